import { facts } from "./facts";
import { stemOf } from "./files";
import list from "./gallery.json" with { type: "json" };
import { pictures } from "./pictures";
import { isRender } from "./renders";
import { sentence } from "./sentence";
import { services } from "./services";
import { trimmed } from "./trimmed";
import type { GalleryPhoto } from "./types";

/** The photos of the carousel, in the order in which they appear. */
export const gallery: readonly GalleryPhoto[] = trimmed(list);

/**
 * Whether every picture on the page is a render. If so, the page says it once for all of them. Otherwise the caption of
 * each render says it.
 */
export const onlyRenders = [
  ...gallery.map(({ file }) => file),
  ...services.map(({ image }) => image),
  ...facts.people.map(({ photo }) => photo),
  ...pictures.finishes.flatMap(({ file, surface }) => [file, surface]),
  pictures.hero.file,
  pictures.hero.portrait,
  pictures.about.file,
].every((file) => !file || isRender(file));

/** What the page adds to the caption of a render, which does not show our own work. */
const ILLUSTRATION = "Illustration";

type Captioned = Pick<GalleryPhoto, "file" | "caption"> & Partial<GalleryPhoto>;

/**
 * A photo's caption with its details: `Patio. Auburn, 2024, 24 x 40 ft. Illustration`.
 *
 * @param sayIllustration whether to mark a render as an illustration. While all pictures are renders the page says so
 *   itself, and captions do not.
 */
export function captionOf(
  { file, caption, town, year, size }: Captioned,
  sayIllustration = !onlyRenders,
): string {
  const details = [
    [town, year, size].filter(Boolean).join(", "),
    sayIllustration && isRender(file) ? ILLUSTRATION : "",
  ].filter(Boolean);
  return [caption, ...details].reduce((text, detail) => `${sentence(text)} ${detail}`);
}

/** The id of a photo's slide. It should not change, because links lead to it. */
export function photoAnchor(file: string): string {
  return `photo-${stemOf(file)}`;
}

/** The id of a kind of work. A link to it shows the photos of that kind only, from the first one. */
export const kindAnchor = (kind: string) => `work-${kind}`;

/** The photos of a kind of work, in the gallery's order. */
export const photosOfKind = (kind: string): GalleryPhoto[] =>
  gallery.filter((photo) => photo.kind === kind);

/** The photo with this file address; undefined when the owner has removed it from the gallery. */
export function photoAt(file: string | undefined): GalleryPhoto | undefined {
  return gallery.find((photo) => photo.file === file);
}
