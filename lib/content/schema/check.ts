// Checks the owner's files against their schema. Each error names the entry and the field as the editor does, and
// says what would be valid.

import { stemOf } from "../files";
import { minWidthOf } from "../picture-kinds";
import { filled } from "../placeholders";
import type { NamedField } from "./field-kinds";
import { type ContentName, schema } from "./schema";

/** The trimmed data of the files, by name; a file that could not be read is left out. */
export type Content = Partial<Record<ContentName, unknown>>;

/** A node in the tree of the owner's content: a text, a number, a group or a list, and the field that it belongs to. */
export type ContentNode<Value = unknown> = {
  field: NamedField;
  value: Value;
  /** The group that the value is in. */
  parent: Record<string, unknown>;
  /** Where it is in the editor: `Facts > Hours > Monday to Friday > Closes`. */
  where: string;
};

/** The path of one of the owner's files from the project's root. */
export const contentPath = (name: ContentName) => `lib/content/${name}.json`;

/** All nodes of the files, in the order of the schema. */
export function nodesIn(content: Content): ContentNode[] {
  return schema
    .filter(({ name }) => name in content)
    .flatMap((field) =>
      withDescendants({ field, value: content[field.name], parent: content, where: field.label }),
    );
}

/** The node itself, and then all nodes inside it. */
const withDescendants = (node: ContentNode): ContentNode[] => [
  node,
  ...childrenOf(node).flatMap(withDescendants),
];

/** The fields of a group, or the entries of a list. */
function childrenOf({ field, value, where }: ContentNode): ContentNode[] {
  if (field.widget === "object" && isGroup(value))
    return (field.fields ?? []).map((inner) => ({
      field: inner,
      value: value[inner.name],
      parent: value,
      where: `${where} > ${inner.label}`,
    }));
  if (field.widget === "list" && Array.isArray(value))
    return value.map((entry, index) => ({
      // An entry of a list of groups has the list's fields, but not its limits.
      field: field.field ?? { ...field, widget: "object", min: undefined, max: undefined },
      value: entry,
      parent: {},
      where: `${where} > ${entryName(field, entry, index)}`,
    }));
  return [];
}

/** The name of a list's entry, as the editor shows it for a closed entry. */
function entryName({ summary = "" }: NamedField, entry: unknown, index: number) {
  const title = isGroup(entry) && entry[summary.replace(/[{}]/g, "")];
  return isText(title) ? title : `entry ${index + 1}`;
}

/**
 * Checks the data of the files.
 *
 * @returns a sentence for each field that is missing, unknown or not valid
 */
export function checkContent(content: Content): string[] {
  const nodes = nodesIn(content);
  return nodes.flatMap((node) => {
    const { field, value, where } = node;
    const errors = isValid(field, value)
      ? [
          ...unknownFields(node),
          orderError(node),
          relationError(node, content),
          duplicateError(node, nodes),
        ]
      : [`${where} ${describeValue(value)}. ${requirement(field, value)}`];
    return [amountError(node, content), ...errors].filter((error) => error !== undefined);
  });
}

/** The pictures in the owner's files. A value that is not a valid address is left out. */
export const picturesIn = (content: Content): ContentNode<string>[] =>
  nodesIn(content).filter(
    (node): node is ContentNode<string> =>
      node.field.widget === "image" && isText(node.value) && isValid(node.field, node.value),
  );

/** Whether a field may have this value; its length and other fields are not taken into account. */
function isValid(field: NamedField, value: unknown): boolean {
  const { widget, min = 0, max = Number.POSITIVE_INFINITY, options, pattern } = field;
  const matches = (text: string) => !pattern || RegExp(pattern[0]).test(text);
  if (value === undefined) return !field.required;
  if (widget === "object") return isGroup(value);
  if (widget === "boolean") return typeof value === "boolean";
  if (widget === "number")
    return typeof value === "number" && min <= value && value <= max && matches(`${value}`);
  if (widget === "list" || field.multiple)
    return Array.isArray(value) && (!options || value.every((one) => options.includes(one)));
  if (value === "") return !field.required;
  if (!isText(value)) return false;
  // A picture just chosen in the editor is still a bare file name, which the pattern accepts. A build does not.
  if (widget === "image" && !value.startsWith("/")) return false;
  return options ? options.includes(value) : matches(value);
}

