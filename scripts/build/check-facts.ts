// Checks the owner's facts before a build, so that a slip stops it with a sentence and not with a stack.
import { fileURLToPath } from "node:url";
import { phoneLinkOf } from "../../lib/phone";
import { readJson } from "./read-json";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

type Holds = (value: unknown) => boolean;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";
const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value > 0;
const isYear = (value: unknown) =>
  isCount(value) && value >= 1800 && value <= new Date().getFullYear();
const isListOf = (holds: Holds) => (value: unknown) => Array.isArray(value) && value.every(holds);
const isHttps = (value: unknown) =>
  typeof value === "string" && URL.canParse(value) && /^https:/.test(value);

const fieldsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object) });

const text: [Holds, string] = [isText, "a text in quote marks"];

/** What each field of lib/content/facts.json has to be: a test, and the same in words. */
const RULES: Record<string, [holds: Holds, words: string]> = {
  name: text,
  phone: [
    (value) => isText(value) && phoneLinkOf(value) !== undefined,
    'a US number of ten digits, such as "(785) 555-0142" or "785.555.0142 ext 4", with the quote marks',
  ],
  email: [
    (value) => isText(value) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    'an e-mail address, such as "quotes@example.com"',
  ],
  city: text,
  state: text,
  area: text,
  towns: [isListOf(isText), 'a list of towns, such as ["Auburn", "Silver Lake"], or []'],
  hours: [
    isListOf((value) => {
      const { text, days, opens, closes } = fieldsOf(value);
      const areDays = isListOf((day) => DAYS.includes(String(day)));
      return isText(text) && areDays(days) && TIME.test(`${opens}`) && TIME.test(`${closes}`);
    }),
    'a list of entries such as { "text": "Monday to Friday, 7 am to 5 pm", "days": ["Monday", "Friday"], "opens": "07:00", "closes": "17:00" }, or []',
  ],
  since: [isYear, "a year without quote marks, such as 2012, and not in the future"],
  years: [isText, 'a text in quote marks, such as "10+"'],
  projects: [isText, 'a text in quote marks, such as "500+"'],
  answerHours: [isCount, "a whole number of hours without quote marks, such as 24"],
  social: [
    isListOf((value) => isText(fieldsOf(value).label) && isHttps(fieldsOf(value).url)),
    'a list of links such as { "label": "Facebook", "url": "https://www.facebook.com/name" }, or []',
  ],
};

/**
 * @param facts what lib/content/facts.json holds
 * @returns a sentence for each field that is missing, unknown or not what it has to be
 */
export function checkFacts(facts: object): string[] {
  const fields = fieldsOf(facts);
  const unknown = Object.keys(fields).filter((field) => !(field in RULES));
  const wrong = Object.entries(RULES).filter(([field, [holds]]) => !holds(fields[field]));
  return [
    ...unknown.map(
      (field) => `"${field}" is no field that the site knows. Take it out, or mend its spelling.`,
    ),
    ...wrong.map(([field, [, words]]) =>
      field in fields
        ? `"${field}" is ${JSON.stringify(fields[field])}. It has to be ${words}.`
        : `"${field}" is missing. It has to be ${words}.`,
    ),
  ].map((problem) => `lib/content/facts.json: ${problem}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await readJson<object>("lib/content/facts.json").then(
    checkFacts,
    ({ message }) => [message],
  );
  if (problems.length) {
    console.error(problems.join("\n"));
    process.exit(1);
  }
}
