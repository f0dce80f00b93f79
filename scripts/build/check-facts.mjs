// Checks the owner's facts before a build, so that a slip stops it with a sentence and not with a stack.
import { fileURLToPath } from "node:url";
import { phoneLinkOf } from "../../lib/phone.mjs";
import { readJson } from "./read-json.mjs";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isText = (value) => typeof value === "string" && value.trim() !== "";
const isCount = (value) => Number.isInteger(value) && value > 0;
const isYear = (value) => isCount(value) && value >= 1800 && value <= new Date().getFullYear();
const isListOf = (holds) => (value) => Array.isArray(value) && value.every(holds);
const isHttps = (value) =>
  typeof value === "string" && URL.canParse(value) && /^https:/.test(value);

const text = [isText, "a text in quote marks"];

/** What each field of lib/facts.json has to be: a test, and the same in words. */
const RULES = {
  name: text,
  phone: [
    (value) => isText(value) && phoneLinkOf(value),
    'a US number of ten digits, such as "(785) 555-0142" or "785.555.0142 ext 4", with the quote marks',
  ],
  email: [
    (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    'an e-mail address, such as "quotes@example.com"',
  ],
  city: text,
  state: text,
  area: text,
  towns: [isListOf(isText), 'a list of towns, such as ["Auburn", "Silver Lake"], or []'],
  hours: [
    isListOf(
      (entry) =>
        isText(entry?.text) &&
        isListOf((day) => DAYS.includes(day))(entry.days) &&
        TIME.test(entry.opens) &&
        TIME.test(entry.closes),
    ),
    'a list of entries such as { "text": "Monday to Friday, 7 am to 5 pm", "days": ["Monday", "Friday"], "opens": "07:00", "closes": "17:00" }, or []',
  ],
  since: [isYear, "a year without quote marks, such as 2012, and not in the future"],
  years: [isText, 'a text in quote marks, such as "10+"'],
  projects: [isText, 'a text in quote marks, such as "500+"'],
  answerHours: [isCount, "a whole number of hours without quote marks, such as 24"],
  social: [
    isListOf((link) => isText(link?.label) && isHttps(link.url)),
    'a list of links such as { "label": "Facebook", "url": "https://www.facebook.com/name" }, or []',
  ],
};

/**
 * @param {Record<string, unknown>} facts what lib/facts.json holds
 * @returns {string[]} a sentence for each field that is missing, unknown or not what it has to be
 */
export function checkFacts(facts) {
  const unknown = Object.keys(facts).filter((field) => !(field in RULES));
  const wrong = Object.entries(RULES).filter(([field, [holds]]) => !holds(facts[field]));
  return [
    ...unknown.map(
      (field) => `"${field}" is no field that the site knows. Take it out, or mend its spelling.`,
    ),
    ...wrong.map(([field, [, words]]) =>
      field in facts
        ? `"${field}" is ${JSON.stringify(facts[field])}. It has to be ${words}.`
        : `"${field}" is missing. It has to be ${words}.`,
    ),
  ].map((problem) => `lib/facts.json: ${problem}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await readJson("lib/facts.json").then(checkFacts, ({ message }) => [message]);
  if (problems.length) {
    console.error(problems.join("\n"));
    process.exit(1);
  }
}
