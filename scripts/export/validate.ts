// Finds all errors in the owner's files and pictures at once, before a build begins.
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readJson } from "../project";
import {
  type Content,
  checkContent,
  type FieldValue,
  fileOf,
  names,
  picturesIn,
  sizeError,
} from "./check-content";
import { fileAt } from "./pictures";

export type Validation = {
  content: Content;
  /** Errors that stop the build: each names the field, and says what is wrong and what to do. */
  errors: string[];
  /** The addresses of the pictures that the page shows. */
  used: string[];
};

/** Reads the owner's files. Each file that is not valid JSON gives an error instead. */
export async function readContent(): Promise<{ content: Content; errors: string[] }> {
  const content: Content = {};
  const errors: string[] = [];
  for (const name of names) {
    try {
      content[name] = await readJson(fileOf(name));
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  return { content, errors };
}

/** Reads and checks the owner's files, and decodes their pictures. */
export async function validate(): Promise<Validation> {
  const { content, errors } = await readContent();
  errors.push(...checkContent(content));
  const used = new Set<string>();
  for (const { field, value, where } of picturesIn(content)) {
    const error = await pictureError(field, String(value));
    if (error) errors.push(`${where}: lib/content${value} ${error}`);
    used.add(String(value));
  }
  return { content, errors, used: [...used].sort() };
}

/** Says why a picture cannot be published, in words that follow its name; undefined when it can. */
async function pictureError(
  field: FieldValue["field"],
  address: string,
): Promise<string | undefined> {
  const file = fileAt(address);
  if (!existsSync(file)) return "does not exist. Choose another one, or put it there.";
  try {
    const { format, autoOrient } = await sharp(file).metadata();
    // Decodes the whole picture, because the metadata does not show that its end is missing.
    await sharp(file).resize(32).raw().toBuffer();
    const ending = path.extname(file).slice(1).toLowerCase().replace("jpg", "jpeg");
    if (ending === format && field.accept?.includes(`image/${format}`))
      return format === "svg" ? undefined : sizeError(field, autoOrient.width, autoOrient.height);
  } catch {
    // The file is damaged, or its format is not supported, such as HEIC.
  }
  return "cannot be shown: it is damaged, no JPEG, PNG or WebP, or has the ending of another kind. Copy it once more from the camera. If it is of Apple's own kind (HEIC): open it on a computer, and export it as JPEG.";
}
