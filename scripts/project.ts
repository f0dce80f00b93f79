// Where the project is, and the data in it that the owner edits.
import { readFile } from "node:fs/promises";
import path from "node:path";

export const ROOT = path.join(import.meta.dirname, "..");

/**
 * Reads a JSON file by its path from the project's root. `T` is not checked.
 *
 * @throws {Error} that names the file and, for invalid JSON, the line and the usual causes
 */
export async function readJson<T>(name: string): Promise<T> {
  const text = await readFile(path.join(ROOT, name), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    // Node 20 reports the position, later versions also the line; for an unexpected end, neither is given.
    const position = Number(String(error).match(/position (\d+)/)?.[1] ?? text.length);
    const before = text.slice(0, position).split("\n");
    throw new Error(
      `${name}, near line ${before.length}: this is not valid JSON. Usual causes: a missing or extra comma, or a quote mark inside a text, which has to be written \\".`,
      { cause: error },
    );
  }
}
