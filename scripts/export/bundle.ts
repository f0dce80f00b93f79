// Makes scripts for the browser that Next knows nothing of.
import path from "node:path";
import { build } from "esbuild";
import project from "../../package.json" with { type: "json" };
import { ROOT } from "../project";

/**
 * @param entry the path of its first file from the project's root
 * @param define what names in it stand for, as JSON
 * @returns one script for the browsers that the page is for
 * @throws when it cannot be compiled
 */
export async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    define,
    target: project.browserslist.map((one) => one.replace("ios_saf", "ios").replace(" ", "")),
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
