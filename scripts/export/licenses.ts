// Collects the licenses of everything that is published. Minifying removes the notices from the scripts, and most
// licenses require them.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT, readJson } from "../project";

// Next's dependencies are build tools; the code that reaches the browser is in its own package.
const BUNDLERS = ["next"];
// The page does not depend on it, but the export contains it.
const EDITOR = "@sveltia/cms";

/**
 * @returns every runtime package with its version, license and notice, and the font
 * @throws {Error} when a package is not installed
 */
export async function licenses(): Promise<string> {
  const { dependencies } = await readJson<{ dependencies: object }>("package.json");
  const found = new Map<string, string>();
  for (const name of [...Object.keys(dependencies), EDITOR]) await collect(name, ROOT, found);
  const font = await readFile(path.join(ROOT, "app/fonts/LICENSE.txt"), "utf8");
  return [...found.values(), `Archivo, the typeface\n\n${font}`]
    .map((text) => text.trim())
    .join(`\n\n${"-".repeat(72)}\n\n`);
}

async function collect(name: string, from: string, found: Map<string, string>) {
  if (found.has(name)) return;
  const folder = folderOf(name, from);
  const manifest = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const notice = file ? await readFile(path.join(folder, file), "utf8") : "";
  found.set(name, `${name} ${manifest.version}, ${manifest.license}\n\n${notice}`);
  if (BUNDLERS.includes(name)) return;
  for (const needed of Object.keys(manifest.dependencies ?? {}))
    await collect(needed, folder, found);
}

/** Finds a package's folder, as Node does. Node's own `resolve` fails when a package does not export its manifest. */
function folderOf(name: string, from: string) {
  const parents = createRequire(path.join(from, "package.json")).resolve.paths(name) ?? [];
  const parent = parents.find((folder) => existsSync(path.join(folder, name, "package.json")));
  if (!parent) throw new Error(`${name} is not installed: npm ci`);
  return path.join(parent, name);
}
