import type { CropName } from "./picture-kinds";
import manifest from "./pictures.generated.json";
import type { Published, PublishedPicture } from "./types";

type Crops<Picture> = { landscape: Picture; portrait: Picture };

/** The pictures that scripts/export/pictures.ts has published, by the address of the original. */
export type Manifest = { uncropped: Record<string, Published> } & Record<
  CropName,
  Record<string, Crops<Published>>
>;

const published: Manifest = manifest;

/**
 * A picture that is shown whole.
 *
 * @param file the address of an original
 * @throws when there is no such picture, which stops the build
 */
export function publishedPicture(file: string): PublishedPicture {
  return { src: file, ...found(published.uncropped[file], file) };
}

/**
 * The crops of a picture that fills the window.
 *
 * @param cropFor the section that shows the picture
 * @param file the address of an original
 * @throws when there is no such picture, which stops the build
 */
export function publishedCrops(cropFor: CropName, file: string): Crops<PublishedPicture> {
  const { landscape, portrait } = found(published[cropFor][file], file);
  return { landscape: { src: file, ...landscape }, portrait: { src: file, ...portrait } };
}

function found<Found>(picture: Found | undefined, file: string): Found {
  if (!picture) throw new Error(`There is no picture lib/content${file}`);
  return picture;
}
