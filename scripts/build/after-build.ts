// What is done to Next's export before it is published: scripts go after the page and get a hint for the
// compiler, pictures under their own address lose their camera and location data, and the licenses of
// what is shipped are added.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkLaunch } from "../owner/launch";
import { publishEditor } from "./editor";
import { runGate } from "./gate";
import { completeHeaders } from "./headers";
import { licenses } from "./licenses";
import { moveScripts } from "./page-scripts";
import { cleanOriginals } from "./pictures";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Where next.config.mjs has let the export go. */
const OUT = path.resolve(ROOT, process.env.SITE_OUT || "out");
const STATIC = "/_next/static/scripts";
/**
 * Has V8 compile a whole file while it arrives, beside the main thread, instead of function by function
 * when the page starts (https://v8.dev/blog/explicit-compile-hints). To other engines it is a comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

const files = new Map<string, string>();

/** Keeps a script to be written under a name that changes with its content; returns its address. */
function publish(name: string, source: string): string {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 12);
  const address = `${STATIC}/${name}-${hash}.js`;
  files.set(address, source);
  return address;
}

const starter = await readFile(new URL("starter.js", import.meta.url), "utf8");

const styles = new Map<string, string[]>();
for (const name of await readdir(OUT, { recursive: true })) {
  // What comes from public/ is no page of Next's.
  if (!name.endsWith(".html") || existsSync(path.join(ROOT, "public", name))) continue;
  const page = moveScripts(await readFile(path.join(OUT, name), "utf8"), { publish, starter });
  files.set(`/${name}`, page.html);
  styles.set(`/${name}`, page.styles);
}

files.set("/licenses.txt", await licenses());

await mkdir(path.join(OUT, STATIC), { recursive: true });
for (const name of await readdir(path.join(OUT, "_next/static/chunks"))) {
  if (!name.endsWith(".js")) continue;
  const address = `/_next/static/chunks/${name}`;
  files.set(address, COMPILE_HINT + (await readFile(path.join(OUT, address), "utf8")));
}
for (const [address, text] of files) await writeFile(path.join(OUT, address), text);
await completeHeaders(OUT, styles);
const findings = await runGate();
await cleanOriginals(OUT, findings.used);
if (!(await publishEditor(OUT, findings.content))) {
  console.log("The editor at /edit/ needs a repository at GitHub: nobody can sign in to it.");
}
console.log(`After the build: ${files.size} files written, originals cleaned`);

const { problems, notes } = checkLaunch(findings);
console.log([...problems, ...notes].map((line) => `- ${line}`).join("\n"));
