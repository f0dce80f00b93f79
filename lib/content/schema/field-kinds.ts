// The kinds of fields that schema.ts is made of. They are those of the editor, declared as it documents them
// (https://sveltiacms.app/en/docs/fields). Each function takes the field's label first and further options last.
import { minWidthOf, type PictureKind } from "../picture-kinds";

/** The options of the editor that we use, and our own: those of a picture, and three at the end. */
export type Options = PictureKind & {
  /** The kind of field: `image`, `list` and so on; a text in one line if left out. */
  widget?: string;
  hint?: string;
  /** A regular expression, and the sentence that the owner gets for a value that does not match it. */
  pattern?: [source: string, sentence: string];
  /** The limits of a number, or of the number of entries. */
  min?: number;
  max?: number;
  maxlength?: number;
  value_type?: "float";
  type?: "time";
  format?: string;
  options?: string[];
  multiple?: boolean;
  collection?: string;
  file?: string;
  value_field?: string;
  display_fields?: string[];
  accept?: string;
  choose_url?: boolean;
  /** What each entry of a list of texts is. */
  field?: NamedField;
  /** What is in a group, or in each entry of a list of groups. */
  fields?: NamedField[];
  label_singular?: string;
  collapsed?: boolean;
  summary?: string;
  thumbnail?: string;
  root?: boolean;
  add_to_top?: boolean;
  allow_duplicate?: boolean;
  /** No two values of the fields with the same mark may be the same, because an address or a choice is made of each. */
  unique?: string;
  /** The name of another field in the same group, whose value this one must not be less than. */
  notBefore?: string;
};

/** A field. In the owner's file it has a value of this type. */
export type Field<Value = unknown> = Options & {
  label: string;
  required: boolean;
  default?: Value;
};
type Optional = { required: false };
type FieldsByName = Record<string, Field>;
export type NamedField = Field & { name: string };

type ValueOf<Type extends Field> = Type extends Field<infer Value> ? Value : never;

/** The data that these fields hold. The values of optional fields may be left out. */
export type DataOf<Fields extends FieldsByName> = {
  [Name in keyof Fields as Fields[Name] extends Optional ? never : Name]: ValueOf<Fields[Name]>;
} & {
  [Name in keyof Fields as Fields[Name] extends Optional ? Name : never]?: ValueOf<Fields[Name]>;
};

/** A field whose value is required. */
const field = <Value>(label: string, options: Options): Field<Value> & { required: true } => {
  return { label, ...options, required: true };
};

/** A field whose value may be left out. */
export const optional = <Value>(one: Field<Value>): Field<Value> & Optional => {
  return { ...one, required: false };
};

/** A text in one line. */
export const string = (label: string, hint?: string, more?: Options) =>
  field<string>(label, { hint, ...more });

/** A text for which the editor has a larger box. */
export const longText = (label: string, hint?: string, more?: Options) =>
  string(label, hint, { widget: "text", ...more });

/** A pattern, and the sentence that the owner gets for a value that does not match it. */
export const rule = (pattern: RegExp, expected: string): [string, string] => [
  pattern.source,
  `It has to be ${expected}.`,
];

/**
 * A number, which is whole if it has no other pattern. The editor's own type for whole ones would cut off decimals
 * without a message.
 */
export const number = (label: string, min: number, max: number, more?: Options) => {
  const pattern = rule(/^\d+$/, `a whole number from ${min} to ${max}`);
  return field<number>(label, {
    widget: "number",
    value_type: "float",
    min,
    max,
    pattern,
    ...more,
  });
};

export const boolean = (label: string, hint?: string) =>
  field<boolean>(label, { hint, widget: "boolean" });

export const time = (label: string, more?: Options) => {
  const pattern = rule(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of day, such as 07:00 or 17:00");
  return field<string>(label, {
    widget: "datetime",
    type: "time",
    format: "HH:mm",
    pattern,
    ...more,
  });
};

export const url = (label: string, hint?: string) => {
  // A phone's keyboard begins an address with a capital.
  const expected = "an address that begins with https://, such as https://www.facebook.com/name";
  return string(label, hint, { pattern: rule(/^([Hh]ttps|HTTPS):\/\/[^\s/]+\.\S+$/, expected) });
};

/** A choice of one of these texts. */
export const select = <const Option extends string>(
  label: string,
  options: Option[],
  more?: Options,
) => field<Option>(label, { widget: "select", options, ...more });

/** A choice of one or more of these texts. */
export const multiSelect = (label: string, options: string[]) =>
  field<string[]>(label, { widget: "select", options, multiple: true, min: 1 });

/** A reference to an entry of another file, by its field `value`. The editor shows the owner its field `show`. */
export const relation = (label: string, file: string, value: string, show: string) => {
  const to = { value_field: `${file}.*.${value}`, display_fields: [`${file}.*.${show}`] };
  return field<string>(label, { widget: "relation", collection: "_singletons", file, ...to });
};

/** A photo. The pattern also accepts a bare file name, which is all that the editor knows of a picture just chosen. */
export const photo = (label: string, hint = "", more: Options = {}) => {
  const expected =
    "a picture in lib/content/images, with a name of letters, digits, hyphens and dots";
  return string(label, `At least ${minWidthOf(more)} pixels wide. ${hint}`.trim(), {
    widget: "image",
    choose_url: false,
    // No HEIC, which the editor could read only with a third-party script. Where HEIC is not accepted, an
    // iPhone uploads a JPEG instead.
    accept: "image/jpeg,image/png,image/webp",
    pattern: rule(/^\/images\/([\w-]+\/)*[\w.-]+\.\w+$|^[^/]+$/, expected),
    ...more,
  });
};

/** The fields of a group, and how the editor shows it closed: by its first text, and its first picture. */
const nested = (fieldsByName: FieldsByName): Options => {
  const fields = Object.entries(fieldsByName).map(([name, one]) => ({ name, ...one }));
  const title = fields.find(({ widget = "text" }) => widget === "text" || widget === "number");
  const picture = fields.find(({ widget }) => widget === "image");
  const summary = title && `{{${title.name}}}`;
  return { fields, collapsed: true, summary, thumbnail: picture?.name };
};

/** A group of fields. */
export const group = <Fields extends FieldsByName>(label: string, fields: Fields) =>
  field<DataOf<Fields>>(label, { widget: "object", ...nested(fields) });

/** A list of groups; `label_singular` names one of them on the button that adds it. */
export const list = <Fields extends FieldsByName>(
  label: string,
  label_singular: string,
  fields: Fields,
) => field<DataOf<Fields>[]>(label, { label_singular, widget: "list", ...nested(fields) });

/** A list of texts. */
export const textList = (label: string, one: Field<string>) => {
  const entry = { name: "text", ...one };
  return field<string[]>(label, {
    label_singular: one.label,
    widget: "list",
    min: 1,
    field: entry,
  });
};
