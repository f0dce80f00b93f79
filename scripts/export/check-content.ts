// Checks the owner's files. Messages name the entry and the field as the editor does, and say what would be
// valid.
import path from "node:path";
import { z } from "zod";
import { type Field, fields } from "@/lib/content/fields";
import { type ContentName, schemas } from "@/lib/content/schema";
import { isCurrent } from "@/lib/local-time";

/** What the files hold, by name; a file that could not be read is left out. */
export type Content = Partial<Record<ContentName, unknown>>;

/** A field of the owner's files as JSON Schema, with what `fields` says of it. */
export type Rule = z.core.JSONSchema.JSONSchema & Partial<Field>;

type Keys = readonly PropertyKey[];

/** The path of a file of the owner's from the project's root. */
export const fileOf = (name: ContentName) => `lib/content/${name}.json`;

/** The rules of one of the owner's files. */
export function rulesOf(name: ContentName): Rule {
  return z.toJSONSchema(schemas[name], { metadata: fields, io: "input" }) as Rule;
}

/** @returns a sentence for each field that is missing, unknown or not what it has to be */
export function checkContent(content: Content): string[] {
  const names = Object.keys(schemas) as ContentName[];
  return [
    ...names.flatMap((name) => (name in content ? checkFile(name, content[name]) : [])),
    ...checkKinds(content),
    ...checkNames(content),
    ...checkTwice(content),
    ...checkHours(content),
  ];
}

/**
 * Finds possible mistakes that do not break the page.
 *
 * @param now the moment in question
 * @returns a sentence for each
 */
export function remarksOn(content: Content, now: Date): string[] {
  const { notice, timeZone } = fieldsOf(content.facts);
  const { until } = fieldsOf(notice);
  const over = typeof until === "string" && !isCurrent(until, now, timeZone as string);
  const shown = entriesOf(content.gallery).map(({ file }) => file);
  const finishes = entriesOf(fieldsOf(content.pictures).finishes);
  return [
    ...(over
      ? [`${breadcrumb("facts", content, ["notice", "until"])} is over: nobody sees it.`]
      : []),
    ...finishes.flatMap(({ example }, index) =>
      !example || shown.includes(example)
        ? []
        : [
            `${breadcrumb("pictures", content, ["finishes", index, "example"])} is a photo that is no longer in the gallery: the name of the finish leads nowhere.`,
          ],
    ),
  ];
}

function checkFile(name: ContentName, data: unknown): string[] {
  const issues = schemas[name].safeParse(data).error?.issues ?? [];
  const sentences = issues.flatMap((issue) => {
    const field = breadcrumb(name, { [name]: data }, issue.path);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map(
        (key) =>
          `${field} > ${key} is no field that the site knows. Take it out of ${fileOf(name)}, or mend its spelling.`,
      );
    }
    const value = issue.path.reduce(step, data);
    const marks = issue.code === "invalid_type" ? quoteMarks(issue.expected, value) : "";
    return `${field} ${state(value)}. It has to be ${issue.message}${marks}.`;
  });
  // A text may break two rules with the same message.
  return [...new Set(sentences)];
}

function step(data: unknown, key: PropertyKey): unknown {
  return (data as Record<PropertyKey, unknown> | undefined)?.[key];
}

/**
 * Where something is, in the words of the editor: `Photos > Broom-finished patio > Caption`.
 *
 * @param keys the way to it, from the top of the file
 */
export function breadcrumb(name: ContentName, content: Content, keys: Keys): string {
  let rule: Rule | undefined = rulesOf(name);
  let value = content[name];
  const labels = [rule.label];
  for (const key of keys) {
    value = step(value, key);
    if (typeof key === "number") {
      labels.push(entryName(rule, value, key));
      rule = rule?.items as Rule | undefined;
    } else {
      rule = rule?.properties?.[String(key)] as Rule | undefined;
      labels.push(rule?.label ?? String(key));
    }
  }
  return labels.join(" > ");
}

/** The name of a list entry, as the editor shows it while the entry is closed. */
function entryName(
  { summary = "", thumbnail = "" }: Partial<Field> = {},
  entry: unknown,
  index: number,
) {
  const { [summary]: title, [thumbnail]: file } = fieldsOf(entry);
  if (typeof title === "string" && title.trim()) return title;
  return `entry ${index + 1}${file ? ` (${path.basename(String(file))})` : ""}`;
}

