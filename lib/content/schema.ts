// The owner's files, declared as the editor documents its fields (https://sveltiacms.app/en/docs/fields). The
// editor is configured with this, check.ts checks the files against it, and the types of the data are derived from
// it. The page imports only types from here, so that the schema stays out of its scripts.
import type { Field } from "@sveltia/cms";
import { LIMITS } from "../slab";
import { PHONE } from "./phone";

/** A pattern, and the sentence that the owner gets for a text that does not match it. */
const rule = (pattern: string | RegExp, is: string): [string, string] => [
  typeof pattern === "string" ? pattern : pattern.source,
  `It has to be ${is}.`,
];

/** A group of fields. It is closed at first, and shows its first field, or its `summary` if it has one. */
const group = <const Name extends string, const Part extends Field[], const More extends object>(
  name: Name,
  label: string,
  more: More,
  fields: Part,
) => ({ name, label, widget: "object", ...closed(fields), ...more, fields }) as const;

/** A list of groups; `label_singular` names one of them on the button that adds it. */
const list = <const Name extends string, const Part extends Field[], const More extends object>(
  name: Name,
  label: string,
  label_singular: string,
  more: More,
  fields: Part,
) => ({ name, label, label_singular, widget: "list", ...closed(fields), ...more, fields }) as const;

const closed = ([first]: Field[]) => ({ collapsed: true, summary: `{{${first?.name}}}` });

/** A list of texts. */
const texts = <const Name extends string, const More extends object>(
  name: Name,
  label: string,
  more: More,
  field: Field,
) => ({ name, label, widget: "list", label_singular: field.label, ...more, field }) as const;

/** A number. The editor's own type for whole numbers would cut off decimals without a message. */
const number = <const Name extends string>(
  name: Name,
  label: string,
  [min, max]: [number, number],
  is: string,
  pattern = /^-?\d+$/,
) => {
  const type = { widget: "number", value_type: "float" } as const;
  return { name, label, ...type, min, max, pattern: rule(pattern, is) };
};

const time = <const Name extends string>(name: Name, label: string, example: string) => {
  const is = `a time of day on the 24-hour clock, such as ${example}`;
  const pattern = rule(/^([01]\d|2[0-3]):[0-5]\d$/, is);
  return { name, label, widget: "datetime", type: "time", format: "HH:mm", pattern } as const;
};

const address = (label: string, example: string) => {
  const is = `an address that begins with https://, such as ${example}`;
  return { name: "url", label, pattern: rule(/^https:\/\/[^\s/]+\.\S+$/, is) } as const;
};

/** A reference to an entry of another file, by its field `value`. The editor shows the owner its field `show`. */
const relation = <const Name extends string, const More extends object>(
  name: Name,
  label: string,
  [file, value, show]: [string, string, string],
  more: More,
) => {
  const to = { value_field: `${file}.*.${value}`, display_fields: [`${file}.*.${show}`] };
  const type = { widget: "relation", collection: "_singletons" } as const;
  return { name, label, ...type, file, ...to, ...more };
};

/** What the editor's fields do not have (check.ts checks it). */
export type OwnRules = {
  /** The smallest size of a picture, in pixels. It does not apply to a drawing (SVG). */
  minWidth?: number;
  minHeight?: number;
  /** Two entries must not have files of the same name, because the slides' addresses are made of them. */
  unique?: boolean;
  /** This text describes the picture of that field. */
  describes?: string;
  /** How the page shows this picture, which decides its widths and crops (scripts/export/pictures.ts). */
  shownAs?: keyof typeof MIN_WIDTHS;
  /** This value must not be less than that field's. */
  notBefore?: { name: string; label: string };
  /** The target of the relation may be missing; the entry is then ignored. */
  optionalTarget?: boolean;
};

/** The least width in pixels, by how the page shows a picture. Hero and surface fill the window's width. */
const MIN_WIDTHS = { photo: 1200, sample: 1200, hero: 1920, surface: 1920, logo: 0 };

/** A photo. The pattern also accepts a bare file name, which is all that the editor knows of a picture just chosen. */
const photo = <const Name extends string, const More extends object>(
  name: Name,
  label: string,
  { hint = "", shownAs = "photo", ...more }: More & Pick<OwnRules, "shownAs"> & { hint?: string },
) => {
  const is = "a picture in lib/content/images, with a name of letters, digits, hyphens and dots";
  const minWidth = MIN_WIDTHS[shownAs];
  return {
    ...{ name, label, shownAs, minWidth, widget: "image", choose_url: false },
    // No HEIC, which the editor could read only with a third-party script. Where HEIC is not accepted, an
    // iPhone uploads a JPEG instead.
    accept: "image/jpeg,image/png,image/webp",
    hint: `At least ${minWidth} pixels wide. ${hint}`.trim(),
    pattern: rule(/^\/images\/([\w-]+\/)*[\w.-]+\.\w+$|^[^/]+$/, is),
    ...more,
  } as const;
};

