// Scripts after the page: an exported page keeps no script but a small starter, which brings the others
// in once the page has been painted. The code that Next wrote stays as it is; what it wrote into the
// page itself goes into a file, so that the security policy needs no exception.
import { type DefaultTreeAdapterTypes, parse, type Token } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Place = Pick<Token.Location, "startOffset" | "endOffset">;

/** Where scripts go to. */
type Files = {
  /** Stores a script; returns its address. */
  publish: (name: string, source: string) => string;
  /** The source of the starter. */
  starter: string;
};

/**
 * Rewrites one exported page. A page without islands keeps no script at all.
 *
 * @param html the page as Next wrote it
 * @returns the page without scripts but for a starter of its own; and what its style elements hold
 */
export function moveScripts(
  html: string,
  { publish, starter }: Files,
): { html: string; styles: string[] } {
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
function lookThrough(html: string) {
  const found = {
    cuts: [] as Place[],
    addresses: new Set<string>(),
    inline: [] as { id: string | undefined; source: string }[],
    styles: [] as string[],
    hasIslands: false,
  };
  for (const node of walk(parse(html, { sourceCodeLocationInfo: true }))) {
    const attributes: Record<string, string | undefined> = Object.fromEntries(
      node.attrs.map(({ name, value }) => [name, value]),
    );
    if ("data-island" in attributes) found.hasIslands = true;
    if (node.tagName === "style") found.styles.push(textIn(node));
    const isPreload = node.tagName === "link" && attributes.as === "script";
    // Structured data is no script.
    const isScript = node.tagName === "script" && attributes.type !== "application/ld+json";
    if (!isPreload && !isScript) continue;
    if (node.sourceCodeLocation) found.cuts.push(node.sourceCodeLocation);
    // Browsers that would need `nomodule` scripts are older than what the page is built on.
    if (isPreload || "nomodule" in attributes) continue;
    if (attributes.src) found.addresses.add(attributes.src);
    else found.inline.push({ id: attributes.id, source: textIn(node) });
  }
  return found;
}

function textIn({ childNodes: [text] }: DefaultTreeAdapterTypes.Element) {
  return text && "value" in text ? text.value : "";
}

function* walk(node: Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* walk(child);
}

/** Cuts the places out, which are in the order of the document, and puts `tag` where the first was. */
function replace(html: string, cuts: Place[], tag: string) {
  const starts = [0, ...cuts.map(({ endOffset }) => endOffset)];
  const ends = [...cuts.map(({ startOffset }) => startOffset), html.length];
  const [first, ...rest] = starts.map((start, index) => html.slice(start, ends[index]));
  return [first, tag, ...rest].join("");
}
