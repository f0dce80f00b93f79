// The schema of the owner's files. The page takes its types from here, the build its error messages
// (scripts/export/check-content.ts), and the editor its configuration (scripts/export/editor-config.ts).
// The page may import only types from here, because zod must not get into its scripts.
import { z } from "zod";
import { PHONE } from "../quote/phone";
import { LIMITS } from "../slab";
import {
  address,
  atMost,
  choice,
  day,
  flag,
  GALLERY_PICTURE,
  group,
  isPictureIn,
  list,
  type Option,
  optionalText,
  PHOTO_WIDTH_MIN,
  picture,
  type TextField,
  text,
  time,
  WIDE_PHOTO_WIDTH_MIN,
  wholeNumber,
} from "./fields";

const alt = text({
  label: "Description",
  hint: "What can be seen, for those who cannot see it: the slab, its finish, and where it lies. One sentence.",
  is: "what can be seen, for those who cannot see it",
  examples: ["Broom-finished patio behind a brick house"],
  widget: "text",
});

const DAYS = (
  ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const
).map((day) => ({ label: day, value: day }));

/** The time zones of the United States (https://www.iana.org/time-zones). */
const TIME_ZONES = [
  { label: "Eastern", value: "America/New_York" },
  { label: "Central", value: "America/Chicago" },
  { label: "Mountain", value: "America/Denver" },
  { label: "Arizona", value: "America/Phoenix" },
  { label: "Pacific", value: "America/Los_Angeles" },
  { label: "Alaska", value: "America/Anchorage" },
  { label: "Hawaii", value: "Pacific/Honolulu" },
] as const satisfies readonly Option[];

const review = group(
  {
    text: text({
      label: "What they wrote",
      hint: "Word for word, at most 400 letters.",
      is: "a text of at most 400 letters",
      pattern: new RegExp(`^${atMost(400)}$`),
      widget: "text",
    }),
    name: text({ label: "Name", examples: ["Ruth M."] }),
    town: text({ label: "Town" }),
    source: text({ label: "Where it was written", examples: ["Google"] }),
    url: address("Address where it can be read", "https://maps.app.goo.gl/name"),
  },
  { label: "Review", is: "a review, in braces" },
);

const person = group(
  {
    name: text({ label: "Name" }),
    role: text({ label: "What they do", examples: ["Sets the forms"] }),
    photo: picture({ label: "Photo" }),
  },
  { label: "Person", is: "a person, in braces" },
);

/** Facts that the owner may leave out; the page then does not mention them. */
const optionalFacts = {
  license: optionalText({
    label: "License",
    hint: "As it should read behind “Licensed and insured”: Kansas license 12-3456.",
    is: "a text of at most 80 letters",
    examples: ["Kansas license 12-3456"],
    inner: atMost(80),
  }),
  reviews: list(review, {
    label: "Reviews",
    summary: "name",
    hint: "What customers have written elsewhere. At most six.",
    is: "a list of at most six reviews",
    max: 6,
  }).optional(),
  people: list(person, {
    label: "People",
    summary: "name",
    thumbnail: "photo",
    hint: "Who comes. At most three.",
    is: "a list of at most three people",
    max: 3,
  }).optional(),
  texts: flag({ label: "The number takes text messages" }),
  notice: group(
    {
      text: text({
        label: "Notice",
        hint: "One line, at most 60 letters: Booking driveways for April.",
        is: "a text of at most 60 letters",
        pattern: new RegExp(`^${atMost(60)}$`),
      }),
      until: day({ label: "Last day on which it is true", hint: "It is gone the day after." }),
    },
    { label: "Notice", is: "a notice, in braces" },
  ).optional(),
  timeZone: optionalText({
    label: "Time zone of the hours",
    hint: "Central, unless you say otherwise.",
    is: "a time zone",
    examples: ["America/Chicago"],
    inner: TIME_ZONES.map(({ value }) => value).join("|"),
    options: TIME_ZONES,
  }),
};

