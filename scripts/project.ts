// Where the project is, and the data in it that the owner edits.
import { readFile } from "node:fs/promises";
import path from "node:path";

export const ROOT = path.join(import.meta.dirname, "../..");

/**
 * What a file holds, by its path from the project's root: `T` is a promise of the caller's.
 *
 * @throws {Error} naming the file and, for a slip in its spelling, the line and the usual causes
 */
export async function readJson<T>(name: string): Promise<T> {
  const text = await readFile(path.join(ROOT, name), "utf8");
  try {
    return JSON.parse(text);
  } catch (error) {
    // Node 20 tells the position, later versions the line as well; at the end of the text, neither.
    const position = Number(String(error).match(/position (\d+)/)?.[1] ?? text.length);
    const before = text.slice(0, position).split("\n");
    throw new Error(
      `${name}, near line ${before.length}: this is not valid JSON. Usual causes: a missing or extra comma, or a quote mark inside a text, which has to be written \\".`,
      { cause: error },
    );
  }
}
