// What is wrong with the owner's files, told by file and field, with what would be right.
import path from "node:path";
import { type ContentName, schemas } from "@/lib/content/schema";

/** What the files hold, by name; a file that could not be read is left out. */
export type Content = Partial<Record<ContentName, unknown>>;

/** The path of a file of the owner's from the project's root. */
export const fileOf = (name: ContentName) => `lib/content/${name}.json`;

/** @returns a sentence for each field that is missing, unknown or not what it has to be */
export function checkContent(content: Content): string[] {
  const names = Object.keys(schemas) as ContentName[];
  return [
    ...names.flatMap((name) => (name in content ? checkFile(name, content[name]) : [])),
    ...checkKinds(content),
    ...checkNames(content),
  ];
}

function checkFile(name: ContentName, data: unknown): string[] {
  const issues = schemas[name].safeParse(data).error?.issues ?? [];
  const sentences = issues.flatMap((issue) => {
    const field = place(data, issue.path);
    if (issue.code === "unrecognized_keys") {
      const where = field && `${field}, `;
      return issue.keys.map(
        (key) =>
          `${where}"${key}" is no field that the site knows. Take it out, or mend its spelling.`,
      );
    }
    const value = issue.path.reduce(step, data);
    const marks = issue.code === "invalid_type" ? quoteMarks(issue.expected, value) : "";
    return `${field} ${state(value)}. It has to be ${issue.message}${marks}.`.trim();
  });
  // A text may break two rules, and is told once.
  return [...new Set(sentences)].map((sentence) => `${fileOf(name)}: ${sentence}`);
}

function step(data: unknown, key: PropertyKey): unknown {
  return (data as Record<PropertyKey, unknown> | undefined)?.[key];
}

/** Where in a file something is: `entry 3 (patio.jpg), "caption"`. */
function place(data: unknown, keys: readonly PropertyKey[]): string {
  const names = keys.map((key, index) => {
    if (typeof key !== "number") return `"${String(key)}"`;
    const entry = keys.slice(0, index + 1).reduce(step, data);
    const { file, title, name, label } = fieldsOf(entry);
    const called = file ? path.basename(String(file)) : (title ?? name ?? label);
    return `entry ${key + 1}${called ? ` (${called})` : ""}`;
  });
  return names.join(", ");
}

function state(value: unknown): string {
  if (value === undefined) return "is missing";
  if (typeof value === "string" && value.trim() === "") return "is empty";
  const text = JSON.stringify(value);
  return `is ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`;
}

/** What a beginner gets wrong first. */
function quoteMarks(expected: string, value: unknown): string {
  if (expected === "string" && value !== undefined) return ", in quote marks";
  return typeof value === "string" ? ", without quote marks" : "";
}

function* checkKinds({ services, gallery }: Content) {
  const kinds = entriesOf(services).map(({ kind }) => kind);
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) < index);
  if (twice)
    yield `${fileOf("services")}: two services have the kind "${twice}". Give each its own.`;
  if (kinds.length === 0) return;
  for (const [index, { kind }] of entriesOf(gallery).entries()) {
    if (typeof kind !== "string" || kind.trim() === "" || kinds.includes(kind)) continue;
    yield `${fileOf("gallery")}: ${place(gallery, [index, "kind"])} is "${kind}", which no service has. It has to be one of: ${kinds.join(", ")}.`;
  }
}

/** The address of a slide is the name of its file without the ending. */
function* checkNames({ gallery }: Content) {
  const stems = new Set<string>();
  for (const { file } of entriesOf(gallery)) {
    const { base, name } = path.parse(String(file));
    if (stems.has(name)) {
      yield `${fileOf("gallery")}: ${base} is there twice, if its ending is left aside. Keep one.`;
    }
    stems.add(name);
  }
}

const entriesOf = (list: unknown) => (Array.isArray(list) ? list.map(fieldsOf) : []);
const fieldsOf = (value: unknown): Record<string, unknown> => ({ ...(value as object) });