/** What the owner alone knows. The page, its metadata and the messages are made from it. */
const facts = group(
  {
    name: text({ label: "Company name" }),
    phone: text({
      label: "Phone",
      is: "a US number of ten digits",
      examples: ["(785) 555-0142", "785.555.0142 ext 4"],
      pattern: PHONE,
    }),
    email: text({
      label: "E-mail",
      hint: "Where quote requests are sent.",
      is: "an e-mail address",
      examples: ["quotes@example.com"],
      pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    }),
    city: text({ label: "City", hint: "In the headline and the page's title." }),
    state: text({ label: "State" }),
    area: text({
      label: "Service area",
      hint: "Where you work, as it reads after “in”: Topeka, Kansas and surrounding areas.",
    }),
    towns: list(text({ label: "Town" }), {
      label: "Towns",
      hint: "Towns that you go to. With none, nothing is said of it.",
      is: "a list of towns",
      examples: [["Auburn", "Silver Lake"], []],
    }).optional(),
    hours: list(
      group(
        {
          text: text({ label: "As it reads", hint: "Monday to Friday, 7 am to 5 pm" }),
          days: list(choice({ label: "Day", is: "a day", examples: ["Monday"], options: DAYS }), {
            label: "Days",
            hint: "For search engines.",
            is: "a list of days in English",
            examples: [["Monday", "Friday"]],
            min: 1,
          }),
          opens: time("Opens", "07:00"),
          closes: time("Closes", "17:00"),
        },
        { label: "Hours", is: "hours, in braces" },
      ),
      {
        label: "Hours",
        summary: "text",
        hint: "When somebody answers the phone. With none, nothing is said of it.",
        is: "a list of hours",
        examples: [
          [{ text: "Mondays, 7 am to 5 pm", days: ["Monday"], opens: "07:00", closes: "17:00" }],
          [],
        ],
      },
    ).optional(),
    since: wholeNumber({
      label: "In business since",
      is: "a year that is not in the future",
      examples: [2012],
      min: 1800,
      max: new Date().getFullYear(),
    }),
    years: text({ label: "Years of experience", hint: "As it should read.", examples: ["10+"] }),
    projects: text({ label: "Projects finished", hint: "As it should read.", examples: ["500+"] }),
    answerHours: wholeNumber({
      label: "Hours to answer a request",
      is: "a whole number of hours",
      examples: [24],
      min: 1,
      max: 1000,
    }),
    social: list(
      group(
        {
          label: text({ label: "Name", examples: ["Facebook"] }),
          url: address("Address", "https://www.facebook.com/name"),
        },
        { label: "Link", is: "a link, in braces" },
      ),
      {
        label: "Social links",
        summary: "label",
        is: "a list of links",
        examples: [[{ label: "Facebook", url: "https://www.facebook.com/name" }], []],
      },
    ).optional(),
    ...optionalFacts,
  },
  { label: "Facts", is: "the facts, in braces" },
);

const side = (label: string, example: number, limits: { min: number; max: number }) =>
  wholeNumber({ label, is: "a whole number of feet", examples: [example], ...limits });
const dollars = (label: string) =>
  wholeNumber({ label, is: "whole dollars", examples: [7], min: 1, max: 1000 });

const service = group(
  {
    // Photos and sizes refer to their service by this id, so that titles can change.
    kind: text({
      label: "Kind of work",
      is: "one word in small letters, with hyphens if need be",
      examples: ["retaining-walls"],
      pattern: /^[a-z0-9-]+$/,
      widget: "id",
    }),
    title: text({ label: "Title" }),
    shortTitle: text({ label: "Short title", hint: "On the button above the photos." }),
    counted: group(
      {
        one: text({ label: "One of it", examples: ["driveway"] }),
        many: text({ label: "Several of it", examples: ["driveways"] }),
      },
      {
        label: "Counted",
        summary: "many",
        hint: "What follows a number: 1 driveway, 9 driveways.",
        is: "what follows a number",
        examples: [{ one: "driveway", many: "driveways" }],
      },
    ),
    text: text({ label: "Text", hint: "One or two sentences.", widget: "text" }),
    price: optionalText({
      label: "Price",
      hint: "One sentence: Most two-car driveways come to $6,500 to $9,000.",
    }),
    plan: group(
      {
        width: side("Width in feet", 20, LIMITS.width),
        length: side("Length in feet", 40, LIMITS.length),
        inches: wholeNumber({
          label: "Thickness in inches",
          is: "a whole number of inches, 4 or 6",
          examples: [4],
          min: 4,
          max: 6,
        }),
      },
      { label: "A usual slab", hint: "What the plan begins with.", is: "a slab, in braces" },
    ).optional(),
    pricePerFoot: group(
      { from: dollars("From"), to: dollars("To") },
      { label: "Price by the square foot", is: "a price by the square foot, in braces" },
    ).optional(),
    icon: choice({
      label: "Drawing",
      is: "one of the drawings",
      examples: ["driveway", "foundation", "patio", "commercial"],
      options: [
        { label: "Driveway", value: "driveway" },
        { label: "Foundation", value: "foundation" },
        { label: "Patio", value: "patio" },
        { label: "Hall", value: "commercial" },
      ],
    }),
    photo: picture({
      label: "Photo",
      hint: "Held sideways.",
      examples: ["/images/service-driveways.jpg"],
    }),
    alt,
  },
  { label: "Service", is: "a service, in braces" },
);

