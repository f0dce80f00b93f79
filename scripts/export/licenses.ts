// Collects the licenses of everything that is published. Minifying removes the notices from the scripts, and most
// licenses require them.
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import project from "../../package.json" with { type: "json" };
import { hasEditor } from "./settings";

// Next's dependencies are build tools; the code that reaches the browser is in its own package.
const { next: _, ...libraries } = project.dependencies;

/** Returns every published package with its version, license and notice, and the font. */
export async function licenses(): Promise<string> {
  // The page does not depend on the editor, but the export may contain it.
  const names = [...Object.keys(libraries), ...(hasEditor() ? ["@sveltia/cms"] : [])];
  const published = names.map((name) => `[name="${name}"]`);
  const query = ["[name=next]", ...published, ...published.map((one) => `${one} *`)].join();
  const packages: { name: string; version: string; license: string; path: string }[] = JSON.parse(
    execFileSync("npm", ["query", query], { encoding: "utf8" }),
  );
  const texts = packages.map(async ({ name, version, license, path: folder }) => {
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    const notice = file ? await readFile(path.join(folder, file), "utf8") : "";
    return `${name} ${version}, ${license}\n\n${notice}`;
  });
  const font = await readFile("app/fonts/LICENSE.txt", "utf8");
  return [...(await Promise.all(texts)), `Archivo, the typeface\n\n${font}`]
    .map((text) => text.trim())
    .join(`\n\n${"-".repeat(72)}\n\n`);
}
