// What is done to Next's export before it is published:
// - scripts after the page: every script is taken out of the HTML, inline ones into files of their
//   own, and one small starter brings them back when the page has been painted. So they do not
//   compete with the picture of the hero, and the security policy needs no exception.
// - clean originals: pictures under their own address carry no camera or location data.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "parse5";
import { lookOver, reportOf } from "./launch.mjs";
import { cleanOriginals } from "./photos.mjs";

const OUT = fileURLToPath(new URL("../out", import.meta.url));
const STATIC = "/_next/static/scripts";

/**
 * Rewrites one exported page.
 *
 * @param {string} html the page as Next wrote it
 * @param {(name: string, source: string) => string} publish stores a script, returns its address
 * @param {string} starter the starter's address
 * @returns {string} the page without scripts, but for the starter and the data it reads
 */
export function moveScripts(html, publish, starter) {
  const cuts = [];
  const scripts = [];
  const inline = [];
  let headEnd;
  for (const node of walk(parse(html, { sourceCodeLocationInfo: true }))) {
    const at = node.sourceCodeLocation;
    if (node.tagName === "head") headEnd = at.endTag.startOffset;
    const attributes = Object.fromEntries(
      (node.attrs ?? []).map(({ name, value }) => [name, value]),
    );
    if (node.tagName === "link" && attributes.as === "script") cuts.push(at);
    // Structured data is no script.
    if (node.tagName !== "script" || attributes.type === "application/ld+json") continue;
    cuts.push(at);
    // Browsers that would need `nomodule` scripts are older than what the page is built on.
    if ("nomodule" in attributes) continue;
    if (attributes.src) scripts.push({ src: attributes.src, id: attributes.id });
    else
      inline.push({
        id: attributes.id,
        source: node.childNodes.map(({ value }) => value).join(""),
      });
  }
  // The inline scripts only fill queues that the others read: as one file, before them.
  if (inline.length) {
    const source = inline.map((one) => one.source).join(";\n");
    scripts.unshift({ src: publish("page", source), id: inline.find(({ id }) => id)?.id });
  }
  const list = JSON.stringify(scripts).replaceAll("<", "\\u003c");
  const head = `<script type="application/json" id="page-scripts">${list}</script><script src="${starter}" async></script>`;
  return splice(html, [...cuts, { startOffset: headEnd, endOffset: headEnd, text: head }]);
}

function* walk(node) {
  yield node;
  for (const child of node.childNodes ?? []) yield* walk(child);
}

function splice(text, cuts) {
  const parts = [];
  let from = 0;
  for (const { startOffset, endOffset, text: instead = "" } of cuts.sort(
    (a, b) => a.startOffset - b.startOffset,
  )) {
    parts.push(text.slice(from, startOffset), instead);
    from = endOffset;
  }
  return [...parts, text.slice(from)].join("");
}

async function main() {
  const files = new Map();
  const publish = (name, source) => {
    const hash = createHash("sha256").update(source).digest("hex").slice(0, 12);
    const address = `${STATIC}/${name}-${hash}.js`;
    files.set(address, source);
    return address;
  };
  const starter = publish(
    "starter",
    await readFile(new URL("starter.js", import.meta.url), "utf8"),
  );
  for (const name of await readdir(OUT, { recursive: true })) {
    if (!name.endsWith(".html") || name === "__forms.html") continue;
    const page = path.join(OUT, name);
    const html = await readFile(page, "utf8");
    if (html.includes('id="page-scripts"')) continue; // done already
    files.set(`/${name}`, moveScripts(html, publish, starter));
  }
  await writeAll(files);
  await cleanOriginals(OUT);
  console.log(`After the build: ${files.size} files written, originals cleaned\n`);
  console.log(reportOf(await lookOver(OUT)));
}

async function writeAll(files) {
  await mkdir(path.join(OUT, STATIC), { recursive: true });
  for (const [address, text] of files) await writeFile(path.join(OUT, address), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
