// Scripts after the page: every script is taken out of an exported page and put into one file, which
// a small starter brings in when the page has been painted. So the scripts do not compete with the
// picture of the hero, are compressed together, and the security policy needs no exception.
import { parse } from "parse5";

/**
 * Rewrites one exported page. A page without islands keeps no script at all.
 *
 * @param {string} html the page as Next wrote it
 * @param {object} files
 * @param {(address: string) => Promise<string>} files.read a script of the export, by its address
 * @param {(name: string, source: string) => Promise<string>} files.publish stores a script,
 *   returns its address
 * @param {string} files.starter the starter's address
 * @returns {Promise<string>} the page without scripts, but for the starter and the data it reads
 * @throws {Error} when Next writes its scripts in another way than this knows
 */
export async function moveScripts(html, { read, publish, starter }) {
  const { cuts, scripts, headEnd, hasIslands } = look(html);
  if (!hasIslands) return splice(html, cuts);
  const parts = await Promise.all(
    scripts.map(async ({ src, source }) => ({ src, source: source ?? (await read(src)) })),
  );
  const id = scripts.find((one) => one.id)?.id;
  const list = JSON.stringify([{ src: await publish("page", bundle(parts)), id }]);
  const head = `<script type="application/json" id="page-scripts">${list}</script><script src="${starter}" async></script>`;
  return splice(html, [...cuts, { startOffset: headEnd, endOffset: headEnd, text: head }]);
}

/** What has to go, what it was, and where the head ends. */
function look(html) {
  const found = { cuts: [], scripts: [], headEnd: 0, hasIslands: false };
  for (const node of walk(parse(html, { sourceCodeLocationInfo: true }))) {
    const at = node.sourceCodeLocation;
    if (node.tagName === "head") found.headEnd = at.endTag.startOffset;
    const attributes = Object.fromEntries(
      (node.attrs ?? []).map(({ name, value }) => [name, value]),
    );
    if ("data-island" in attributes) found.hasIslands = true;
    if (node.tagName === "link" && attributes.as === "script") found.cuts.push(at);
    // Structured data is no script.
    if (node.tagName !== "script" || attributes.type === "application/ld+json") continue;
    found.cuts.push(at);
    // Browsers that would need `nomodule` scripts are older than what the page is built on.
    if ("nomodule" in attributes) continue;
    const { src, id } = attributes;
    const source = src ? undefined : node.childNodes.map(({ value }) => value).join("");
    found.scripts.push({ src, id, source });
  }
  return found;
}

/**
 * One file of many, in which nothing asks for the many any more: a chunk of Turbopack's tells by its
 * script element which chunk it is, the entry lists the chunks that come by themselves, and React's
 * copy of the page holds script elements.
 */
function bundle(parts) {
  const [, base] = parts.find(({ src }) => src)?.src.match(/^(.*\/_next\/)/) ?? [];
  const chunks = [];
  const sources = parts.map(({ src, source }) => {
    const named = source.replace(OWN_ELEMENT, (_, push) => {
      const name = src.slice(base.length);
      chunks.push(name);
      return push + JSON.stringify(name);
    });
    return named.replaceAll(SCRIPT_ELEMENTS, "null");
  });
  const entries = sources.filter((source) => OTHER_CHUNKS.test(source));
  if (entries.length !== 1 || chunks.length === 0) {
    throw new Error(
      "scripts/build/page-scripts.mjs does not know how this version of Next writes scripts",
    );
  }
  const [entry] = entries;
  const listed = entry.replace(OTHER_CHUNKS, `"otherChunks":${JSON.stringify(chunks)}`);
  const rest = sources.filter((source) => source !== entry);
  // Started in a task of its own: reading the file is long enough for one.
  return [...rest, `setTimeout(() => {${listed}})`].join(";\n");
}

const OWN_ELEMENT =
  /^(\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[)"object"==typeof document\?document\.currentScript:void 0/;
const SCRIPT_ELEMENTS = /\[\\"\$\\",\\"script\\",\\"script-\d+\\",\{.*?\}\]/g;
const OTHER_CHUNKS = /"otherChunks":\[[^\]]*\]/;

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
