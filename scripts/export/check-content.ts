// Checks the owner's files against their schema. Sentences name the entry and the field as the editor does,
// and say what would be valid. Made for the editor too, so nothing of Node is used here.
import type { Field } from "@sveltia/cms";
import { stemOf } from "@/lib/content/picture-names";
import { type ContentName, type PictureLimits, schema } from "@/lib/content/schema";
import { isCurrent } from "@/lib/local-time";

/** What the files hold, by name; a file that could not be read is left out. */
export type Content = Partial<Record<ContentName, unknown>>;

/** The options of any field that the schema may use, as the editor documents them. */
type AnyField = {
  name: string;
  label: string;
  widget?: string;
  required?: boolean;
  fields?: AnyField[];
  field?: AnyField;
  options?: (string | { value: string })[];
  pattern?: [string, string];
  min?: number;
  max?: number;
  maxlength?: number;
  multiple?: boolean;
  type?: string;
  summary?: string;
  thumbnail?: string;
  value_field?: string;
  display_fields?: string[];
  limits?: PictureLimits;
};

/** A field of one of the files, with what it holds. */
export type Place = {
  field: AnyField;
  value: unknown;
  /** What the value is part of. */
  parent: Record<string, unknown>;
  /** Where it is in the file: `["facts", "hours", 0, "closes"]`. */
  keys: (string | number)[];
  /** Where it is in the editor: `Facts > Hours > Mondays > Closes`. */
  where: string;
};

/** The path of a file of the owner's from the project's root. */
export const fileOf = (name: ContentName) => `lib/content/${name}.json`;

export const names = Object.keys(schema) as ContentName[];

/** Every field of the files, in the order of the schema. */
export function placesIn(content: Content): Place[] {
  return names.flatMap((name) => {
    if (!(name in content)) return [];
    const field = schema[name] as Field as AnyField;
    return [...placesOf(field, content[name], {}, [name], field.label, content)];
  });
}

function* placesOf(
  field: AnyField,
  value: unknown,
  parent: Place["parent"],
  keys: Place["keys"],
  where: string,
  content: Content,
): Generator<Place> {
  yield { field, value, parent, keys, where };
  if (field.widget === "object" && isGroup(value)) {
    for (const part of field.fields ?? []) {
      const { name, label } = part;
      yield* placesOf(part, value[name], value, [...keys, name], `${where} > ${label}`, content);
    }
  }
  if (field.widget === "list" && Array.isArray(value)) {
    const entry = field.field ?? { ...field, widget: "object" };
    for (const [index, one] of value.entries()) {
      const name = entryName(field, one, index, content);
      yield* placesOf(entry, one, {}, [...keys, index], `${where} > ${name}`, content);
    }
  }
}

/** The name of a list's entry, as the editor shows it while the entry is closed. */
function entryName(list: AnyField, entry: unknown, index: number, content: Content): string {
  const { summary = "", thumbnail = "", fields = [] } = list;
  const group = isGroup(entry) ? entry : {};
  const name = summary.replace(/[{}]/g, "");
  const value = group[name];
  const field = fields.find((part) => part.name === name);
  const title = field?.value_field ? targetsOf(field, content).get(value) : value;
  if (isText(title)) return title;
  const file = group[thumbnail];
  return `entry ${index + 1}${isText(file) ? ` (${baseOf(file)})` : ""}`;
}

/** What a relation may refer to, by value, with what the owner calls it. */
function targetsOf({ value_field = "", display_fields = [] }: AnyField, content: Content) {
  const [file = "", , value = ""] = value_field.split(".");
  const shown = display_fields[0]?.split(".")[2] ?? "";
  const entries = content[file as ContentName];
  const groups = Array.isArray(entries) ? entries.filter(isGroup) : [];
  return new Map(groups.map((entry) => [entry[value], entry[shown]]));
}

/** @returns a sentence for each field that is missing, unknown or not what it has to be */
export function checkContent(content: Content): string[] {
  const places = placesIn(content);
  const wrong = places.flatMap(errorsAt);
  return [...wrong, ...checkKinds(places, content), ...checkTwice(places), ...checkOrder(places)];
}

/**
 * Finds what is not shown, which does not break the page.
 *
 * @param now the moment in question
 * @returns a sentence for each
 */
export function warningsAbout(content: Content, now: Date): string[] {
  const places = placesIn(content);
  const zone = places.find(({ field }) => field.name === "timeZone")?.value;
  return places.flatMap(({ field, value, keys, where }) => {
    if (!isText(value)) return [];
    if (field.name === "until" && !isCurrent(value, now, isText(zone) ? zone : undefined))
      return [`${where} is over: nobody sees it.`];
    if (!field.value_field || keys[0] === "gallery" || targetsOf(field, content).has(value))
      return [];
    return [`${where} is no longer there, so this is passed over.`];
  });
}

function errorsAt({ field, value, keys, where }: Place): string[] {
  if (isRight(field, value)) {
    if (field.widget !== "object") return [];
    const known = field.fields?.map(({ name }) => name) ?? [];
    const unknown = Object.keys(value ?? {}).filter((key) => !known.includes(key));
    const remedy = `Take it out of ${fileOf(keys[0] as ContentName)}, or mend its spelling.`;
    return unknown.map((key) => `${where} > ${key} is no field that the site knows. ${remedy}`);
  }
  return [
    `${where} ${state(value)}. ${requirement(field).slice(0, -1)}${quoteMarks(field, value)}.`,
  ];
}

