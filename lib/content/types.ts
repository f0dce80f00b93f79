// The data in the owner's files, as the page reads it. schema.ts has a field of the editor for each property; a
// property with `?` may be left out, and its field is optional.
import type { Slab } from "../slab";

/** The names of the owner's files: `lib/content/gallery.json` and so on. */
export type ContentName = "gallery" | "facts" | "services" | "pictures" | "words";

/** What only the owner knows. The page, its metadata and the messages are made from it. */
export type Facts = {
  name: string;
  phone: string;
  email: string;
  city: string;
  state: string;
  area: string;
  towns?: string[];
  hours?: Hours[];
  /** A year. */
  since: number;
  /** As it should read: `10+`. */
  years: string;
  /** As it should read: `500+`. */
  projects: string;
  answerHours: number;
  social?: SocialLink[];
  license?: string;
  reviews?: Review[];
  people?: Person[];
  /** Whether the number takes text messages. */
  texts?: boolean;
  notice?: Notice;
};

/** When somebody answers the phone: in words, and as days (`Monday`) with times (`07:00`). */
export type Hours = { text: string; days: string[]; opens: string; closes: string };

export type SocialLink = { label: string; url: string };
export type Review = { name: string; town: string; text: string; source: string; url: string };
export type Person = { name: string; role: string; photo: string };

/** A line that is shown until a day, such as `2027-04-30`. */
export type Notice = { text: string; until: string };

export type Service = {
  /** Photos refer to their service by this id. */
  kind: string;
  title: string;
  shortTitle: string;
  /** What one piece of the work is called, and several. */
  counted: { one: string; many: string };
  text: string;
  price?: string;
  /** A drawing of components/ui/icon.tsx. */
  icon: "driveway" | "foundation" | "patio" | "commercial";
  photo: string;
  alt: string;
  /** Choices for “How big?” that this service has for itself. */
  sizes?: Choice[];
  usualSlab?: Slab;
  pricePerFoot?: PriceRange;
};

/** In dollars. */
export type PriceRange = { from: number; to: number };

/** An answer that the form offers: what its button says, and what it adds to the description. */
export type Choice = { label: string; text: string };

export type GalleryPhoto = {
  file: string;
  /** The service's. */
  kind: string;
  caption: string;
  alt: string;
  town?: string;
  year?: string;
  size?: string;
  /** A photo of the same place before the work. */
  before?: string;
};

export type Pictures = {
  logo: string;
  hero: WidePicture;
  surface: WidePicture;
  about: { file: string; alt: string; caption: string };
  finishes?: Finish[];
};

/** A picture that fills the window, and the part of it that crops keep (lib/content/crops.ts): `left top`. */
export type WidePicture = { file: string; alt: string; focus?: string };

export type Finish = {
  name: string;
  text: string;
  file: string;
  /** A picture that fills the window. */
  surface?: string;
  alt: string;
  /** A smooth finish has none. */
  hatch?: Hatch;
  /** The file of a photo of the gallery. */
  example?: string;
};

/** How a drawing shows a finish: lines of a broom, pebbles, or cut stones. */
export type Hatch = "broom" | "pebbles" | "stones";

/** The page's sentences. Facts stand in them as `{city}` until words.ts has filled them in. */
export type Words = {
  hero: { title: string; text: string };
  services: Head;
  material: { title: string; text: string; choose: string };
  projects: Head;
  about: Head & { story: string[] };
  contact: { title: string; steps: string[] };
  /** The choices for three of the form's questions; those for the fourth are the services. */
  answers: { condition: Choice[]; size: Choice[]; when: Choice[] };
  search: { title: string; description: string };
};

/** The heading of a section, and the sentence below it. */
export type Head = { title: string; lead: string };