const galleryPhoto = group(
  {
    file: picture({
      label: "Photo",
      hint: "From the camera or the library, held sideways. Where it was taken is removed.",
      is: isPictureIn("lib/content/images/gallery"),
      examples: ["/images/gallery/patio.jpg"],
      inner: GALLERY_PICTURE,
    }),
    kind: text({
      label: "Kind of work",
      is: "the kind of one of your services",
      examples: ["driveways"],
      options: "kinds",
    }),
    caption: text({
      label: "Caption",
      hint: "What was built, in a few words: Broom-finished patio.",
      is: "what was built, in a few words",
      examples: ["Broom-finished patio"],
    }),
    alt,
    town: optionalText({ label: "Town", examples: ["Auburn"] }),
    year: optionalText({
      label: "Year",
      is: "a year",
      examples: ["2024"],
      inner: "(?:19|20)\\d\\d",
    }),
    size: optionalText({ label: "Size", examples: ["24 x 40 ft"] }),
    before: optionalText({
      label: "The same place before",
      is: isPictureIn("lib/content/images/gallery"),
      examples: ["/images/gallery/patio-before.jpg"],
      inner: GALLERY_PICTURE,
      widget: "image",
      widthMin: PHOTO_WIDTH_MIN,
    }),
  },
  { label: "Photo", is: "a photo, in braces" },
);

/** Places in a picture, in the words of what cuts it (https://sharp.pixelplumbing.com/api-resize). */
const PLACES = [
  { label: "Top left", value: "left top" },
  { label: "Top", value: "top" },
  { label: "Top right", value: "right top" },
  { label: "Left", value: "left" },
  { label: "Middle", value: "center" },
  { label: "Right", value: "right" },
  { label: "Bottom left", value: "left bottom" },
  { label: "Bottom", value: "bottom" },
  { label: "Bottom right", value: "right bottom" },
] as const satisfies readonly Option[];

/** Which part of a picture stays visible where it is cut (lib/content/crops.ts); by default the middle. */
const focus = optionalText({
  label: "What has to be seen",
  hint: "No screen shows all of it: a phone cuts off its sides, a computer its top. Which part stays? The middle, unless you say otherwise.",
  is: "a place in the photo, in words",
  examples: ["bottom"],
  inner: PLACES.map(({ value }) => value).join("|"),
  options: PLACES,
});

const shownClosed = { summary: "file", thumbnail: "file" };

const pictures = group(
  {
    logo: picture({
      label: "Logo",
      examples: ["/images/logo.svg"],
      inner: "/images/[\\w.-]+\\.\\w+",
      is: isPictureIn("lib/content/images"),
      widthMin: undefined,
      heightMin: 80,
      bytesMax: 200_000,
    }),
    hero: group(
      {
        file: picture({
          label: "Photo",
          hint: "Held sideways, with the concrete in its lower half: of an upright photo, a strip is shown.",
          examples: ["/images/hero.jpg"],
          widthMin: WIDE_PHOTO_WIDTH_MIN,
        }),
        alt,
        focus,
      },
      { label: "First photo", ...shownClosed, is: "the first photo, in braces" },
    ),
    surface: group(
      {
        file: picture({
          label: "Photo",
          hint: "Concrete seen close, held sideways, with a joint if you have one.",
          examples: ["/images/surface.jpg"],
          widthMin: WIDE_PHOTO_WIDTH_MIN,
        }),
        alt,
        focus,
      },
      { label: "Surface", ...shownClosed, is: "the surface, in braces" },
    ),
    about: group(
      {
        file: picture({ label: "Photo" }),
        alt,
        caption: text({ label: "Caption" }),
      },
      { label: "Photo beside About", ...shownClosed, is: "the photo beside About, in braces" },
    ),
    finishes: list(
      group(
        {
          name: text({ label: "Name", examples: ["Broom finish"] }),
          text: text({ label: "What it is good for", examples: ["For grip in rain and ice"] }),
          file: picture({ label: "Photo", hint: "Seen from close by." }),
          surface: optionalText({
            label: "The slab in this finish",
            hint: "Held sideways, its joint where the joint of Surface is. Whoever picks the finish sees the slab in it.",
            is: "the address of a picture in lib/content/images",
            examples: ["/images/surface-stamped.jpg"],
            inner: "/images/(?:gallery/)?[^/]+\\.\\w+",
            widget: "image",
            widthMin: WIDE_PHOTO_WIDTH_MIN,
          }),
          alt,
          example: text({
            label: "Leads to",
            hint: "A photo of a job with this finish.",
            is: "the address of a photo of the gallery",
            examples: ["/images/gallery/patio.jpg"],
            pattern: new RegExp(`^(?:${GALLERY_PICTURE})?$`),
            options: "photos",
          }).optional(),
        },
        { label: "Finish", is: "a finish, in braces" },
      ),
      {
        label: "Finishes",
        summary: "name",
        thumbnail: "file",
        hint: "Visitors pick from them. Four go side by side. With none, nothing is said of them.",
        is: "a list of finishes, or []",
      },
    ).optional(),
  },
  { label: "Pictures", is: "the pictures, in braces" },
);

