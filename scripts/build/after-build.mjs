// What is done to Next's export before it is published: scripts go after the page, pictures under their
// own address lose their camera and location data, and the licenses of what is shipped are added.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkLaunch } from "../owner/launch.mjs";
import { licenses } from "./licenses.mjs";
import { moveScripts } from "./page-scripts.mjs";
import { cleanOriginals } from "./photos.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Where next.config.mjs has let the export go. */
const OUT = path.resolve(ROOT, process.env.SITE_OUT || "out");
const STATIC = "/_next/static/scripts";

const files = new Map();

/** Keeps a script to be written under a name that changes with its content; returns its address. */
function publish(name, source) {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 12);
  const address = `${STATIC}/${name}-${hash}.js`;
  files.set(address, source);
  return address;
}

const starter = publish("starter", await readFile(new URL("starter.js", import.meta.url), "utf8"));

for (const name of await readdir(OUT, { recursive: true })) {
  if (!name.endsWith(".html") || name === "__forms.html") continue;
  const html = await readFile(path.join(OUT, name), "utf8");
  if (html.includes('id="page-scripts"')) continue; // done already
  files.set(`/${name}`, moveScripts(html, { publish, starter }));
}

files.set("/licenses.txt", await licenses());

await mkdir(path.join(OUT, STATIC), { recursive: true });
for (const [address, text] of files) await writeFile(path.join(OUT, address), text);
await cleanOriginals(OUT);
console.log(`After the build: ${files.size} files written, originals cleaned`);

const { problems } = await checkLaunch();
if (problems.length) {
  console.log(`Not ready to launch yet: ${problems.length} stand-ins left (npm run check:launch)`);
}
