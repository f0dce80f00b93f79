import manifest from "../pictures.generated.json";

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

/** The address of its smallest file. */
export const smallestOf = ({ srcSet }: PublishedPicture) => srcSet.split(" ", 1)[0];

/**
 * @param file the address of an original
 * @param name the name of a crop; the whole picture if left out
 * @throws when there is no such picture, which stops the build
 */
export function publishedPicture(file: string, name = file): PublishedPicture {
  // Written by scripts/export/pictures.ts.
  const published: Record<string, Omit<PublishedPicture, "src">> = manifest;
  const picture = published[name];
  if (!picture) throw new Error(`There is no picture lib/content${file} (as ${name})`);
  return { src: file, ...picture };
}
