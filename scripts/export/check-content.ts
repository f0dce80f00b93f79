// Checks the owner's files against their schema. Sentences name the entry and the field as the editor does,
// and say what would be valid. Made for the editor too, so nothing of Node is used here.
import type { Field } from "@sveltia/cms";
import { stemOf } from "@/lib/content/crops";
import { type ContentName, type OwnRules, schema } from "@/lib/content/schema";

/** What the files hold, by name; a file that could not be read is left out. */
export type Content = Partial<Record<ContentName, unknown>>;

/** The options of any field that the schema may use, as the editor documents them, and our own. */
type AnyField = OwnRules & {
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
  accept?: string;
  summary?: string;
  thumbnail?: string;
  value_field?: string;
  display_fields?: string[];
};

/** A field of one of the files, with what it holds. */
export type Place = {
  field: AnyField;
  value: unknown;
  /** What the value is part of, and the picture that stands for it. */
  parent: Record<string, unknown>;
  thumbnail: unknown;
  /** Where it is in the file: `["facts", "hours", 0, "closes"]`. */
  keys: [ContentName, ...(string | number)[]];
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
    const file = { parent: {}, thumbnail: "", keys: [name] as Place["keys"], where: field.label };
    return [...placesOf({ ...file, field, value: content[name] }, content)];
  });
}

