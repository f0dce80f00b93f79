// Checks the owner's files against their schema. Each error names the entry and the field as the editor does, and
// says what would be valid. The editor's script uses this file as well, so it must not import from Node.
import type { Field } from "@sveltia/cms";
import { stemOf } from "./crops";
import { type ContentName, type OwnRules, schema } from "./schema";

/** The data of the files, by name; a file that could not be read is left out. */
export type Content = Partial<Record<ContentName, unknown>>;

/** All options that a field in the schema may have: the editor's, as it documents them, and our own. */
type AnyField = OwnRules & {
  name: string;
  label: string;
  widget?: string;
  required?: boolean;
  fields?: AnyField[];
  field?: AnyField;
  options?: string[];
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

/** A field of one of the files, with its value. */
export type FieldValue<Value = unknown> = {
  field: AnyField;
  value: Value;
  /** The group that the value is in. */
  parent: Record<string, unknown>;
  /** Where it is in the file: `["facts", "hours", 0, "closes"]`. */
  keys: [ContentName, ...(string | number)[]];
  /** Where it is in the editor: `Facts > Hours > Mondays > Closes`. */
  where: string;
};

/** The path of one of the owner's files from the project's root. */
export const fileOf = (name: ContentName) => `lib/content/${name}.json`;

export const contentNames = Object.keys(schema) as ContentName[];

/** Every field of the files with its value, in the order of the schema. */
export function valuesIn(content: Content): FieldValue[] {
  return contentNames.flatMap((name) => {
    if (!(name in content)) return [];
    const field = schema[name] as Field as AnyField;
    const file = { field, value: content[name], parent: {}, where: field.label };
    return withNested({ ...file, keys: [name] }, content);
  });
}

/** The value itself, and then all values inside it. */
function withNested(found: FieldValue, content: Content): FieldValue[] {
  const { value, keys, where } = found;
  const parent = isGroup(value) ? value : {};
  const nested = partsOf(found, content).flatMap(({ key, label, ...part }) =>
    withNested({ ...part, parent, keys: [...keys, key], where: `${where} > ${label}` }, content),
  );
  return [found, ...nested];
}

/** The fields of a group, or the entries of a list. */
function partsOf({ field, value }: FieldValue, content: Content) {
  if (field.widget === "object" && isGroup(value))
    return (field.fields ?? []).map((part) => {
      const { name, label } = part;
      return { field: part, value: value[name], key: name, label };
    });
  if (field.widget === "list" && Array.isArray(value))
    return value.map((one, index) => {
      const entry = field.field ?? { ...field, widget: "object" };
      return { field: entry, value: one, key: index, label: entryName(field, one, index, content) };
    });
  return [];
}

/** The name of a list's entry, as the editor shows it for a closed entry. */
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

/** The entries that a relation may refer to: their values, and the names that the owner knows them by. */
function targetsOf({ value_field = "", display_fields = [] }: AnyField, content: Content) {
  const [file = "", , value = ""] = value_field.split(".");
  const shown = display_fields[0]?.split(".")[2] ?? "";
  const entries = content[file as ContentName];
  const groups = Array.isArray(entries) ? entries.filter(isGroup) : [];
  return new Map(groups.map((entry) => [entry[value], entry[shown]]));
}

/** @returns a sentence for each field that is missing, unknown or not valid */
export function checkContent(content: Content): string[] {
  const pictures = new Map<string, string>();
  return valuesIn(content).flatMap((found) => {
    const { field, value, where } = found;
    if (!isValid(field, value)) return `${where} ${describeValue(value)}. ${requirement(field)}`;
    const errors = [
      ...unknownFields(found),
      orderError(found),
      relationError(found, content),
      duplicateError(found, pictures),
    ];
    return errors.filter((error) => error !== undefined);
  });
}

/** Pictures that the page shows, each with its field; a value that is not an address is left out. */
export const picturesIn = (content: Content): FieldValue<string>[] =>
  valuesIn(content).filter(
    (found): found is FieldValue<string> =>
      found.field.widget === "image" && isText(found.value) && isValid(found.field, found.value),
  );

/** Whether a field may have this value; other fields are not taken into account. */
function isValid(field: AnyField, value: unknown): boolean {
  const { widget = "string", required = true, min = 0, max = Number.POSITIVE_INFINITY } = field;
  const { options, pattern } = field;
  const matches = (text: string) => !pattern || RegExp(pattern[0]).test(text);
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
  // A picture just chosen in the editor is still a bare file name, which the pattern accepts. A build does not.
  if (widget === "image" && !value.startsWith("/")) return false;
  return options ? options.includes(value) : matches(value.trim());
}

/** The sentence that says what a field has to be. */
function requirement({ widget, pattern, options, fields = [], ...field }: AnyField): string {
  const { min, max, maxlength, multiple } = field;
  if (pattern) return pattern[1];
  if (options)
    return `It has to be ${multiple ? "a list of some of" : "one of"}: ${options.join(", ")}.`;
  const size = [min && ` of at least ${min}`, max && ` of at most ${max}`].filter(Boolean).join("");
  const shapes: Record<string, string> = {
    list: `a list in square brackets${size}`,
    object: `a group in braces, with ${fields.map(({ name }) => name).join(", ")}`,
    boolean: "true or false",
  };
  return `It has to be ${shapes[widget ?? ""] ?? `a text${maxlength ? ` of at most ${maxlength} letters` : ""}`}.`;
}

/** Says what a field's value is, as the file has it: texts in quote marks, which are easily forgotten there. */
function describeValue(value: unknown): string {
  if (value === undefined) return "is missing";
  if (typeof value === "string" && value.trim() === "") return "is empty";
  const text = JSON.stringify(value);
  return `is ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`;
}

/** Finds what stands in a group and is not in the schema. */
function unknownFields({ field, value, keys, where }: FieldValue): string[] {
  if (field.widget !== "object" || !isGroup(value)) return [];
  const known = field.fields?.map(({ name }) => name) ?? [];
  const remedy = `Take it out of ${fileOf(keys[0])}, or correct its spelling.`;
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${where} > ${key} is not a field of the site. ${remedy}`);
}

/** Finds a value that is less than the one it has to follow, such as hours that close before they open. */
function orderError({ field: { notBefore }, value, parent, where }: FieldValue) {
  const first = notBefore && parent[notBefore.name];
  // Both are numbers, or both are times such as 07:00, which compare correctly as texts.
  if (!notBefore || !((value as string) < (first as string))) return undefined;
  return `${where} ${describeValue(value)}. It may not be before ${notBefore.label}, which ${describeValue(first)}.`;
}

/** Finds references to entries that do not exist, unless the page ignores those. */
function relationError({ field, value, where }: FieldValue, content: Content) {
  const targets = targetsOf(field, content);
  if (!field.value_field || field.optionalTarget || !targets.size || targets.has(value))
    return undefined;
  const [file, , key] = field.value_field.split(".");
  // Without its value: an id that the editor has made means nothing to the owner.
  return `${where} does not exist. Choose one of: ${[...targets.values()].join(", ")} (by hand: its ${key} in ${fileOf(file as ContentName)}).`;
}

/**
 * Finds a second file of the same name. Folder and ending do not count: a slide's address is made of the name.
 *
 * @param seen where each name was found
 */
function duplicateError({ field, value, where }: FieldValue, seen: Map<string, string>) {
  if (!field.unique || !isText(value)) return undefined;
  const other = seen.get(stemOf(value));
  if (other)
    return `${other} and ${where} are the same picture, ${baseOf(value)}. Choose the right one for each.`;
  seen.set(stemOf(value), where);
}

/**
 * Checks the size of a field's picture, in pixels.
 *
 * @returns what is wrong with it, in words that follow its name; undefined when it is large enough
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
