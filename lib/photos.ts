import manifest from "./photos.generated.json";

/** A picture as it was published by `scripts/photos.mjs`. */
export type PublishedPhoto = {
  /** Path below `public/images`. */
  file: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** Stands for the content, in the addresses of the published files. */
  hash: string;
  /** The widths it was published in, in pixels. */
  widths: number[];
};

/**
 * @param file path below `public/images`
 * @throws when there is no such picture; the build stops there
 */
export function publishedPhoto(file: string): PublishedPhoto {
  const entry = (manifest as Record<string, Omit<PublishedPhoto, "file">>)[file];
  if (!entry) throw new Error(`There is no picture public/images/${file}`);
  return { file, ...entry };
}
