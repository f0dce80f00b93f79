// Bundles the browser scripts that are not part of Next's build.
import { build } from "esbuild";
import project from "../../package.json" with { type: "json" };

/**
 * Bundles a script and its imports for the supported browsers.
 *
 * @param entry the path of the script from the project's root
 * @param define values, as JSON, that replace these global names
 * @returns the bundle's text
 * @throws when the script cannot be compiled
 */
export async function bundle(entry: string, define: Record<string, string>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    define,
    target: project.browserslist.map((one) => one.replace("ios_saf", "ios").replace(" ", "")),
    bundle: true,
    minify: true,
    write: false,
  });
  return outputFiles[0]?.text ?? "";
}
