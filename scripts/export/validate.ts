// Finds all mistakes in the owner's files and pictures at once, before a build begins.
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readJson } from "../project";
import {
  type Content,
  checkContent,
  fileOf,
  isRight,
  names,
  type Place,
  placesIn,
  sizeError,
} from "./check-content";
import { fileAt } from "./pictures";

export type Validation = {
  content: Content;
  /** Mistakes that stop the build: each with its place, what is wrong and what to do. */
  errors: string[];
  /** The addresses of the pictures that the page shows. */
  used: string[];
};

/** Looks through `lib/content`. */
export async function validate(): Promise<Validation> {
  const content: Content = {};
  const errors: string[] = [];
  for (const name of names) {
    try {
      content[name] = await readJson(fileOf(name));
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  errors.push(...checkContent(content));
  const used = new Set<string>();
  for (const place of placesIn(content)) {
    const { field, value, where } = place;
    // An address that is none has been reported.
    if (field.widget !== "image" || !value || !isRight(field, value)) continue;
    const error = await pictureError(place.field, String(value));
    if (error) errors.push(`${where}: lib/content${value} ${error}`);
    used.add(String(value));
  }
  return { content, errors, used: [...used].sort() };
}

/** Why a picture cannot be published, in words that follow its name. */
async function pictureError(field: Place["field"], address: string): Promise<string | undefined> {
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
    // It is damaged, or of a kind that only its maker's programs read.
  }
  return "cannot be shown: it is damaged, no JPEG, PNG or WebP, or has the ending of another kind. Copy it once more from the camera. If it is of Apple's own kind (HEIC): open it on a computer, and export it as JPEG.";
}
