// Scripts after the page: an exported page keeps no script but a small starter, which brings the others
// in once the page has been painted. The code that Next wrote stays as it is; what it wrote into the
// page itself goes into a file, so that the security policy needs no exception.
import { parse } from "parse5";

/**
 * Rewrites one exported page. A page without islands keeps no script at all.
 *
 * @param {string} html the page as Next wrote it
 * @param {object} files
 * @param {(name: string, source: string) => string} files.publish stores a script, returns its address
 * @param {string} files.starter the source of the starter
 * @returns {{ html: string, styles: string[] }} the page without scripts but for a starter of its own;
 *   and what its style elements hold
 */
export function moveScripts(html, { publish, starter }) {
  const { cuts, addresses, inline, styles, hasIslands } = lookThrough(html);
  if (!hasIslands || cuts.length === 0) return { html: replace(html, cuts, ""), styles };
  const source = inline.map((one) => one.source).join(";\n");
  // What stood in the page comes first, as it would have run before any file had arrived: a file may
  // start the page, which reads what it holds.
  const list = [
    { src: publish("page", source), id: inline.find(({ id }) => id)?.id },
    ...[...addresses].map((src) => ({ src })),
  ];
  // In the starter's file and not in the page, which has to fit the first flight of a connection.
  const src = publish("starter", `window.pageScripts = ${JSON.stringify(list)};\n${starter}`);
  return { html: replace(html, cuts, `<script src="${src}" async></script>`), styles };
}

/** What goes out of the page (where it stands, addresses of files, scripts in the page) and its styles. */
function lookThrough(html) {
  const found = { cuts: [], addresses: new Set(), inline: [], styles: [], hasIslands: false };
  for (const node of walk(parse(html, { sourceCodeLocationInfo: true }))) {
    const attributes = Object.fromEntries(
      (node.attrs ?? []).map(({ name, value }) => [name, value]),
    );
    if ("data-island" in attributes) found.hasIslands = true;
    if (node.tagName === "style") found.styles.push(node.childNodes[0].value);
    const isPreload = node.tagName === "link" && attributes.as === "script";
    // Structured data is no script.
    const isScript = node.tagName === "script" && attributes.type !== "application/ld+json";
    if (!isPreload && !isScript) continue;
    found.cuts.push(node.sourceCodeLocation);
    // Browsers that would need `nomodule` scripts are older than what the page is built on.
    if (isPreload || "nomodule" in attributes) continue;
    if (attributes.src) found.addresses.add(attributes.src);
    else found.inline.push({ id: attributes.id, source: node.childNodes[0].value });
  }
  return found;
}

function* walk(node) {
  yield node;
  for (const child of node.childNodes ?? []) yield* walk(child);
}

/** Cuts the places out, which are in the order of the document, and puts `tag` where the first was. */
function replace(html, cuts, tag) {
  const starts = [0, ...cuts.map(({ endOffset }) => endOffset)];
  const ends = [...cuts.map(({ startOffset }) => startOffset), html.length];
  const [first, ...rest] = starts.map((start, index) => html.slice(start, ends[index]));
  return [first, tag, ...rest].join("");
}
