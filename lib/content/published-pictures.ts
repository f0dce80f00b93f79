import manifest from "../pictures.generated.json";
import { pictures } from "./pictures";

/** A published picture: the attributes of the elements that show it. */
export type PublishedPicture = {
  /** The address of the JPEG, PNG or WebP, for browsers without AVIF. */
  src: string;
  /** The size of the original, or of its crop, in pixels. */
  width: number;
  height: number;
  /** The AVIF files, one for each width. */
  srcSet: string;
};

/**
 * @param file the address of an original
 * @param name the name of a crop; the whole picture if left out
 * @throws when there is no such picture, which stops the build
 */
export function publishedPicture(file: string, name = file): PublishedPicture {
  // Written by scripts/export/pictures.ts.
  const published: Record<string, Omit<PublishedPicture, "src">> = manifest;
  const picture = published[name];
  if (!picture) throw new Error(`There is no picture lib/content${name}`);
  return { src: file, ...picture };
}

/** The room that the top bar has for the logo, in CSS pixels. */
const LOGO_ROOM = { width: 160, height: 40 };

/** The logo with the size at which it is shown: the largest that fits into the top bar. */
export function publishedLogo(): { src: string; width: number; height: number } {
  const { src, width, height } = publishedPicture(pictures.logo);
  const scale = Math.min(LOGO_ROOM.width / width, LOGO_ROOM.height / height);
  return { src, width: Math.round(width * scale), height: Math.round(height * scale) };
}