/** The description of the picture in the field `describes`. */
const alt = (describes: string) => {
  const is = "what can be seen, such as Broom-finished patio behind a brick house";
  const hint =
    "What can be seen, for those who cannot see it: the slab, its finish, and where it lies. One sentence.";
  const text = { name: "alt", label: "Description", widget: "text" } as const;
  return { ...text, hint, pattern: rule(/\S/, is), describes };
};

const opens = time("opens", "Opens", "07:00");

/** The facts that only the owner knows. The page, its metadata and the messages are made from them. */
const facts = [
  { name: "name", label: "Company name" },
  {
    name: "phone",
    label: "Phone",
    pattern: rule(PHONE, "a US number of ten digits, such as (785) 555-0142 or 785.555.0142 ext 4"),
  },
  {
    name: "email",
    label: "E-mail",
    hint: "Where quote requests are sent.",
    pattern: rule(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address, such as quotes@example.com"),
  },
  { name: "city", label: "City", hint: "In the headline and the page's title." },
  { name: "state", label: "State" },
  {
    name: "area",
    label: "Service area",
    hint: "After “in”: Topeka, Kansas and surrounding areas.",
  },
  texts("towns", "Towns", { required: false }, { name: "town", label: "Town" }),
  list("hours", "Hours", "Hours", { required: false, hint: "When somebody answers the phone." }, [
    { name: "text", label: "As it reads", hint: "Monday to Friday, 7 am to 5 pm" },
    {
      name: "days",
      label: "Days",
      widget: "select",
      multiple: true,
      min: 1,
      options: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    },
    opens,
    { ...time("closes", "Closes", "17:00"), notBefore: opens },
  ]),
  number(
    "since",
    "In business since",
    [1800, new Date().getFullYear()],
    "a year that is not in the future, such as 2012",
  ),
  // Longer figures do not fit where the page counts them.
  { name: "years", label: "Years of experience", hint: "As it should read: 10+", maxlength: 10 },
  { name: "projects", label: "Projects finished", hint: "As it should read: 500+", maxlength: 10 },
  number("answerHours", "Hours to answer a request", [1, 1000], "a whole number, such as 24"),
  list("social", "Social links", "Link", { required: false }, [
    { name: "label", label: "Name" },
    address("Address", "https://www.facebook.com/name"),
  ]),
  {
    name: "license",
    label: "License",
    required: false,
    maxlength: 80,
    hint: "As it should read behind “Licensed and insured”: Kansas license 12-3456.",
  },
  list("reviews", "Reviews", "Review", { required: false, max: 6 }, [
    { name: "name", label: "Name", hint: "Ruth M." },
    { name: "town", label: "Town" },
    {
      name: "text",
      label: "What they wrote",
      widget: "text",
      maxlength: 400,
      hint: "Word for word.",
    },
    { name: "source", label: "Where it was written", hint: "Google" },
    address("Address where it can be read", "https://maps.app.goo.gl/name"),
  ]),
  list("people", "People", "Person", { required: false, max: 3, thumbnail: "photo" }, [
    { name: "name", label: "Name" },
    { name: "role", label: "What they do", hint: "Sets the forms" },
    photo("photo", "Photo", {}),
  ]),
  { name: "texts", label: "The number takes text messages", widget: "boolean", required: false },
  group("notice", "Notice", { required: false }, [
    {
      name: "text",
      label: "Notice",
      maxlength: 60,
      hint: "One line: Booking driveways for April.",
    },
    {
      name: "until",
      label: "Last day on which it is true",
      widget: "datetime",
      type: "date",
      hint: "It is gone the day after.",
      pattern: rule(/^\d{4}-\d\d-\d\d$/, "a day of the calendar, such as 2027-04-30"),
    },
  ]),
] as const satisfies Field[];

const FEET = "a whole number of feet, such as 20";
const DOLLARS = "whole dollars, such as 7";
const lowest = number("from", "From", [1, 1000], DOLLARS);

const service = [
  // Photos and sizes refer to their service by this id, so that titles can change.
  {
    name: "kind",
    label: "Kind of work",
    widget: "hidden",
    default: "{{uuid_short}}",
    pattern: rule(/^[a-z0-9-]+$/, "one word in small letters, such as retaining-walls"),
  },
  { name: "title", label: "Title" },
  { name: "shortTitle", label: "Short title", hint: "On the button above the photos." },
  group("counted", "Counted", { hint: "What follows a number: 1 driveway, 9 driveways." }, [
    { name: "one", label: "One of it", hint: "driveway" },
    { name: "many", label: "Several of it", hint: "driveways" },
  ]),
  { name: "text", label: "Text", widget: "text", hint: "One or two sentences." },
  {
    name: "price",
    label: "Price",
    required: false,
    hint: "One sentence: Most two-car driveways come to $6,500 to $9,000.",
  },
  {
    name: "icon",
    label: "Drawing",
    widget: "select",
    options: ["driveway", "foundation", "patio", "commercial"],
  },
  photo("photo", "Photo", { hint: "Held sideways." }),
  alt("photo"),
  group("usualSlab", "A usual slab", { required: false, hint: "What the plan begins with." }, [
    number("width", "Width in feet", [LIMITS.width.min, LIMITS.width.max], FEET),
    number("length", "Length in feet", [LIMITS.length.min, LIMITS.length.max], FEET),
    number("inches", "Thickness in inches", [4, 6], "4 or 6", /^[46]$/),
  ]),
  group("pricePerFoot", "Price by the square foot", { required: false }, [
    lowest,
    { ...number("to", "To", [1, 1000], DOLLARS), notBefore: lowest },
  ]),
] as const satisfies Field[];

/** A reference to a service. */
const kind = relation("kind", "Kind of work", ["services", "kind", "shortTitle"], {});

const galleryPhoto = [
  photo("file", "Photo", {
    unique: true,
    hint: "From the camera or the library, held sideways.",
  }),
  kind,
  {
    name: "caption",
    label: "Caption",
    hint: "What was built, in a few words.",
    pattern: rule(/\S/, "what was built, in a few words, such as Broom-finished patio"),
  },
  alt("file"),
  { name: "town", label: "Town", required: false },
  {
    name: "year",
    label: "Year",
    required: false,
    pattern: rule(/^(19|20)\d\d$/, "a year, such as 2024"),
  },
  { name: "size", label: "Size", required: false, hint: "24 x 40 ft" },
  photo("before", "The same place before", { required: false }),
] as const satisfies Field[];

/** The part of a picture that a crop keeps (lib/content/crops.ts); by default the middle. */
const focus = {
  name: "focus",
  label: "What has to be seen",
  widget: "select",
  required: false,
  hint: "A phone cuts off a photo's sides, a computer its top. Which part stays? The middle, unless you say otherwise.",
  // These are sharp's own names (https://sharp.pixelplumbing.com/api-resize).
  options: [
    ...(["left top", "top", "right top", "left", "center"] as const),
    ...(["right", "left bottom", "bottom", "right bottom"] as const),
  ],
} as const satisfies Field;

const pictures = [
  {
    ...photo("logo", "Logo", { shownAs: "logo", minHeight: 80 }),
    accept: "image/jpeg,image/png,image/webp,image/svg+xml",
    hint: "At least 80 pixels high, or a drawing (SVG), which is sharp at any size.",
  },
  group("hero", "First photo", { thumbnail: "file" }, [
    photo("file", "Photo", {
      shownAs: "hero",
      hint: "Held sideways, with the concrete in its lower half: of an upright photo, a strip is shown.",
    }),
    alt("file"),
    focus,
  ]),
  group("surface", "Slab", { thumbnail: "file" }, [
    photo("file", "Photo", {
      shownAs: "surface",
      hint: "Concrete seen close, held sideways. The page draws a joint on it.",
    }),
    alt("file"),
    focus,
  ]),
  group("about", "Photo beside About", { thumbnail: "file" }, [
    photo("file", "Photo", {}),
    alt("file"),
    { name: "caption", label: "Caption" },
  ]),
  list("finishes", "Finishes", "Finish", { required: false, thumbnail: "file" }, [
    { name: "name", label: "Name", hint: "Broom finish" },
    { name: "text", label: "What it is good for", hint: "For grip in rain and ice" },
    photo("file", "Photo", { shownAs: "sample", hint: "Seen from close by." }),
    photo("surface", "The slab in this finish", {
      required: false,
      shownAs: "surface",
      hint: "Held sideways. Whoever picks the finish sees the slab in it.",
    }),
    alt("file"),
    relation("example", "Leads to", ["gallery", "file", "caption"], {
      ...{ required: false, optionalTarget: true },
      hint: "A photo of a job with this finish.",
    }),
  ]),
] as const satisfies Field[];

/** The facts that a sentence may refer to: every text and number, and `answerTime`, made of `answerHours`. */
const placeholders = facts
  .filter((fact) => !("required" in fact) && (!("widget" in fact) || fact.widget === "number"))
  .map(({ name }): string => name)
  .concat("answerTime");

/** A line of the page, in which `{city}` stands for the fact of that name. */
const line = <const Name extends string>(name: Name, label: string, more = {}) => {
  const pattern = `^([^{}]|\\{(${placeholders.join("|")})\\})*$`;
  const names = placeholders.map((fact) => `{${fact}}`).join(", ");
  return {
    name,
    label,
    pattern: rule(pattern, `a text, in which facts stand as ${names}`),
    ...more,
  };
};

/** A `line` with a larger text box. */
const sentence = <const Name extends string>(name: Name, label: string, hint?: string) =>
  line(name, label, { widget: "text", hint });

/** The answers to one question above the description. */
const answers = <const Name extends string>(name: Name, label: string) =>
  list(name, label, "Answer", { min: 1 }, [
    { name: "label", label: "On the button", hint: "Two cars" },
    {
      name: "text",
      label: "In the description",
      hint: "As it reads in the middle of a sentence: about two cars wide.",
      pattern: rule(
        /^(?=\S)[\s\S]*[^.\s]$/,
        "a part of a sentence, without a full stop at its end, such as about two cars wide",
      ),
    },
  ]);

const words = [
  group("hero", "First screen", {}, [
    line("title", "Heading", {
      // More would push the first screen's links out of a phone's window.
      maxlength: 60,
      hint: "At most eight words; a comma splits it at the joint. {city} stands for the city.",
    }),
    sentence("text", "Sentence below it"),
  ]),
  group("services", "Services", {}, [
    line("title", "Heading"),
    sentence("lead", "Sentence below it"),
  ]),
  group("material", "Concrete cracks", {}, [
    line("title", "Heading", { hint: "The first half of the sentence, left of the joint." }),
    sentence("text", "The second half"),
    line("choose", "Line above the finishes"),
  ]),
  group("projects", "Projects", {}, [
    line("title", "Heading"),
    sentence("lead", "Sentence below it"),
  ]),
  group("about", "About", {}, [
    line("title", "Heading"),
    sentence("lead", "First sentences"),
    texts("story", "Paragraphs", { min: 1 }, sentence("paragraph", "Paragraph")),
  ]),
  group("contact", "Contact", {}, [
    line("title", "Heading"),
    texts("steps", "How it goes", { min: 1 }, line("step", "Step")),
  ]),
  group("answers", "Answers above the description", {}, [
    answers("condition", "New or replacing?"),
    list("sizes", "How big? By service", "Sizes", { required: false }, [
      { ...kind, optionalTarget: true },
      answers("choices", "How big?"),
    ]),
    answers("size", "How big? Of any other service"),
    answers("when", "When?"),
  ]),
  group("search", "Search engines", {}, [
    sentence("title", "Title of the page", "About 60 letters are shown."),
    sentence("description", "Description", "About 150 letters are shown."),
  ]),
] as const satisfies Field[];

/** The owner's files: `lib/content/facts.json` and so on, each a group of fields or a list of groups. */
export const schema = {
  gallery: list(
    "gallery",
    "Photos",
    "Photo",
    { root: true, min: 1, add_to_top: true, summary: "{{caption}}", thumbnail: "file" },
    galleryPhoto,
  ),
  facts: group("facts", "Facts", {}, facts),
  services: list(
    "services",
    "Services",
    "Service",
    { root: true, min: 1, allow_duplicate: false, summary: "{{title}}", thumbnail: "photo" },
    service,
  ),
  pictures: group("pictures", "Pictures", {}, pictures),
  words: group("words", "Words", {}, words),
};

/** The type of a field's value. */
type Value<F> = F extends { widget: "object"; fields: infer Parts extends Field[] }
  ? Values<Parts>
  : F extends { widget: "list"; fields: infer Parts extends Field[] }
    ? Values<Parts>[]
    : F extends { widget: "list" }
      ? string[]
      : F extends { widget: "select"; options: readonly (infer Option)[] }
        ? F extends { multiple: true }
          ? Option[]
          : Option
        : F extends { widget: "number" | "boolean" }
          ? { number: number; boolean: boolean }[F["widget"]]
          : string;

/** The type of a group's value. */
type Values<Parts extends Field[]> = {
  [Part in Exclude<Parts[number], { required: false }> as Part["name"]]: Value<Part>;
} & { [Part in Extract<Parts[number], { required: false }> as Part["name"]]?: Value<Part> };

export type ContentName = keyof typeof schema;
export type Facts = Values<typeof facts>;
export type Service = Values<typeof service>;
export type GalleryPhoto = Values<typeof galleryPhoto>;
export type Pictures = Values<typeof pictures>;
export type Words = Values<typeof words>;
