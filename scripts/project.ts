// The project's folder, and its JSON files.
import { readFile } from "node:fs/promises";
import path from "node:path";

export const ROOT = path.join(import.meta.dirname, "..");

/**
 * Reads a JSON file by its path from the project's root. `T` is not checked.
 *
 * @throws {Error} that names the file and the usual causes, when it is not valid JSON
 */
export async function readJson<T>(name: string): Promise<T> {
  const text = await readFile(path.join(ROOT, name), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `${name} is not valid JSON: ${(error as Error).message}. Usual causes: a missing or extra comma, or a quote mark inside a text, which has to be written \\".`,
    );
  }
}
