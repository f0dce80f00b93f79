// The data in the owner's files, as the page reads it. It follows from the fields in schema.ts.
import type { DataOf } from "./schema/field-kinds";
import type * as schema from "./schema/schema";

/** The names of the owner's files: `lib/content/gallery.json` and so on. */
export type ContentName = "gallery" | "facts" | "services" | "pictures" | "words";

export type GalleryPhoto = DataOf<typeof schema.galleryPhotoFields>;
export type Facts = DataOf<typeof schema.factFields>;
export type Service = DataOf<typeof schema.serviceFields>;
export type Pictures = DataOf<typeof schema.pictureFields>;
export type Words = DataOf<typeof schema.wordFields>;

export type Hours = NonNullable<Facts["hours"]>[number];
export type Finish = NonNullable<Pictures["finishes"]>[number];
/** How a drawing shows a finish: lines of a broom, pebbles, or cut stones. */
export type Hatch = NonNullable<Finish["hatch"]>;
/** An answer that the form offers: what its button says, and what it adds to the description. */
export type Choice = Words["answers"]["when"][number];
