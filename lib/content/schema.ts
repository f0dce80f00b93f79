// The owner's files, declared as the editor documents its fields (https://sveltiacms.app/en/docs/fields). The
// editor is configured with this, check.ts checks the files against it, and the types of the data are derived from
// it. The page imports only types from here, so that the schema stays out of its scripts.
import type { StandardField } from "@sveltia/cms";
import { LIMITS, THICKNESSES } from "../slab";
import { DAYS } from "./local-time";
import { PHONE } from "./phone";

/** What every field has. */
type Named = { name: string; label: string; required: boolean };

/** The names of all options that the editor has for fields. */
type OptionName<F = StandardField> = F extends unknown ? Exclude<keyof F, keyof Named> : never;

/** A field's options: all of the editor's (with the types of those that check.ts reads), and our own. */
type FieldOptions = { [Name in OptionName]?: unknown } & {
  widget?: string;
  hint?: string;
  pattern?: [string, string];
  min?: number;
  max?: number;
  maxlength?: number;
  options?: readonly string[];
  multiple?: boolean;
  accept?: string;
  value_field?: string;
  display_fields?: string[];
  field?: ContentField;
  fields?: ContentField[];
  summary?: string;
  /** How the page shows this picture, which decides its widths and crops (scripts/export/pictures.ts). */
  shownAs?: keyof typeof MIN_WIDTHS;
  /** Two entries must not have files of the same name, because the slides' addresses are made of them. */
  unique?: boolean;
  /** This value must not be less than that field's. */
  notBefore?: string;
};

export type ContentField = FieldOptions & Named;

/** A field before its name is known. `Value` is the type of its data, and no property has it. */
type Part<Value> = FieldOptions & { label: string; data?: Value };

/** Fields by their names. As in TypeScript, one whose name ends in `?` may be left out. */
type Parts = Record<string, Part<unknown>>;

/** The type of a group's data. */
type Data<P> = {
  [Name in keyof P as Name extends `${string}?` ? never : Name]: ValueOf<P[Name]>;
} & { [Name in keyof P as Name extends `${infer Short}?` ? Short : never]?: ValueOf<P[Name]> };
type ValueOf<P> = P extends Part<infer Value> ? Value : never;

/** The fields of a group, and how the editor shows it closed: by its first text, and its first picture. */
const nestedFields = (parts: Parts) => {
  const fields = Object.entries(parts).map(([name, part]): ContentField => {
    return { name: name.replace("?", ""), ...part, required: !name.endsWith("?") };
  });
  const title = fields.find(({ widget = "text" }) => widget === "text" || widget === "number");
  const picture = fields.find(({ widget }) => widget === "image");
  const summary = title && `{{${title.name}}}`;
  return { fields, collapsed: true, summary, thumbnail: picture?.name };
};

const group = <P extends Parts>(label: string, parts: P): Part<Data<P>> => {
  return { label, widget: "object", ...nestedFields(parts) };
};

/** A list of groups; `label_singular` names one of them on the button that adds it. */
const list = <P extends Parts>(
  label: string,
  label_singular: string,
  parts: P,
): Part<Data<P>[]> => ({ label, label_singular, widget: "list", ...nestedFields(parts) });

/** A list of texts. */
const textList = (label: string, one: Part<string>): Part<string[]> => {
  const field = { name: "text", required: true, ...one };
  return { label, label_singular: one.label, widget: "list", min: 1, field };
};

/** A text in one line. */
const string = (label: string, hint?: string, more: FieldOptions = {}): Part<string> => {
  return { label, hint, ...more };
};

/** A text for which the editor has a larger box. */
const longText = (label: string, hint?: string, more: FieldOptions = {}) =>
  string(label, hint, { widget: "text", ...more });

/** A pattern, and the sentence that the owner gets for a value that does not match it. */
const rule = (pattern: RegExp, expected: string): [string, string] => [
  pattern.source,
  `It has to be ${expected}.`,
];

/** A whole number. The editor's own type for it would cut off decimals without a message. */
const number = (label: string, min: number, max: number): Part<number> => {
  const pattern = rule(/^\d+$/, `a whole number from ${min} to ${max}`);
  return { label, widget: "number", value_type: "float", min, max, pattern };
};