/** Facts that a sentence may refer to: every text and number, and `answerTime`, made of `answerHours`. */
export const placeholders = [
  ...Object.entries(facts.shape)
    .filter(([, rule]) => rule instanceof z.ZodString || rule instanceof z.ZodNumber)
    .map(([name]) => name),
  "answerTime",
];

const NAMES = placeholders.join("|");

/** A sentence of the page, in which `{city}` stands for the fact of that name. */
const sentence = (label: string, field: Partial<TextField> = {}) =>
  text({
    label,
    is: `a text, in which facts stand as ${placeholders.map((name) => `{${name}}`).join(", ")}`,
    pattern: new RegExp(`^(?=[^]*\\S)(?:[^{}]|\\{(?:${NAMES})\\})*$`),
    widget: "text",
    ...field,
  });

const title = (hint?: string) => sentence("Heading", { hint, widget: undefined });
const part = <T extends z.ZodRawShape>(label: string, shape: T) =>
  group(shape, { label, is: `the words of “${label}”, in braces` });

/** Answers to a question above the description. */
const answers = (label: string) =>
  list(
    group(
      {
        label: text({ label: "On the button", examples: ["Two cars"] }),
        text: text({
          label: "In the description",
          hint: "As it reads in the middle of a sentence: about two cars wide.",
          is: "a part of a sentence, without a full stop at its end",
          examples: ["about two cars wide"],
          pattern: /^(?=\S)[\s\S]*[^.\s]$/,
        }),
      },
      { label: "Answer", is: "an answer, in braces" },
    ),
    { label, summary: "label", is: "a list of answers, at least one", min: 1 },
  );

const words = group(
  {
    hero: part("First screen", {
      title: title(
        "At most eight words; a comma splits it at the joint. {city} stands for the city among the facts.",
      ),
      text: sentence("Sentence below it"),
    }),
    services: part("Services", { title: title(), lead: sentence("Sentence below it") }),
    material: part("Concrete cracks", {
      title: title("The first half of the sentence, left of the joint."),
      text: sentence("The second half"),
      choose: sentence("Line above the finishes", { widget: undefined }),
    }),
    projects: part("Projects", { title: title(), lead: sentence("Sentence below it") }),
    about: part("About", {
      title: title(),
      lead: sentence("First sentences"),
      story: list(sentence("Paragraph"), {
        label: "Paragraphs",
        is: "a list of paragraphs, at least one",
        min: 1,
      }),
    }),
    contact: part("Contact", {
      title: title(),
      steps: list(sentence("Step", { widget: undefined }), {
        label: "How it goes",
        is: "a list of steps, at least one",
        min: 1,
      }),
    }),
    taps: part("Answers above the description", {
      condition: answers("New or replacing?"),
      sizes: list(
        group(
          {
            kind: text({
              label: "Kind of work",
              is: "the kind of one of your services",
              examples: ["driveways"],
              options: "kinds",
            }),
            choices: answers("How big?"),
          },
          { label: "Sizes", is: "the sizes of a service, in braces" },
        ),
        { label: "How big? By service", summary: "kind", is: "a list of sizes by service" },
      ).optional(),
      size: answers("How big? Of any other service"),
      when: answers("When?"),
    }),
    share: part("Shared links", {
      text: sentence("Line in the picture", { hint: "Shown where somebody shares the page." }),
    }),
    search: part("Search engines", {
      title: sentence("Title of the page", { hint: "About 60 letters are shown." }),
      description: sentence("Description", { hint: "About 150 letters are shown." }),
    }),
  },
  { label: "Words", is: "the words, in braces" },
);

/** The owner's files, by name: `lib/content/facts.json` and so on. */
export const schemas = {
  gallery: list(galleryPhoto, {
    label: "Photos",
    summary: "caption",
    thumbnail: "file",
    newestFirst: true,
    hint: "In the order in which visitors see them. A new one is put first.",
    is: "a list of photos",
  }),
  facts,
  services: list(service, {
    label: "Services",
    summary: "title",
    thumbnail: "photo",
    hint: "One can be removed when no photo is of its kind, and no size among the Words.",
    is: "a list of services, at least one",
    min: 1,
  }),
  pictures,
  words,
};

export type ContentName = keyof typeof schemas;
export type Facts = z.infer<typeof facts>;
export type Service = z.infer<typeof service>;
export type GalleryPhoto = z.infer<typeof galleryPhoto>;
export type Pictures = z.infer<typeof pictures>;
export type Words = z.infer<typeof words>;
