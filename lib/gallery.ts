import list from "./content/gallery.json" with { type: "json" };

/** One photo of the gallery. `scripts/build/check-pictures.ts` has checked it before every build. */
export type GalleryPhoto = {
  /** File name in `public/images/gallery`. */
  file: string;
  /** The service that it shows: the `kind` of one of `services`. */
  kind: string;
  /** Shown below the photo: what was built, in a few words. */
  caption: string;
  /** What can be seen, for those who cannot see it. */
  alt: string;
};

/** An entry of lib/content/gallery.json: `standIn` marks a picture that shows nobody's work. */
type Entry = GalleryPhoto & { standIn?: boolean };

/** The photos of the carousel, in the order in which they appear. */
export const gallery: readonly GalleryPhoto[] = (list as Entry[]).map(
  ({ file, kind, caption, alt }) => ({ file, kind, caption, alt }),
);

/** The id of a photo's slide. Behind a `#`, it is the photo's address: it must not change. */
export function photoId(file: string): string {
  return `photo-${file.replace(/\.\w+$/, "")}`;
}

/** How many photos there are of a kind of work, and the first of them, if there is one. */
export function workOf(kind: string): { count: number; first: GalleryPhoto | undefined } {
  const photos = gallery.filter((photo) => photo.kind === kind);
  return { count: photos.length, first: photos[0] };
}

/** The photo with this file name. None when the owner has taken it out of the gallery. */
export function photoNamed(file: string | undefined): GalleryPhoto | undefined {
  return gallery.find((photo) => photo.file === file);
}
