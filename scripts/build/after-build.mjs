// What is done to Next's export before it is published: scripts go after the page, pictures under their
// own address lose their camera and location data, and the licenses of what is shipped are added.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { lookOver, reportOf } from "../owner/launch.mjs";
import { licenses } from "./licenses.mjs";
import { moveScripts } from "./page-scripts.mjs";
import { cleanOriginals } from "./photos.mjs";

const OUT = fileURLToPath(new URL("../../out", import.meta.url));
const STATIC = "/_next/static/scripts";

const files = new Map();

// Tells the browser to compile the whole file while it arrives, beside the page's own work, and not
// function by function when each is called: https://v8.dev/blog/explicit-compile-hints
const COMPILE_HINT = "//# allFunctionsCalledOnLoad";

/** Stores a script under a name that changes with its content; returns its address. */
async function publish(name, source) {
  const code = `${COMPILE_HINT}\n${source}`;
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 12);
  const address = `${STATIC}/${name}-${hash}.js`;
  files.set(address, code);
  return address;
}

const read = (address) => readFile(path.join(OUT, address), "utf8");

const source = await readFile(new URL("starter.js", import.meta.url), "utf8");
const starter = await publish("starter", source);

for (const name of await readdir(OUT, { recursive: true })) {
  if (!name.endsWith(".html") || name === "__forms.html") continue;
  const html = await read(name);
  if (html.includes('id="page-scripts"')) continue; // done already
  files.set(`/${name}`, await moveScripts(html, { read, publish, starter }));
}

files.set("/licenses.txt", await licenses());

await mkdir(path.join(OUT, STATIC), { recursive: true });
for (const [address, text] of files) await writeFile(path.join(OUT, address), text);
await cleanOriginals(OUT);
console.log(`After the build: ${files.size} files written, originals cleaned\n`);
console.log(reportOf(await lookOver(OUT)));
