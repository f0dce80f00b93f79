import manifest from "./photos.generated.json";

/** A picture as it is published, in the words of the elements that show it. */
export type PublishedPhoto = {
  /** The plain picture, for browsers that read none of the sources. */
  src: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** Every format, the smallest first, with every width. */
  sources: { type: string; srcSet: string }[];
};

/** What `scripts/build/photos.mjs` writes about a picture. */
type Entry = { width: number; height: number; hash: string; widths: number[] };

/**
 * @param file path below `public/images`
 * @throws when there is no such picture; the build stops there
 */
export function publishedPhoto(file: string): PublishedPhoto {
  const entry = (manifest as Record<string, Entry>)[file];
  if (!entry) throw new Error(`There is no picture public/images/${file}`);
  const { width, height, hash, widths } = entry;
  const stem = `/photos/${file.replace(/\.\w+$/, "")}.${hash}`;
  const sources = ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((w) => `${stem}-${w}.${format} ${w}w`).join(", "),
  }));
  return { src: `/images/${file}`, width, height, sources };
}
