// The fixed texts of the page, the names of its controls, and two values for browsers and messengers. The
// owner's texts are in lib/content; labels and messages of the form's fields stand with the fields, in lib/quote.

import { formatFeet } from "./slab";

/** The entries of the top bar. `id` is the section’s anchor. */
export const navigation = [
  { id: "home", label: "Home" },
  { id: "services", label: "Services" },
  { id: "projects", label: "Projects" },
  { id: "about", label: "About" },
] as const;

/** The words on the buttons that lead to the form and to the phone. */
export const actionTexts = {
  quote: "Get Quote",
  quoteLong: "Get a free quote",
  call: "Call Now",
  callShort: "Call",
} as const;

/** The accessible names of controls, and of regions without a heading. Tests repeat them. */
export const controlNames = {
  skip: "Skip to content",
  navigation: "Main",
  menu: "Menu",
  actionBar: "Get a quote or call",
  close: "Close",
  carousel: "Photos of past projects",
  track: "Photos",
  dots: "Choose a photo",
  dot: (number: number) => `Go to photo ${number}`,
  previous: "Previous photo",
  next: "Next photo",
  pause: "Pause slideshow",
  play: "Play slideshow",
  enlarge: "Enlarge photo",
} as const;

/** What is said around the photos. */
export const projectTexts = {
  kinds: "Kind of work",
  all: "All",
  seeAll: (count: number) => `See all ${count} photos`,
  back: "Back to the slideshow",
  ask: "Ask for one like this",
  /** In the caption of a photo that is not of our own work. */
  illustration: "Illustration",
  fullSize: "Full size",
  before: "Before",
  after: "After",
  compareSlider: "Before and after",
  compareValue: (share: number) => `${share}% before`,
  beforeOf: (caption: string) => `The same place before: ${caption}`,
} as const;

/** The links beside the chosen finish. */
export const finishTexts = {
  see: "See it on a job",
  ask: "Ask for this finish",
} as const;

type NumberedJoint = { index: number; direction: string; feet: number; from: string };

/** The drawing of the visitor's own slab. What it says of a slab is in `lib/slab.ts`. */
export const planTexts = {
  title: "Draw your slab",
  lead: "Set its size. Then leave a joint out, and see where it cracks.",
  purpose: "What is it for?",
  width: "Width",
  length: "Length",
  feet: (feet: number | string) => `${feet} ft`,
  spoken: (feet: number) => `${feet} feet`,
  thickness: "Thickness",
  inches: (inches: number) => `${inches} inches`,
  /** What drives on a slab, by its thickness in inches. */
  traffic: { 4: "cars", 6: "trucks" },
  joint: ({ index, direction, feet, from }: NumberedJoint, count: number) =>
    `Joint ${index + 1} of ${count}, ${direction}, ${formatFeet(feet)} ft from the ${from}`,
  hint: "Press a joint to leave it out.",
  omitted: (number: number) => `Without joint ${number} it cracks where it likes.`,
  restored: (number: number, count: number) =>
    `Joint ${number} is back. The next crack runs straight inside it.${count > 1 ? " Now press another." : ""}`,
  cost: (range: string) => `Most like it come to ${range}.`,
  quote: "Quote this slab",
} as const;

/** The words on the footer's and the 404 page's stamps. */
export const stampTexts = {
  since: (year: number) => `since ${year}`,
  blank: "Nothing yet",
} as const;

export const contactTexts = {
  stepsTitle: "How it goes",
  unsure: "Not sure we come to you?",
  ask: "Call and ask",
  details: {
    phone: "Phone",
    area: "Service area",
    hours: "Hours",
    guarantee: "Our guarantee",
  },
  whyUsTitle: "Why Choose Us",
} as const;

/** Whether somebody answers the phone now. */
export const openingTexts = {
  openUntil: (time: string) => `Open now, until ${time}`,
  opens: (day: string, time: string) => `Opens ${day} at ${time}`,
  today: "today",
  noon: "noon",
} as const;

/** The size of the picture in shared links, in pixels: https://ogp.me */
export const shareSize = { width: 1200, height: 630 } as const;

/** The texts around facts that the owner may leave out. */
export const optionalFactTexts = {
  reviews: "What customers say",
  /** In the caption of a photo that has a second one, taken before the work. */
  beforeAfter: "Before and after",
  callOrText: "Call or text",
  text: "Send a text message",
} as const;

/** What stands in place of a part of the page that has thrown an error. */
export const errorTexts = {
  text: "Something went wrong here, and it is our fault.",
  kept: "What you typed is kept.",
  reload: "Reload the page",
  write: "Write to us",
} as const;

/** The page for addresses that lead nowhere. */
export const notFoundTexts = {
  documentTitle: (company: string) => `Page not found | ${company}`,
  title: "Nothing has been poured here",
  text: "This address leads nowhere. The front page has everything.",
  back: "Back to the front page",
} as const;

/** The colour of the browser’s own bars, the same as the page’s background: `--paper` in app/globals.css. */
export const themeColor = "#f3efe7";
