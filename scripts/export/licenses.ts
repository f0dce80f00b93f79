// Collects the licenses of everything that is published. Most licenses require that their notice comes with each copy,
// and minifying removes the notices from the scripts. Without this file the site would break those licenses.
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import project from "../../package.json" with { type: "json" };

// Next's dependencies are build tools, and their code does not reach the browser. So they are left out, and Next itself
// is added by name below.
const { next: _, ...libraries } = project.dependencies;

/**
 * The licenses as text, from `npm query`.
 *
 * @param settings the settings of the build
 * @returns every published package with its version, license and notice, and the font
 * @throws when a package is not installed
 */
export async function licenses(settings: Record<string, string>): Promise<string> {
  // The page does not depend on the editor, but the export may contain it.
  const editor = settings.OWNER_EDITOR === "on" ? ["@sveltia/cms"] : [];
  const names = [...Object.keys(libraries), ...editor];
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