/** Whether a field may hold this, as far as it can be told from the field alone. */
export function isRight(field: AnyField, value: unknown): boolean {
  const { widget = "string", required = true, min = 0, max = Number.POSITIVE_INFINITY } = field;
  if (!required && (value === undefined || (value === "" && isWritten(field)))) return true;
  if (widget === "object") return isGroup(value);
  if (widget === "list") return isList(value, min, max);
  if (widget === "boolean") return typeof value === "boolean";
  if (widget === "number")
    return typeof value === "number" && min <= value && value <= max && matches(field, `${value}`);
  const options = field.options?.map((option) => (isText(option) ? option : option.value));
  if (options && field.multiple)
    return isList(value, min, max) && value.every((one) => options.includes(one as string));
  if (options) return options.includes(value as string);
  if (!isText(value) || [...value.trim()].length > (field.maxlength ?? value.length)) return false;
  // The pattern lets through what only the editor knows by a name alone.
  if (widget === "image" && !value.startsWith("/")) return false;
  return matches(field, value.trim()) && (field.type !== "date" || isDay(value));
}

const matches = ({ pattern }: AnyField, text: string) => !pattern || RegExp(pattern[0]).test(text);

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const isList = (value: unknown, min: number, max: number): value is unknown[] =>
  Array.isArray(value) && value.length >= min && value.length <= max;

/** What a field has to be, as a sentence. */
function requirement({ widget, pattern, options, fields = [], ...field }: AnyField): string {
  const { min = 0, max, maxlength } = field;
  if (pattern) return pattern[1];
  if (options) {
    const values = options.map((option) => (typeof option === "string" ? option : option.value));
    return `It has to be ${field.multiple ? "a list of some of" : "one of"}: ${values.join(", ")}.`;
  }
  const size = [min > 0 && `at least ${min}`, max && `at most ${max}`].filter(Boolean).join(", ");
  const shapes: Record<string, string> = {
    list: `a list in square brackets${size && `, with ${size}`}`,
    object: `a group in braces, with ${fields.map(({ name }) => name).join(", ")}`,
    boolean: "true or false",
  };
  return `It has to be ${shapes[widget ?? ""] ?? `a text${maxlength ? ` of at most ${maxlength} letters` : ""}`}.`;
}

function state(value: unknown): string {
  if (value === undefined) return "is missing";
  if (typeof value === "string" && value.trim() === "") return "is empty";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return `is ${typeof value === "string" ? `“${short}”` : short}`;
}

/** Advice about quote marks, the most common mistake of people who edit the files by hand. */
function quoteMarks(field: AnyField, value: unknown): string {
  if (!isWritten(field)) return typeof value === "string" ? ", without quote marks" : "";
  return value === undefined || typeof value === "string" ? "" : ", in quote marks";
}

/** Whether what a field holds is written in quote marks. */
const isWritten = ({ widget = "string", multiple }: AnyField) =>
  !/list|object|boolean|number/.test(widget) && !multiple;

/** Checks the kinds of work: each service has its own, and each photo that of a service. */
function checkKinds(places: Place[], content: Content): string[] {
  const kinds = places.filter(({ keys }) => keys[0] === "services" && keys[2] === "kind");
  const twice = kinds.flatMap(({ value, where }, index) => {
    const first = kinds.findIndex((other) => other.value === value);
    return first < index && value !== undefined
      ? [
          `${where} is that of ${kinds[first]?.where.replace(/ > [^>]*$/, "")} too. Give each its own.`,
        ]
      : [];
  });
  // Of a mistake among the services, more would only follow.
  if (
    twice.length ||
    kinds.length === 0 ||
    kinds.some((place) => !isRight(place.field, place.value))
  )
    return twice;
  return places.flatMap(({ field, value, keys, where }) => {
    const targets = field.value_field ? targetsOf(field, content) : new Map();
    if (keys[0] !== "gallery" || !field.value_field || !isText(value) || targets.has(value))
      return [];
    const labels = `Choose one of: ${[...targets.values()].join(", ")}`;
    // An id that the editor has made means nothing to the owner.
    if (/^[0-9a-f]{12}$/.test(value))
      return [`${where} is that of a service that is gone. ${labels}.`];
    const written = `in ${fileOf("gallery")}: ${[...targets.keys()].join(", ")}`;
    return [`${where} is “${value}”, which no service has. ${labels} (${written}).`];
  });
}

/**
 * Finds a picture that is used twice where that must be a mistake: in the same role beside each other, or in
 * one entry. Folders and endings are left aside: the address of a slide is made of the name alone.
 */
function checkTwice(places: Place[]): string[] {
  const first = new Map<string, Place>();
  return places.flatMap((place) => {
    const { field, value, keys, where } = place;
    if (field.widget !== "image" || !isText(value)) return [];
    const name = stemOf(value);
    const groups = [`${keys.slice(0, -2)} ${field.name} ${name}`, `${keys.slice(0, -1)} ${name}`];
    const other = groups.map((group) => first.get(group)).find(Boolean);
    for (const group of groups) if (!first.has(group)) first.set(group, place);
    const remedy = "Choose the right one for each.";
    return other
      ? [`${other.where} and ${where} are the same picture, ${baseOf(value)}. ${remedy}`]
      : [];
  });
}

/** Finds an end that lies before its beginning. */
function checkOrder(places: Place[]): string[] {
  return places.flatMap(({ field, value, parent, where }) => {
    const { opens, from } = parent;
    if (field.name === "closes" && isText(value) && isText(opens) && value <= opens)
      return [
        `${where} is “${value}”. It has to be later than “${opens}”, when you open, on the same day.`,
      ];
    if (field.name === "to" && Number(value) < Number(from))
      return [`${where} is ${value}. It has to be at least ${from}, where the price begins.`];
    return [];
  });
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const baseOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);
