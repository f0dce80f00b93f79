// Reads the data that the owner edits, and says where a slip in it is.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * @param name a path from the project's root, such as `lib/content/facts.json`
 * @returns what the file holds: `T` is a promise of the caller's
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
