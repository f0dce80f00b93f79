// Writes down whose work is shipped with the page, under which license: scripts lose their comments
// when they are made small, and most licenses ask for the notice to travel along.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT, readJson } from "../project";

// Next brings tools that build the page and are not part of it: of its own, only what it has bundled.
const BUNDLERS = ["next"];
// Copied into the export as it is, for the owner alone.
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
  const about = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const notice = file ? await readFile(path.join(folder, file), "utf8") : "";
  found.set(name, `${name} ${about.version}, ${about.license}\n\n${notice}`);
  if (BUNDLERS.includes(name)) return;
  for (const needed of Object.keys(about.dependencies ?? {})) await collect(needed, folder, found);
}

/** Looked for as Node does it, upwards; asking Node itself fails where a package hides its manifest. */
function folderOf(name: string, from: string) {
  const parents = createRequire(path.join(from, "package.json")).resolve.paths(name) ?? [];
  const parent = parents.find((folder) => existsSync(path.join(folder, name, "package.json")));
  if (!parent) throw new Error(`${name} is not installed: npm ci`);
  return path.join(parent, name);
}