function state(value: unknown): string {
  if (value === undefined) return "is missing";
  if (typeof value === "string" && value.trim() === "") return "is empty";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return `is ${typeof value === "string" ? `“${short}”` : short}`;
}

/** Advice about quote marks, the most common mistake of people who edit the files by hand. */
function quoteMarks(expected: string, value: unknown): string {
  if (expected === "string" && value !== undefined) return ", in quote marks";
  return typeof value === "string" ? ", without quote marks" : "";
}

/** Checks kinds, by which photos and sizes refer to a service. */
function* checkKinds(content: Content) {
  const services = entriesOf(content.services);
  const kinds = services.map(({ kind }) => kind);
  for (const [index, kind] of kinds.entries()) {
    if (kind !== undefined && kinds.indexOf(kind) < index)
      yield `${breadcrumb("services", content, [index, "kind"])} is “${kind}”, as of another service. Give each its own.`;
  }
  if (kinds.length === 0) return;
  const titles = services.map(({ shortTitle }) => shortTitle).join(", ");
  const unknown = (name: ContentName, keys: Keys) => {
    const kind = keys.reduce(step, content[name]);
    if (typeof kind !== "string" || kind.trim() === "" || kinds.includes(kind)) return [];
    const where = breadcrumb(name, content, keys);
    return [`${where} is “${kind}”, which no service has. Choose one of: ${titles}.`];
  };
  for (const index of entriesOf(content.gallery).keys()) yield* unknown("gallery", [index, "kind"]);
  const { sizes } = fieldsOf(fieldsOf(content.words).taps);
  for (const index of entriesOf(sizes).keys())
    yield* unknown("words", ["taps", "sizes", index, "kind"]);
}

/** Finds photos with the same file name, endings aside, because the address of a slide is made of it. */
function* checkNames(content: Content) {
  const stems = new Map<string, number>();
  for (const [index, { file }] of entriesOf(content.gallery).entries()) {
    if (typeof file !== "string") continue;
    const { base, name } = path.parse(file);
    const first = stems.get(name);
    if (first !== undefined) {
      const [one, other] = [first, index].map((at) => breadcrumb("gallery", content, [at]));
      yield `${one} and ${other} have the same photo, ${base}, if its ending is left aside. Take one out, or choose another photo for it.`;
    }
    stems.set(name, index);
  }
}

/** Finds a picture that is used twice where that must be a mistake. */
function* checkTwice(content: Content) {
  const keysOf = (list: unknown, ...keys: PropertyKey[]) =>
    entriesOf(list).map((_, index) => [...keys, index]);
  const { people } = fieldsOf(content.facts);
  const { finishes } = fieldsOf(content.pictures);
  const groups: [ContentName, Keys[]][] = [
    [
      "pictures",
      [
        ["hero", "file"],
        ["surface", "file"],
      ],
    ],
    ["pictures", keysOf(finishes, "finishes").map((keys) => [...keys, "file"])],
    ["facts", keysOf(people, "people").map((keys) => [...keys, "photo"])],
    ...keysOf(content.gallery).map((keys): [ContentName, Keys[]] => [
      "gallery",
      [
        [...keys, "file"],
        [...keys, "before"],
      ],
    ]),
  ];
  for (const [name, places] of groups) {
    const files = places.map((keys) => keys.reduce(step, content[name]));
    for (const [index, file] of files.entries()) {
      const first = files.indexOf(file);
      if (!file || first === index) continue;
      const [one, other] = [first, index].map((at) => breadcrumb(name, content, places[at] ?? []));
      yield `${one} and ${other} are the same picture, ${path.basename(String(file))}. Choose the right one for each.`;
    }
  }
}

function* checkHours(content: Content) {
  const { hours } = fieldsOf(content.facts);
  for (const [index, { opens, closes }] of entriesOf(hours).entries()) {
    if (typeof opens !== "string" || typeof closes !== "string" || opens < closes) continue;
    yield `${breadcrumb("facts", content, ["hours", index, "closes"])} is “${closes}”. It has to be later than “${opens}”, when you open, on the same day.`;
  }
}

const entriesOf = (list: unknown) => (Array.isArray(list) ? list.map(fieldsOf) : []);
const fieldsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object) });
