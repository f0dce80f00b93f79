// Finds all errors in the owner's files and pictures at once, before a build begins.
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import {
  type ContentNode,
  checkTexts,
  contentPath,
  picturesIn,
  sizeError,
} from "@/lib/content/schema/check";
import { originalPath } from "./pictures";

/**
 * Reads and checks the owner's files, but not their pictures.
 *
 * @returns the files' data, and a sentence for each error
 * @throws when a file cannot be read
 */
export const readContent = () => checkTexts((name) => readFileSync(contentPath(name), "utf8"));

/**
 * Reads and checks the owner's files, and decodes their pictures.
 *
 * @returns the files' data, and a sentence for each error
 */
export async function validate() {
  const { content, errors } = readContent();
  for (const picture of picturesIn(content)) {
    const error = await pictureError(picture);
    if (error) errors.push(`${picture.where}: lib/content${picture.value} ${error}`);
  }
  return { content, errors };
}

/** Says why a picture cannot be published, in words that follow its name; undefined when it can. */
async function pictureError({ field, value }: ContentNode<string>): Promise<string | undefined> {
  const file = originalPath(value);
  if (!existsSync(file)) return "does not exist. Choose another one, or put it there.";
  try {
    const { format, autoOrient } = await sharp(file).metadata();
    // Decodes the whole picture, because the metadata does not show that its end is missing.
    await sharp(file).resize(32).raw().toBuffer();
    if (field.accept?.includes(`image/${format}`))
      return format === "svg" ? undefined : sizeError(field, autoOrient.width, autoOrient.height);
  } catch {
    // The file is damaged, or its format is not supported, such as HEIC.
  }
  return "cannot be shown: it is damaged, or no JPEG, PNG or WebP. Copy it once more from the camera. If it is of Apple's own kind (HEIC): open it on a computer, and export it as JPEG.";
}