/** The sentence that says what a field has to be, where it has this value. */
function requirement(field: NamedField, value: unknown) {
  const { widget = "text", pattern, options, fields = [] } = field;
  if (typeof value === "number" && isValid(field, `${value}`))
    return `Put it in quote marks: "${value}".`;
  if (isText(value) && isValid(field, Number(value)))
    return `Write it without quote marks: ${value}`;
  if (pattern) return pattern[1];
  if (options)
    return `It has to be ${field.multiple ? "a list of some of" : "one of"}: ${options.join(", ")}.`;
  const kinds: Record<string, string> = {
    boolean: "true or false, without quote marks",
    object: `a group in braces, with ${fields.map(({ name }) => name).join(", ")}`,
    list: "a list in square brackets",
  };
  return `It has to be ${kinds[widget] ?? "a text"}.`;
}

/** Describes a field's value as the file has it, because the quote marks around a text are often forgotten. */
function describeValue(value: unknown): string {
  if (value === undefined) return "is missing";
  if (value === "") return "is empty";
  const text = JSON.stringify(value);
  return `is ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`;
}

/**
 * Finds a text that is too long as the page shows it, which is with the facts in the place of `{city}`, and a list with
 * too few or too many entries. An optional list may be empty.
 */
function amountError({ field, value, where }: ContentNode, { facts }: Content) {
  const { required, min = 0, max = Infinity, maxlength = Infinity } = field;
  if (Array.isArray(value)) {
    const amount = `${where} has ${value.length === 1 ? "1 entry" : `${value.length} entries`}`;
    if (value.length > max) return `${amount}. At most ${max} fit.`;
    const isShort = value.length < min && (required || value.length > 0);
    return isShort ? `${amount}. It needs at least ${min}.` : undefined;
  }
  if (!isText(value)) return undefined;
  const shown = filled(value, isGroup(facts) ? facts : {});
  const how = shown === value ? "" : ", with the facts filled in";
  const { length } = [...shown];
  return length > maxlength
    ? `${where} has ${length} letters${how}. At most ${maxlength} fit.`
    : undefined;
}

/** Finds names in a group that the schema does not have. */
function unknownFields({ field, value, where }: ContentNode): string[] {
  if (field.widget !== "object" || !isGroup(value)) return [];
  const known = field.fields?.map(({ name }) => name) ?? [];
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${where} > ${key} is not a field of the site. Remove it, or correct its name.`);
}

/** Finds a value that is less than the one it has to follow, such as hours that close before they open. */
function orderError({ field, value, parent, where }: ContentNode) {
  const first = field.notBefore && parent[field.notBefore];
  // Both are numbers, or both are times such as 07:00, which compare correctly as texts.
  return first && (value as string) < (first as string)
    ? `${where} ${describeValue(value)}. It may not be before ${JSON.stringify(first)}.`
    : undefined;
}

/**
 * Finds references to entries that do not exist. A wrong reference that is optional is no error: the page ignores it.
 */
function relationError({ field, value, where }: ContentNode, content: Content) {
  const [file, , key = ""] = field.value_field?.split(".") ?? [];
  const entries = content[file as ContentName];
  const targets = Array.isArray(entries) ? entries.filter(isGroup) : [];
  const exists = targets.some((target) => target[key] === value);
  if (!field.required || !targets.length || exists) return undefined;
  const shown = field.display_fields?.[0]?.split(".")[2] ?? "";
  // The sentence does not show the value, because an id that the editor has made means nothing to the owner.
  return `${where} does not exist. Choose one of: ${targets.map((target) => target[shown]).join(", ")}.`;
}

/**
 * Finds a value that another entry has as well, where it has to be unique. Texts that differ in their capitals alone are
 * the same to a visitor, and so are files with the same stem.
 */
function duplicateError({ field, value, parent, where }: ContentNode, all: ContentNode[]) {
  const identity = (text: string) => (field.widget === "image" ? stemOf(text) : text).toLowerCase();
  if (!field.unique || !isText(value)) return undefined;
  const first = all.find(
    ({ field: { unique }, value: other }) =>
      unique === field.unique && isText(other) && identity(other) === identity(value),
  );
  return first && first.parent !== parent
    ? `${first.where} and ${where} are the same, ${value}; capitals do not count. Choose another for one of them.`
    : undefined;
}

/**
 * Checks the size of a field's picture.
 *
 * @param width in pixels
 * @param height in pixels, for the message
 * @returns what is wrong with it, in words that follow its name; undefined when it is large enough
 */
export function sizeError(field: NamedField, width: number, height: number) {
  const minWidth = minWidthOf(field);
  return width < minWidth
    ? `is ${width} x ${height} pixels. It has to be at least ${minWidth} pixels wide: choose it as the camera made it. What comes by a messenger, or from the screen, is smaller.`
    : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
