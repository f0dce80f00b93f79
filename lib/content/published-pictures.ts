import manifest from "../photos.generated.json";
import { avifName } from "./picture-names";
import { pictures } from "./pictures";

/** A published picture, as attributes of the elements that show it. */
export type PublishedPicture = {
  /** The picture under its own address, for browsers that do not read AVIF. */
  src: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** The AVIF files, one for each width. */
  srcSet: string;
};

/** What `scripts/export/pictures.ts` writes about a picture. */
type Entry = { width: number; height: number; hash: string; widths: number[] };

/**
 * @param file the address of an original
 * @param name the name of a crop; the whole picture if left out
 * @throws when there is no such picture; the build stops there
 */
export function publishedPicture(file: string, name = file): PublishedPicture {
  const { width, height, widths } = entryOf(name);
  const srcSet = widths.map((w) => `${addressOf(name, w)} ${w}w`).join(", ");
  return { src: file, width, height, srcSet };
}

function addressOf(name: string, width: number): string {
  return `/photos/${avifName(name, entryOf(name).hash, width)}`;
}

function entryOf(file: string): Entry {
  const entry = (manifest.photos as Record<string, Entry>)[file];
  if (!entry) throw new Error(`There is no picture lib/content${file}`);
  return entry;
}

/** The room that the top bar has for the logo, in CSS pixels. */
const LOGO_ROOM = { width: 160, height: 40 };

/** The logo with the size at which it is shown: the largest that fits the space. */
export function publishedLogo(): { src: string; width: number; height: number } {
  const { width, height } = manifest.logo;
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height);
  return {
    src: pictures.logo,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
