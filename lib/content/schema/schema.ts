// The owner's files: each field's label in the editor, its rule, and the message for a wrong value. The editor is
// configured with this, and check.ts checks the files against it. types.ts has the types of the data.
import { LIMITS, THICKNESSES } from "../../plan/slab";
import { type ChoiceId, choiceIds, fields } from "../../quote/fields";
import { PHONE } from "../phone";
import {
  boolean,
  group,
  list,
  longText,
  multiSelect,
  number,
  type Options,
  optional,
  photo,
  relation,
  rule,
  select,
  string,
  textList,
  time,
  url,
} from "./field-kinds";

/** The description of the picture in the same group's `file` or `image`. */
const alt = longText(
  "Description",
  "What can be seen, for those who cannot see it: the slab, its finish, and where it lies. One sentence.",
);

/** The rule of a text that the page goes on from, with a comma or a period of its own. */
const unended = { pattern: rule(/[^.,]$/, "a text without a period or a comma at its end") };

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

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
      // The rule of an email field (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address) without the
      // signs that a mail link has to encode. No dot is at an end or beside another, and the domain has an ending.
      pattern: rule(
        /^[\w!$'*+~-]+(\.[\w!$'*+~-]+)*@([A-Za-z\d]([A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/,
        "one e-mail address and nothing else, such as quotes@example.com",
      ),
    },
  ),
  city: string("City", "In the headline and the page's title.", unended),
  state: string("State", undefined, unended),
  street: optional(string("Street", "Shown in Contact: 1402 NE River Road", unended)),
  zip: optional(
    string("ZIP code", "Shown after the street.", {
      pattern: rule(/^\d{5}(-\d{4})?$/, "a ZIP code, such as 66603"),
    }),
  ),
  area: string("Service area", "After “in”: Topeka, Kansas and surrounding areas", unended),
  towns: optional(textList("Towns", string("Town", undefined, unended))),
  hours: optional(
    list("Hours", "Hours", {
      text: string(
        "How it reads on the page",
        "When somebody answers the phone: Monday to Friday, 7 am to 5 pm",
      ),
      days: multiSelect("Days", DAYS),
      opens: time("Opens"),
      // To search engines, hours from 00:00 to 00:00 mean that it is closed.
      closes: time("Closes", {
        notBefore: "opens",
        pattern: rule(
          /^(?!00:00)([01]\d|2[0-3]):[0-5]\d$/,
          "a time of day, such as 17:00; midnight is 23:59",
        ),
      }),
    }),
  ),
  since: number("In business since", 1800, new Date().getFullYear()),
  // Longer figures do not fit in the row of figures.
  years: string("Years of experience", "As it should read: 10+", { maxlength: 10 }),
  projects: string("Projects finished", "As it should read: 500+", { maxlength: 10 }),
  answerHours: number("Hours to answer a request", 1, 1000),
  social: optional(
    list("Social links", "Link", {
      label: string("Name"),
      url: url("Address"),
    }),
  ),
  license: optional(
    string("License", "Shown after “Licensed and insured”: Kansas license 12-3456", {
      maxlength: 80,
      pattern: rule(
        /^(?!.*([Ll]icensed|LICENSED|[Ii]nsured|INSURED))/,
        "a license without the words “licensed” and “insured”, which the page has before it",
      ),
    }),
  ),
  reviews: optional({
    ...list("Reviews", "Review", {
      name: string("Name", "Ruth M."),
      town: string("Town"),
      text: longText("What they wrote", "Word for word.", {
        maxlength: 400,
        pattern: rule(/^(?!["“”][^"“”]*["“”]$)/, "a review without quote marks around it"),
      }),
      source: string("Where it was written", "Google"),
      url: url("Address where it can be read"),
    }),
    max: 6,
  }),
  people: optional({
    ...list("People", "Person", {
      name: string("Name"),
      role: string("What they do", "Sets the forms"),
      photo: photo("Photo"),
    }),
    max: 3,
  }),
  takesTextMessages: optional(boolean("The number takes text messages")),
  privacy: optional(url("Address of your privacy page", "The form leads to it.")),
};

/**
 * The answers to each question of the form. There are at least two, and no two are the same, because the form could not
 * tell whether a single one is chosen (lib/quote/form-values.ts).
 */
const answers = Object.fromEntries(
  choiceIds.map((id) => [
    id,
    {
      ...textList(
        fields[id].label,
        string("Answer", "Short enough for one line of a phone: This season", { unique: id }),
      ),
      min: 2,
    },
  ]),
) as Record<ChoiceId, ReturnType<typeof textList>>;

/** Dollars for a square foot, with cents or without. */
const price = { pattern: rule(/^\d+(\.\d\d?)?$/, "a price from 1 to 1000, such as 7 or 6.50") };

const serviceFields = {
  // Photos refer to their service by this id, so that titles can change.
  kind: {
    ...string("Kind of work", undefined, {
      widget: "hidden",
      pattern: rule(/^[a-z0-9-]+$/, "one word in small letters, such as retaining-walls"),
      unique: "kind",
    }),
    default: "{{uuid_short}}",
  },
  title: string("Title"),
  shortTitle: string(
    "Short title",
    "On the button above the photos, and among the answers in the form.",
    { unique: "what" },
  ),
  description: longText("Text", "One or two sentences."),
  price: optional(
    string("Price", "One sentence: Most two-car driveways come to $6,500 to $9,000."),
  ),
  icon: select("Drawing", ["driveway", "foundation", "patio", "commercial"]),
  image: photo("Photo", "Held sideways."),
  alt,
  usualSlab: optional(
    group("Usual slab, with which “Draw your slab” begins", {
      width: number("Width in feet", LIMITS.width.min, LIMITS.width.max),
      length: number("Length in feet", LIMITS.length.min, LIMITS.length.max),
      inches: number("Thickness in inches", Math.min(...THICKNESSES), Math.max(...THICKNESSES), {
        pattern: rule(new RegExp(`^(${THICKNESSES.join("|")})$`), THICKNESSES.join(" or ")),
      }),
    }),
  ),
  scale: optional(
    select("Drawn on the slab for scale", ["pickup", "table"], {
      hint: "A pickup, which also says what each thickness holds, or a table with six chairs.",
    }),
  ),
  pricePerFoot: optional(
    group("Price by the square foot", {
      from: number("From", 1, 1000, price),
      to: number("To", 1, 1000, { ...price, notBefore: "from" }),
    }),
  ),
};

const galleryPhotoFields = {
  file: photo("Photo", "From the camera or the library, held sideways.", { unique: "file" }),
  kind: relation("Kind of work", "services", "kind", "shortTitle"),
  caption: string("Caption", "What was built, in a few words: Broom-finished patio."),
  alt,
  town: optional(string("Town", undefined, unended)),
  year: optional(
    string("Year", "2024", { pattern: rule(/^(19|20)\d\d$/, "a year, such as 2024") }),
  ),
  size: optional(string("Size", "24 x 40 ft")),
};

/** What a crop keeps of the picture, as sharp calls it (https://sharp.pixelplumbing.com/api-resize); else the middle. */
const focus = optional(
  select(
    "What has to be seen",
    [
      ...["left top", "top", "right top"],
      ...["left", "center", "right"],
      ...["left bottom", "bottom", "right bottom"],
    ],
    {
      hint: "A phone cuts off a photo's sides, a computer its top. Which part stays? The middle, unless you say otherwise.",
    },
  ),
);

const pictureFields = {
  logo: photo("Logo", "A drawing (SVG) is sharp at any size.", {
    shownAs: "logo",
    accept: "image/jpeg,image/png,image/webp,image/svg+xml",
  }),
  hero: group("First photo", {
    file: photo(
      "Photo",
      "2.4 times as wide as high, with concrete in its lower half. If it shows a joint, that ends at the lower edge, at 60 % of the width: the page’s joint goes on there.",
      { cropFor: "hero" },
    ),
    alt,
    focus,
    portrait: optional(
      photo(
        "Another one for phones",
        "The same place, almost square, with the joint in its middle.",
        { shownAs: "portrait" },
      ),
    ),
  }),
  about: group("Photo beside About", {
    file: photo("Photo"),
    alt,
    caption: string("Caption"),
  }),
  finishes: optional(
    list("Finishes", "Finish", {
      name: string("Name", "Broom finish", { unique: "finish" }),
      text: string("What it is good for", "For grip in rain and ice"),
      file: photo("Photo", "Seen from close by.", { shownAs: "sample" }),
      surface: optional(
        photo(
          "The surface in this finish",
          "Concrete seen close, held sideways, without a joint: the page draws its own. Whoever picks the finish sees it.",
          { cropFor: "surface" },
        ),
      ),
      alt,
      example: optional(relation("Photo of a job with this finish", "gallery", "file", "caption")),
    }),
  ),
};

/** The facts that a template may refer to: every required text and number, and `answerTime`, made of `answerHours`. */
const placeholders = Object.entries(factFields)
  .filter(([, { required, widget }]) => required && (!widget || widget === "number"))
  .map(([name]) => name)
  .concat("answerTime");

/** A text in which `{city}` stands for the fact of that name. */
const template = (label: string, hint?: string, more?: Options) => {
  const pattern = RegExp(`^([^{}]|\\{(${placeholders.join("|")})\\})*$`);
  const names = placeholders.map((fact) => `{${fact}}`).join(", ");
  const expected = `a text, in which facts stand as ${names}`;
  return string(label, hint, { pattern: rule(pattern, expected), ...more });
};

/** A template for which the editor has a larger box. */
const longTemplate = (label: string, hint?: string) => template(label, hint, { widget: "text" });

const head = {
  title: template("Heading"),
  lead: longTemplate("Sentence below it"),
};

const wordFields = {
  hero: group("First screen", {
    title: template(
      "Heading",
      "At most 36 letters; a comma splits it at the joint. {city} stands for the city.",
      // A longer heading could take four lines beside the joint, and push the buttons out of a laptop's window.
      { maxlength: 36 },
    ),
    text: longTemplate("Sentence below it"),
  }),
  services: group("Services", head),
  finishes: group("Concrete cracks", {
    title: template("Heading", "The first half of the sentence, left of the joint."),
    text: longTemplate("The second half"),
    choose: template("Line above the finishes"),
  }),
  plan: group("Draw your slab", head),
  projects: group("Projects", head),
  about: group("About", {
    title: template("Heading"),
    lead: longTemplate("First sentences"),
    story: textList("Paragraphs", longTemplate("Paragraph")),
  }),
  contact: group("Contact", {
    title: template("Heading"),
    steps: textList("How it works", template("Step")),
  }),
  answers: group("Answers in the form", {
    ...answers,
    // The services are answers too, by their short title.
    what: { ...answers.what, min: 1, hint: "After the services: Not sure." },
  }),
  search: group("Search engines", {
    title: longTemplate("Title of the page", "About 60 letters are shown."),
    description: longTemplate("Description", "About 150 letters are shown."),
  }),
};

/** The owner's files, each a group of fields or a list of groups. */
export const files = {
  gallery: {
    ...list("Photos", "Photo", galleryPhotoFields),
    root: true,
    min: 1,
    add_to_top: true,
  },
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

/** The names of the owner's files: `gallery` is `lib/content/gallery.json`. */
export type ContentName = keyof typeof files;
export const contentNames = Object.keys(files) as ContentName[];

/** The files as a list of fields. */
export const schema = contentNames.map((name) => ({ name, ...files[name] }));
