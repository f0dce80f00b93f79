// Finds all errors in the owner's files and pictures at once, before a build begins.
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import {
  type Content,
  type ContentNode,
  checkContent,
  contentPath,
  picturesIn,
  sizeError,
} from "@/lib/content/schema/check";
import { contentNames } from "@/lib/content/schema/schema";
import { trimmed } from "@/lib/content/trimmed";
import { originalPath } from "./pictures";

/**
 * Reads and checks the owner's files, but not their pictures. A file that is not valid JSON gives an error, and no data.
 *
 * @returns the files' data, and a sentence for each error: where it is, what is wrong, and what to do
 * @throws when a file cannot be read
 */
export function readContent() {
  const content: Content = {};
  const errors: string[] = [];
  for (const name of contentNames) {
    const file = contentPath(name);
    const text = readFileSync(file, "utf8");
    try {
      content[name] = trimmed(JSON.parse(text), "");
    } catch (error) {
      // The message may quote a line break.
      const message = (error as Error).message.replace(/\s+/g, " ");
      errors.push(
        `${file} is not valid JSON: ${message}. Usual causes: a missing or extra comma; a quote mark inside a text, which has to be written \\"; quotes as phones type them, “ ”, around a text; a byte order mark, which some editors write at the head of a file.`,
      );
    }
  }
  return { content: trimmed(content), errors: [...errors, ...checkContent(content)] };
}

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
