// The vocabulary of the schema: each kind of field with its rule, and what the owner is told of it.
import { z } from "zod";

/** What is said of a field beside its rule. */
export type Field = {
  /** Its name in the editor. */
  label: string;
  /** Below it in the editor, where a mistake is easy; how large a picture has to be comes before it. */
  hint?: string;
  /** What it has to be, after "It has to be". */
  is: string;
  /** Values that would do. */
  examples?: readonly unknown[];
  /**
   * A long text, a picture, a time of day or a day; or an id, which the editor makes up and does not
   * show. Otherwise the editor goes by the rule.
   */
  widget?: "text" | "image" | "time" | "date" | "id";
  /** What can be chosen, in words; or the kinds of the services, or the photos of the gallery. */
  options?: readonly Option[] | "kinds" | "photos";
  /** Of a group, or a list of groups: the fields that stand for it while it is closed. */
  summary?: string;
  thumbnail?: string;
  /** Of a list: its order is the visitor's, and what is new comes first. */
  newestFirst?: boolean;
  /** Of a picture: the least that it takes, in pixels; a drawing has no size. */
  widthMin?: number;
  heightMin?: number;
  /** Of a picture that is published as it is: the most that it may weigh. */
  bytesMax?: number;
};

export type Option = { label: string; value: string };

/** What is said of each field. */
export const fields = z.registry<Field>();

/** @returns what the owner is told that a field has to be: `a year, such as 2012` */
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
 * What an owner may leave out. The editor saves a field that is left empty as an empty text, which is as
 * good as nothing.
 *
 * @param inner what it has to be otherwise, as a regular expression that matches all of it
 */
export function optionalText({ inner = "[^]*\\S[^]*", ...field }: TextField & { inner?: string }) {
  return text({ ...field, pattern: new RegExp(`^(?:${inner})?$`) }).optional();
}

/** A text that is not blank, of at most so many letters. */
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

/** Fields that belong together. */
export function group<T extends z.ZodRawShape>(shape: T, field: Field) {
  return z.strictObject(shape, { error: requirement(field) }).register(fields, field);
}

/**
 * A list. It may be empty, and the editor then leaves it out of the file, unless there is a `min`. In the
 * editor an entry of it is called by the entry's label.
 */
export function list<T extends z.ZodType>(
  entry: T,
  { min = 0, max, ...field }: Field & { min?: number; max?: number },
) {
  const error = requirement(field);
  const entries = z.array(entry, { error }).min(min, { error });
  return (max ? entries.max(max, { error }) : entries).register(fields, field);
}

/** What a photo takes to be sharp on the page, and one that fills the window, in pixels. */
export const PHOTO_WIDTH_MIN = 1200;
export const WIDE_PHOTO_WIDTH_MIN = 1920;

/**
 * The name of a picture's file. Anything else would have to be encoded in the addresses that are made
 * from the name.
 */
const FILE_NAME = "[\\w.-]+\\.\\w+";
/** The address of a picture of the gallery, as a regular expression. */
export const GALLERY_PICTURE = `/images/gallery/${FILE_NAME}`;

/** What is said of a picture's address, after the folder in which the file has to lie. */
export const isPictureIn = (folder: string) =>
  `a picture that lies in ${folder} itself, with a name of letters, digits, hyphens and dots`;

/** A picture, by its address: the editor knows by it which pictures are in use. */
export function picture(words: TextField & { inner?: string }) {
  const { inner = `/images/(?:gallery/)?${FILE_NAME}`, ...field } = words;
  return text({
    is: isPictureIn("public/images or public/images/gallery"),
    examples: ["/images/about.jpg"],
    pattern: new RegExp(`^${inner}$`),
    widget: "image",
    widthMin: PHOTO_WIDTH_MIN,
    ...field,
  });
}

/** Yes, or no, which is also what is not given. */
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
