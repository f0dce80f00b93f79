// The kinds of fields that the schema is made of, each with its rule and its texts for the owner.
import { z } from "zod";

/** What a field has besides its rule. */
export type Field = {
  /** Its name in the editor. */
  label: string;
  /** Shown below the field in the editor, after the size that a picture needs. */
  hint?: string;
  /** The valid values, in words that follow "It has to be". */
  is: string;
  /** Valid values. */
  examples?: readonly unknown[];
  /**
   * How the editor shows the field; without this, the rule decides. `text` is a long text; an `id` is
   * generated and not shown.
   */
  widget?: "text" | "image" | "time" | "date" | "id";
  /** The options of a choice; or `kinds` of services, or `photos` of the gallery. */
  options?: readonly Option[] | "kinds" | "photos";
  /** For a group or a list of groups: the names of the fields that the editor shows while it is closed. */
  summary?: string;
  thumbnail?: string;
  /** For a list: the editor adds new entries at the top, because visitors see the list in this order. */
  newestFirst?: boolean;
  /** For a picture: the minimum size in pixels; an SVG has none. */
  widthMin?: number;
  heightMin?: number;
  /** For a picture that is published unchanged: the maximum size in bytes. */
  bytesMax?: number;
};

export type Option = { label: string; value: string };

/** The `Field` of each rule. */
export const fields = z.registry<Field>();

/** @returns the requirement that the owner is told, such as `a year, such as 2012` */
export function requirement({ is, examples = [] }: Pick<Field, "is" | "examples">): string {
  const values = examples.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  return values.length ? `${is}, such as ${values.join(" or ")}` : is;
}

export type TextField = Omit<Field, "is"> & { is?: string };

/** A text that is not blank. */
export function text(words: TextField & { pattern?: RegExp }) {
  const { pattern = /\S/, ...field } = { is: "a text", ...words };
  const error = requirement(field);
  return z.string({ error }).regex(pattern, { error }).register(fields, field);
}

/**
 * A text that the owner may leave out. The editor saves an empty field as an empty text, so that is valid
 * too.
 *
 * @param inner a regular expression that the whole text has to match unless it is empty
 */
export function optionalText({ inner = "[^]*\\S[^]*", ...field }: TextField & { inner?: string }) {
  return text({ ...field, pattern: new RegExp(`^(?:${inner})?$`) }).optional();
}

/** A regular expression for a text that is not blank and has at most `letters` characters. */
export const atMost = (letters: number) => `(?=[^]*\\S)[^]{1,${letters}}`;

export function wholeNumber({ min, max, ...field }: Field & { min: number; max: number }) {
  const error = requirement(field);
  const number = z.int({ error }).min(min, { error }).max(max, { error });
  return number.register(fields, field);
}

export function choice<const T extends readonly Option[]>(field: Field & { options: T }) {
  const values = field.options.map(({ value }) => value) as T[number]["value"][];
  return z.enum(values, { error: requirement(field) }).register(fields, field);
}

/** An object with these fields and no others. */
export function group<T extends z.ZodRawShape>(shape: T, field: Field) {
  return z.strictObject(shape, { error: requirement(field) }).register(fields, field);
}

/**
 * A list. It may be empty unless there is a `min`; the editor leaves an empty list out of the file. The
 * editor calls an entry by the entry's own label.
 */
export function list<T extends z.ZodType>(
  entry: T,
  { min = 0, max, ...field }: Field & { min?: number; max?: number },
) {
  const error = requirement(field);
  const entries = z.array(entry, { error }).min(min, { error });
  return (max ? entries.max(max, { error }) : entries).register(fields, field);
}

/** The width that a photo needs to be sharp, in pixels; the second if it fills the window's width. */
export const PHOTO_WIDTH_MIN = 1200;
export const WIDE_PHOTO_WIDTH_MIN = 1920;

/**
 * The name of a picture's file. Anything else would have to be encoded in the addresses that are made
 * from the name.
 */
const FILE_NAME = "[\\w.-]+\\.\\w+";
/** The address of a picture of the gallery, as a regular expression. */
export const GALLERY_PICTURE = `/images/gallery/${FILE_NAME}`;

/** The `is` of a picture's address: the file has to be in this folder and not in one below it. */
export const isPictureIn = (folder: string) =>
  `a picture that lies in ${folder} itself, with a name of letters, digits, hyphens and dots`;

/** The address of a picture, from which the editor knows which pictures are in use. */
export function picture(words: TextField & { inner?: string }) {
  const { inner = `/images/(?:gallery/)?${FILE_NAME}`, ...field } = words;
  return text({
    is: isPictureIn("lib/content/images or lib/content/images/gallery"),
    examples: ["/images/about.jpg"],
    pattern: new RegExp(`^${inner}$`),
    widget: "image",
    widthMin: PHOTO_WIDTH_MIN,
    ...field,
  });
}

/** Yes or no; a missing value means no. */
export function flag(field: Omit<Field, "is">) {
  const error = "true or false, without quote marks";
  return z
    .boolean({ error })
    .register(fields, { ...field, is: "true or false" })
    .optional();
}

export const address = (label: string, example: string) =>
  text({
    label,
    is: "an address that begins with https://",
    examples: [example],
    pattern: /^https:\/\/[^\s/]+\.\S+$/,
  });

export const time = (label: string, example: string) =>
  text({
    label,
    is: "a time of day on the 24-hour clock",
    examples: [example],
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    widget: "time",
  });

/** A day of the calendar, such as `2027-04-30`. */
export function day(words: Pick<Field, "label" | "hint">) {
  const field = {
    is: "a day of the calendar, as year, month and day",
    examples: ["2027-04-30"],
    widget: "date",
    ...words,
  } as const;
  const error = requirement(field);
  return z.iso.date({ error }).register(fields, field);
}