function* placesOf(place: Place, content: Content): Generator<Place> {
  yield place;
  const { field, value, keys, where } = place;
  if (field.widget === "object" && isGroup(value)) {
    const thumbnail = value[field.thumbnail ?? ""];
    for (const part of field.fields ?? []) {
      const inside = {
        keys: [...keys, part.name] as Place["keys"],
        where: `${where} > ${part.label}`,
      };
      const found = { field: part, value: value[part.name], parent: value, thumbnail };
      yield* placesOf({ ...found, ...inside }, content);
    }
  }
  if (field.widget === "list" && Array.isArray(value)) {
    const entry = field.field ?? { ...field, widget: "object" };
    for (const [index, one] of value.entries()) {
      const name = entryName(field, one, index, content);
      const inside = { keys: [...keys, index] as Place["keys"], where: `${where} > ${name}` };
      yield* placesOf({ ...place, field: entry, value: one, ...inside }, content);
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

/** What a relation may lead to, by value, with what the owner calls it. */
function targetsOf({ value_field = "", display_fields = [] }: AnyField, content: Content) {
  const [file = "", , value = ""] = value_field.split(".");
  const shown = display_fields[0]?.split(".")[2] ?? "";
  const entries = content[file as ContentName];
  const groups = Array.isArray(entries) ? entries.filter(isGroup) : [];
  return new Map(groups.map((entry) => [entry[value], entry[shown]]));
}

/** @returns a sentence for each field that is missing, unknown or not what it has to be */
export function checkContent(content: Content): string[] {
  const pictures = new Map<string, Place>();
  return placesIn(content).flatMap((place) => {
    const { field, value, keys, where } = place;
    if (!isRight(field, value)) return [`${where} ${state(value)}. ${requirement(field)}`];
    const known = field.fields?.map(({ name }) => name) ?? [];
    const unknown = field.widget === "object" ? Object.keys(value ?? {}) : [];
    const remedy = `Take it out of ${fileOf(keys[0])}, or mend its spelling.`;
    return [
      ...unknown
        .filter((key) => !known.includes(key))
        .map((key) => `${where} > ${key} is no field that the site knows. ${remedy}`),
      ...orderError(place),
      ...relationError(place, content),
      ...twiceError(place, pictures),
    ];
  });
}

/** Whether a field may hold this, as far as it can be told from the field alone. */
export function isRight(field: AnyField, value: unknown): boolean {
  const { widget = "string", required = true, min = 0, max = Number.POSITIVE_INFINITY } = field;
  const options = field.options?.map((option) => (isText(option) ? option : option.value));
  const matches = (text: string) => !field.pattern || RegExp(field.pattern[0]).test(text);
  if (value === undefined) return !required;
  if (widget === "object") return isGroup(value);
  if (widget === "boolean") return typeof value === "boolean";
  if (widget === "number")
    return typeof value === "number" && min <= value && value <= max && matches(`${value}`);
  if (widget === "list" || field.multiple)
    return (
      Array.isArray(value) &&
      min <= value.length &&
      value.length <= max &&
      (!options || value.every((one) => options.includes(one)))
    );
  if (value === "") return !required;
  if (!isText(value) || [...value.trim()].length > (field.maxlength ?? value.length)) return false;
  // The pattern lets through what only the editor knows by a name alone.
  if (widget === "image" && !value.startsWith("/")) return false;
  return options ? options.includes(value) : matches(value.trim());
}

/** What a field has to be, as a sentence. */
function requirement({ widget, pattern, options, fields = [], ...field }: AnyField): string {
  const { min, max, maxlength, multiple } = field;
  if (pattern) return pattern[1];
  const values = options?.map((option) => (isText(option) ? option : option.value)).join(", ");
  if (values) return `It has to be ${multiple ? "a list of some of" : "one of"}: ${values}.`;
  const size = [min && ` of at least ${min}`, max && ` of at most ${max}`].filter(Boolean).join("");
  const shapes: Record<string, string> = {
    list: `a list in square brackets${size}`,
    object: `a group in braces, with ${fields.map(({ name }) => name).join(", ")}`,
    boolean: "true or false",
  };
  return `It has to be ${shapes[widget ?? ""] ?? `a text${maxlength ? ` of at most ${maxlength} letters` : ""}`}.`;
}

/** A value as it stands in the file: a text by its quote marks, which are easily forgotten there. */
function state(value: unknown): string {
  if (value === undefined) return "is missing";
  if (typeof value === "string" && value.trim() === "") return "is empty";
  const text = JSON.stringify(value);
  return `is ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`;
}

/** Finds an end that lies before its beginning. */
function orderError({ field: { from }, value, parent, where }: Place): string[] {
  const first = from && parent[from.name];
  // Two numbers, or two texts: times of day are in the order of their letters.
  if (!from || !((value as string) < (first as string))) return [];
  return [`${where} ${state(value)}. It may not lie before ${from.label}, which ${state(first)}.`];
}

/** Finds what leads to nothing, unless it is passed over then. */
function relationError({ field, value, where }: Place, content: Content): string[] {
  const targets = targetsOf(field, content);
  if (!field.value_field || field.mayBeGone || !targets.size || targets.has(value)) return [];
  const [file, , key] = field.value_field.split(".");
  // By its label: an id that the editor has made means nothing to the owner.
  return [
    `${where} is none that there is. Choose one of: ${[...targets.values()].join(", ")} (by hand: its ${key} in ${fileOf(file as ContentName)}).`,
  ];
}

/** Finds a second file of a name. Folders and endings are left aside: addresses are made of the name alone. */
function twiceError(place: Place, before: Map<string, Place>): string[] {
  if (!place.field.unique || !isText(place.value)) return [];
  const name = stemOf(place.value);
  const other = before.get(name);
  before.set(name, other ?? place);
  const both = `${other?.where} and ${place.where} are the same picture, ${baseOf(place.value)}.`;
  return other ? [`${both} Choose the right one for each.`] : [];
}

/**
 * Why a picture of this size, in pixels, cannot be shown where a field is, in words that follow its name.
 *
 * @returns undefined when it can
 */
export function sizeError(field: AnyField, width: number, height: number): string | undefined {
  const { minWidth = 0, minHeight = 0 } = field;
  if (width >= minWidth && height >= minHeight) return undefined;
  const least = minWidth ? `${minWidth} pixels wide` : `${minHeight} pixels high`;
  return `is ${width} x ${height} pixels. It has to be at least ${least}: choose it as the camera made it. What comes by a messenger, or from the screen, is smaller.`;
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const baseOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);
