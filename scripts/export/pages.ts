// Rewrites exported pages. Styles are inlined, so that a page can be painted as soon as it has loaded. The
// only script left is a small starter, which loads the others after that. Next's code is not changed; its
// inline scripts are moved to a file, so that the policy, which comes first in the head, needs no exception.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { ISLAND } from "@/lib/page-contract";
import { ROOT } from "../project";
import { bundle } from "./bundle";
import { policyFor } from "./policy";

const SCRIPTS = "/_next/static/scripts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
/** Replaces what stands in the page from one offset to another by `text`. */
type Edit = { from: number; to: number; text: string };

/**
 * Rewrites every page of the export in the folder `out`.
 *
 * @throws {Error} when the starter cannot be compiled, or Next's output has another structure than expected
 */
export async function rewritePages(out: string): Promise<void> {
  await mkdir(path.join(out, SCRIPTS), { recursive: true });
  for (const name of await readdir(out, { recursive: true })) {
    // Skips pages that were copied from public/.
    if (!name.endsWith(".html") || existsSync(path.join(ROOT, "public", name))) continue;
    const file = path.join(out, name);
    const page = await rewritePage(await readFile(file, "utf8"), out);
    if (!page)
      throw new Error(
        `${name}: Next has exported it in another way; see "A newer Next" in CONTRIBUTING.md`,
      );
    await writeFile(file, page);
  }
}

/** The page as published; undefined when its head, its scripts or its style sheets are not found. */
async function rewritePage(html: string, out: string): Promise<string | undefined> {
  const { head, scripts, addresses, inline, sheets, styles, hasIslands } = scanPage(html);
  const [[first], [firstSheet]] = [scripts, sheets];
  if (!head || !firstSheet || (hasIslands && !first)) return undefined;
  // A page without islands keeps no script at all.
  if (first && hasIslands) {
    // The inline code comes first: React starts in one of the files and reads the data that the inline
    // code sets. Next finds that script by its id.
    const source = inline.map((one) => one.source).join(";\n");
    const page = { src: await publish(out, "page", source), id: inline.find(({ id }) => id)?.id };
    const starter = await compileStarter([page, ...Array.from(addresses, (src) => ({ src }))]);
    first.text = `<script src="${await publish(out, "starter", starter)}" async></script>`;
  }
  const css = (await Promise.all(sheets.map(({ href }) => readSheet(out, href)))).join("");
  styles.push(css);
  firstSheet.text = `<style>${css}</style>${firstSheet.text}`;
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(styles)}"/>`;
  const edits: Edit[] = [...scripts, ...sheets, { from: head, to: head, text: policy }];
  // From the end, so that earlier offsets stay valid. The policy comes last, and so is first in the head.
  return edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, one) => text.slice(0, one.from) + one.text + text.slice(one.to), html);
}

/** The text of a style sheet, with addresses that were relative to it made absolute. */
async function readSheet(out: string, href: string): Promise<string> {
  const css = await readFile(path.join(out, href), "utf8");
  return css.replace(/url\((\.[^)]*)\)/g, (_, url) => `url(${path.posix.join(href, "..", url)})`);
}

/** The list of scripts is put into the starter, to keep the page small: it should load in one round trip. */
const compileStarter = (list: { src: string; id?: string }[]) =>
  bundle("lib/early/main.ts", { PAGE_SCRIPTS: JSON.stringify(list) });

/** Stores a script under a name that changes with its content; returns its address. */
async function publish(out: string, name: string, source: string): Promise<string> {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 12);
  const address = `${SCRIPTS}/${name}-${hash}.js`;
  await writeFile(path.join(out, address), source);
  return address;
}

/** Finds the start of the head, the scripts, the style sheets and the text of inline styles. */
function scanPage(html: string) {
  const found = {
    head: 0,
    scripts: [] as Edit[],
    addresses: new Set<string>(),
    inline: [] as { id: string | undefined; source: string }[],
    sheets: [] as (Edit & { href: string })[],
    styles: [] as string[],
    hasIslands: false,
  };
  for (const { tagName, attrs, childNodes, sourceCodeLocation: location } of elementsOf(
    parse(html, { sourceCodeLocationInfo: true }),
  )) {
    // Elements that the parser has implied have no location in the source.
    if (!location) continue;
    const where = { from: location.startOffset, to: location.endOffset };
    const attributes: Record<string, string | undefined> = Object.fromEntries(
      attrs.map(({ name, value }) => [name, value]),
    );
    const text = childNodes[0] && "value" in childNodes[0] ? childNodes[0].value : "";
    if (ISLAND in attributes) found.hasIslands = true;
    if (tagName === "head") found.head = location.startTag?.endOffset ?? 0;
    if (tagName === "style") found.styles.push(text);
    // The links to Next's style sheets stay, disabled: React would load a missing one again.
    if (attributes.href && "data-precedence" in attributes) {
      const link = html.slice(where.from, where.to).replace("<link", "<link disabled");
      found.sheets.push({ ...where, text: link, href: attributes.href });
    }
    const isPreload = tagName === "link" && attributes.as === "script";
    const isScript = tagName === "script" && attributes.type !== "application/ld+json";
    if (!isPreload && !isScript) continue;
    found.scripts.push({ ...where, text: "" });
    // Browsers that need `nomodule` scripts are not supported.
    if (isPreload || "nomodule" in attributes) continue;
    if (attributes.src) found.addresses.add(attributes.src);
    else found.inline.push({ id: attributes.id, source: text });
  }
  return found;
}

function* elementsOf(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}