const time = (label: string): Part<string> => {
  const pattern = rule(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of day, such as 07:00 or 17:00");
  return { label, widget: "datetime", type: "time", format: "HH:mm", pattern };
};

const address = (label: string) => {
  const expected = "an address that begins with https://, such as https://www.facebook.com/name";
  return string(label, undefined, { pattern: rule(/^https:\/\/[^\s/]+\.\S+$/, expected) });
};

/** A reference to an entry of another file, by its field `value`. The editor shows the owner its field `show`. */
const relation = (label: string, file: string, value: string, show: string): Part<string> => {
  const to = { value_field: `${file}.*.${value}`, display_fields: [`${file}.*.${show}`] };
  return { label, widget: "relation", collection: "_singletons", file, ...to };
};

/**
 * The least width in pixels, by how the page shows a picture. Hero and surface fill the window's width. A drawing (SVG)
 * may have any.
 */
export const MIN_WIDTHS = { photo: 1200, sample: 1200, hero: 1920, surface: 1920, logo: 320 };

/** A photo. The pattern also accepts a bare file name, which is all that the editor knows of a picture just chosen. */
const photo = (label: string, hint = "", { shownAs = "photo", ...more }: FieldOptions = {}) => {
  const expected =
    "a picture in lib/content/images, with a name of letters, digits, hyphens and dots";
  return string(label, `At least ${MIN_WIDTHS[shownAs]} pixels wide. ${hint}`.trim(), {
    shownAs,
    widget: "image",
    choose_url: false,
    // No HEIC, which the editor could read only with a third-party script. Where HEIC is not accepted, an
    // iPhone uploads a JPEG instead.
    accept: "image/jpeg,image/png,image/webp",
    pattern: rule(/^\/images\/([\w-]+\/)*[\w.-]+\.\w+$|^[^/]+$/, expected),
    ...more,
  });
};

/** The description of the picture in the same group's `file` or `photo`. */
const alt = longText(
  "Description",
  "What can be seen, for those who cannot see it: the slab, its finish, and where it lies. One sentence.",
);

/** The facts that only the owner knows. The page, its metadata and the messages are made from them. */
const factFields = {
  name: string("Company name"),
  phone: string("Phone", undefined, {
    pattern: rule(PHONE, "a US number of ten digits, such as (785) 555-0142"),
  }),
  email: string(
    "E-mail",
    "Shown on the page, and where e-mails go that visitors write. Where requests are sent is set elsewhere: see the manual.",
    {
      // Without the signs that have a meaning in a mail link.
      pattern: rule(/^[^\s@?&#%]+@[\w.-]+\.\w+$/, "an e-mail address, such as quotes@example.com"),
    },
  ),
  city: string("City", "In the headline and the page's title."),
  state: string("State"),
  area: string("Service area", "After “in”: Topeka, Kansas and surrounding areas."),
  "towns?": textList("Towns", string("Town")),
  "hours?": list("Hours", "Hours", {
    text: string(
      "How it reads on the page",
      "When somebody answers the phone: Monday to Friday, 7 am to 5 pm",
    ),
    days: { label: "Days", widget: "select", multiple: true, min: 1, options: DAYS } as Part<
      string[]
    >,
    opens: time("Opens"),
    closes: { ...time("Closes"), notBefore: "opens" },
  }),
  since: number("In business since", 1800, new Date().getFullYear()),
  // Longer figures do not fit in the row of figures.
  years: string("Years of experience", "As it should read: 10+", { maxlength: 10 }),
  projects: string("Projects finished", "As it should read: 500+", { maxlength: 10 }),
  answerHours: number("Hours to answer a request", 1, 1000),
  "social?": list("Social links", "Link", { label: string("Name"), url: address("Address") }),
  "license?": string("License", "Shown after “Licensed and insured”: Kansas license 12-3456.", {
    maxlength: 80,
    pattern: rule(/^(?![Ll]icensed)/, "a license without “Licensed and insured” before it"),
  }),
  "reviews?": {
    ...list("Reviews", "Review", {
      name: string("Name", "Ruth M."),
      town: string("Town"),
      text: longText("What they wrote", "Word for word.", {
        maxlength: 400,
        pattern: rule(/^(?!["“”][^"“”]*["“”]$)/, "a review without quote marks around it"),
      }),
      source: string("Where it was written", "Google"),
      url: address("Address where it can be read"),
    }),
    max: 6,
  },
  "people?": {
    ...list("People", "Person", {
      name: string("Name"),
      role: string("What they do", "Sets the forms"),
      photo: photo("Photo"),
    }),
    max: 3,
  },
  "texts?": { label: "The number takes text messages", widget: "boolean" } as Part<boolean>,
  "notice?": group("Notice", {
    text: string("Notice", "One line: Booking driveways for April.", { maxlength: 60 }),
    until: string("Last day to show it", "It is gone the day after.", {
      widget: "datetime",
      type: "date",
      pattern: rule(/^\d{4}-\d\d-\d\d$/, "a day of the calendar, such as 2027-04-30"),
    }),
  }),
};

/** The answers to one question above the description. */
const answers = (label: string, hint?: string) => ({
  ...list(label, "Answer", {
    label: string("On the button", "Two cars"),
    text: string(
      "In the description",
      "As it reads in the middle of a sentence: about two cars wide.",
      { pattern: rule(/[^.\s]$/, "a part of a sentence, without a full stop at its end") },
    ),
  }),
  min: 1,
  hint,
});

const ICONS = ["driveway", "foundation", "patio", "commercial"] as const;

const serviceFields = {
  // Photos refer to their service by this id, so that titles can change.
  kind: string("Kind of work", undefined, {
    widget: "hidden",
    default: "{{uuid_short}}",
    pattern: rule(/^[a-z0-9-]+$/, "one word in small letters, such as retaining-walls"),
  }),
  title: string("Title"),
  shortTitle: string("Short title", "On the button above the photos."),
  counted: group("Name in counts", {
    one: string("Singular", "What follows the number in 1 driveway: driveway"),
    many: string("Plural", "What follows the number in 9 driveways: driveways"),
  }),
  text: longText("Text", "One or two sentences."),
  "price?": string("Price", "One sentence: Most two-car driveways come to $6,500 to $9,000."),
  icon: { label: "Drawing", widget: "select", options: ICONS } as Part<(typeof ICONS)[number]>,
  photo: photo("Photo", "Held sideways."),
  alt,
  "sizes?": answers("How big?", "Answers above the description, for this service alone."),
  "usualSlab?": group("Usual slab, with which “Draw your slab” begins", {
    width: number("Width in feet", LIMITS.width.min, LIMITS.width.max),
    length: number("Length in feet", LIMITS.length.min, LIMITS.length.max),
    inches: {
      ...number("Thickness in inches", Math.min(...THICKNESSES), Math.max(...THICKNESSES)),
      pattern: rule(new RegExp(`^(${THICKNESSES.join("|")})$`), THICKNESSES.join(" or ")),
    },
  }),
  "pricePerFoot?": group("Price by the square foot", {
    from: number("From", 1, 1000),
    to: { ...number("To", 1, 1000), notBefore: "from" },
  }),
};

const galleryPhotoFields = {
  file: photo("Photo", "From the camera or the library, held sideways.", { unique: true }),
  kind: relation("Kind of work", "services", "kind", "shortTitle"),
  caption: string("Caption", "What was built, in a few words: Broom-finished patio."),
  alt,
  "town?": string("Town"),
  "year?": string("Year", "2024", { pattern: rule(/^(19|20)\d\d$/, "a year, such as 2024") }),
  "size?": string("Size", "24 x 40 ft"),
  "before?": photo("The same place before"),
};

/** The part of a picture that a crop keeps (lib/content/crops.ts); by default the middle. */
const focus = string(
  "What has to be seen",
  "A phone cuts off a photo's sides, a computer its top. Which part stays? The middle, unless you say otherwise.",
  {
    widget: "select",
    // These are sharp's own names (https://sharp.pixelplumbing.com/api-resize).
    options: [
      ...["left top", "top", "right top"],
      ...["left", "center", "right"],
      ...["left bottom", "bottom", "right bottom"],
    ],
  },
);

/** How a drawing shows a finish: lines of a broom, pebbles, or cut stones. */
const HATCHES = ["broom", "pebbles", "stones"] as const;

const pictureFields = {
  logo: photo("Logo", "A drawing (SVG) is sharp at any size.", {
    shownAs: "logo",
    accept: "image/jpeg,image/png,image/webp,image/svg+xml",
  }),
  hero: group("First photo", {
    file: photo(
      "Photo",
      "Held sideways, with the concrete in its lower half: of an upright photo, a strip is shown.",
      { shownAs: "hero" },
    ),
    alt,
    "focus?": focus,
  }),
  // What fills the window behind "Concrete cracks". A slab is the whole plate, a sample a small picture of its finish.
  surface: group("Slab", {
    file: photo("Photo", "Concrete seen close, held sideways. The page draws a joint on it.", {
      shownAs: "surface",
    }),
    alt,
    "focus?": focus,
  }),
  about: group("Photo beside About", {
    file: photo("Photo"),
    alt,
    caption: string("Caption"),
  }),
  "finishes?": list("Finishes", "Finish", {
    name: string("Name", "Broom finish"),
    text: string("What it is good for", "For grip in rain and ice"),
    file: photo("Photo", "Seen from close by.", { shownAs: "sample" }),
    "surface?": photo(
      "The slab in this finish",
      "Held sideways. Whoever picks the finish sees the slab in it.",
      { shownAs: "surface" },
    ),
    alt,
    "hatch?": {
      label: "Lines in “Draw your slab”",
      hint: "None for a smooth finish.",
      widget: "select",
      options: HATCHES,
    } as Part<(typeof HATCHES)[number]>,
    "example?": relation("Photo of a job with this finish", "gallery", "file", "caption"),
  }),
};

/** The facts that a template may refer to: every text and number, and `answerTime`, made of `answerHours`. */
const placeholders = Object.entries<Part<unknown>>(factFields)
  .filter(([name, { widget }]) => !name.endsWith("?") && [undefined, "number"].includes(widget))
  .map(([name]) => name)
  .concat("answerTime");

/** A text in which `{city}` stands for the fact of that name. */
const template = (label: string, hint?: string, more: FieldOptions = {}) => {
  const pattern = RegExp(`^([^{}]|\\{(${placeholders.join("|")})\\})*$`);
  const names = placeholders.map((fact) => `{${fact}}`).join(", ");
  const expected = `a text, in which facts stand as ${names}`;
  return string(label, hint, { pattern: rule(pattern, expected), ...more });
};

/** The same in a larger box. */
const longTemplate = (label: string, hint?: string) => template(label, hint, { widget: "text" });

const head = { title: template("Heading"), lead: longTemplate("Sentence below it") };

const wordFields = {
  hero: group("First screen", {
    title: template(
      "Heading",
      "At most eight words; a comma splits it at the joint. {city} stands for the city.",
      // More would push the first screen's links out of a phone's window.
      { maxlength: 60 },
    ),
    text: longTemplate("Sentence below it"),
  }),
  services: group("Services", head),
  material: group("Concrete cracks", {
    title: template("Heading", "The first half of the sentence, left of the joint."),
    text: longTemplate("The second half"),
    choose: template("Line above the finishes"),
  }),
  projects: group("Projects", head),
  about: group("About", {
    title: template("Heading"),
    lead: longTemplate("First sentences"),
    story: textList("Paragraphs", longTemplate("Paragraph")),
  }),
  contact: group("Contact", {
    title: template("Heading"),
    steps: textList("How it goes", template("Step")),
  }),
  answers: group("Answers above the description", {
    condition: answers("New or replacing?"),
    size: answers("How big?", "For services without answers of their own."),
    when: answers("When?"),
  }),
  search: group("Search engines", {
    title: longTemplate("Title of the page", "About 60 letters are shown."),
    description: longTemplate("Description", "About 150 letters are shown."),
  }),
};

/** The owner's files: `lib/content/facts.json` and so on, each a group of fields or a list of groups. */
const files = {
  gallery: { ...list("Photos", "Photo", galleryPhotoFields), root: true, min: 1, add_to_top: true },
  facts: group("Facts", factFields),
  services: {
    ...list("Services", "Service", serviceFields),
    root: true,
    min: 1,
    allow_duplicate: false,
  },
  pictures: group("Pictures", pictureFields),
  words: group("Words", wordFields),
};

/** The declaration of each file. */
export const schema = nestedFields(files).fields as (ContentField & { name: ContentName })[];

export type ContentName = keyof typeof files;
export type Facts = Data<typeof factFields>;
export type Service = Data<typeof serviceFields>;
export type GalleryPhoto = Data<typeof galleryPhotoFields>;
export type Pictures = Data<typeof pictureFields>;
export type Words = Data<typeof wordFields>;
export type Hatch = (typeof HATCHES)[number];
