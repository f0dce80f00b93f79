import { stemOf } from "./crops";
import list from "./gallery.json" with { type: "json" };
import { isRender, onlyRenders } from "./renders";
import type { GalleryPhoto } from "./types";

/** The photos of the carousel, in the order in which they appear. */
export const gallery = list as readonly GalleryPhoto[];

/** What a caption says of a photo, beside what its owner says. */
const captionTexts = {
  /** Of one that has a second one, taken before the work. */
  beforeAfter: "Before and after",
  /** Of one that is not of our own work. */
  illustration: "Illustration",
} as const;

type Captioned = Pick<GalleryPhoto, "file" | "caption"> & Partial<GalleryPhoto>;

/**
 * A photo's caption with what else is known of it: `Patio. Auburn, 2024, 24 x 40 ft. Illustration`.
 *
 * @param sayIllustration whether to say of a render that it is one: not where all pictures are, and the page says it
 */
export function captionOf(
  { file, caption, town, year, size, before }: Captioned,
  sayIllustration = !onlyRenders,
): string {
  const details = [
    [town, year, size].filter(Boolean).join(", "),
    before && captionTexts.beforeAfter,
    sayIllustration && isRender(file) && captionTexts.illustration,
  ];
  return [caption, ...details.filter(Boolean)].join(". ");
}

/** The id of a photo's slide. It must not change, because visitors share links to it. */
export function photoAnchor(file: string): string {
  return `photo-${stemOf(file)}`;
}

/** The id of a kind of work. A link to it shows the photos of that kind only, from the first one. */
export const kindAnchor = (kind: string) => `work-${kind}`;

/** The number of photos of a kind of work, and the first of them, if there is one. */
export function photosOfKind(kind: string): { count: number; first: GalleryPhoto | undefined } {
  const photos = gallery.filter((photo) => photo.kind === kind);
  return { count: photos.length, first: photos[0] };
}

/** The photo with this address; undefined when the owner has removed it from the gallery. */
export function photoAt(file: string | undefined): GalleryPhoto | undefined {
  return gallery.find((photo) => photo.file === file);
}
