import list from "./gallery.json" with { type: "json" };
import { services } from "./site";

/** One photo of the gallery. */
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

const kinds = services.list.map(({ kind }) => kind);

/** The photos of the carousel, in the order in which they appear. */
export const gallery: readonly GalleryPhoto[] = list.map(checked);

function checked(photo: GalleryPhoto): GalleryPhoto {
  if (kinds.includes(photo.kind)) return photo;
  throw new Error(
    `lib/gallery.json: ${photo.file} has the kind "${photo.kind}", which no service has. Use one of: ${kinds.join(", ")}.`,
  );
}
