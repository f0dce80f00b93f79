// Rewrites exported pages. Styles are inlined, so that a page can be painted as soon as its HTML is there. The only
// script left is a small starter (lib/starter/starter.ts), which loads the others later: the build puts their list into
// it as `PAGE_SCRIPTS`. Next's code is not changed; its inline scripts are moved to a file, so that the policy, which comes
// first in the head, can forbid inline scripts.
//
// Next does not document the form of its export. This is what the build depends on:
// - A page has a `<head>` without attributes.
// - Its scripts are elements of the HTML. React starts in one of the files, and reads data that the inline scripts set,
//   so these have to run first. Next finds its data by the id of the first inline script that has one.
// - Its style sheets are linked, with `data-precedence`.
// - The scripts' files are in `_next/static/chunks` (after-build.ts).
// The build stops if a page has no such head, sheets or scripts, or the folder is not there.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundle } from "./bundle";
import { policyFor } from "./policy";

const SCRIPTS_FOLDER = "/_next/static/scripts";

// A regular expression is safe here, because React escapes every ">" in attributes, and the build stops when nothing
// matches.
const SCRIPT =
  /<link [^>]*as="script"[^>]*>|<script(?! type="application\/ld\+json")([^>]*)>(.*?)<\/script>/gs;
const SHEET = /<link (?=[^>]*data-precedence)[^>]*href="([^"]*)"[^>]*>/g;

/**
 * Rewrites every page of the export in the folder `out`.
 *
 * @param out the path of the export's folder
 * @throws {Error} when the starter cannot be compiled, or Next's output has another structure than expected
 */
export async function rewritePages(out: string): Promise<void> {
  await mkdir(path.join(out, SCRIPTS_FOLDER), { recursive: true });
  for (const name of await readdir(out, { recursive: true })) {
    // Next did not write the editor's page.
    if (!name.endsWith(".html") || name === path.join("edit", "index.html")) continue;
    const file = path.join(out, name);
    await writeFile(file, await rewritePage(await readFile(file, "utf8"), out));
  }
}

/** Returns the page as it is published. */
async function rewritePage(html: string, out: string): Promise<string> {
  const scripts = Array.from(html.matchAll(SCRIPT))
    // A <link as="script"> is only a preload. Scripts with `noModule` are for browsers that we do not support.
    .filter(([, attributes]) => attributes !== undefined && !attributes.includes("noModule"))
    .map(([, attributes = "", text = ""]) => ({
      src: attributes.match(/ src="([^"]*)"/)?.[1],
      id: attributes.match(/ id="([^"]*)"/)?.[1],
      text,
    }));
  const sheets = Array.from(html.matchAll(SHEET), ([, href = ""]) => href);
  const addresses = new Set(scripts.flatMap(({ src }) => src ?? []));
  // A page that has no control that needs scripts, such as the one for unknown addresses, keeps no script.
  const needsScripts = html.includes(" data-needs-script");
  if (!html.includes("<head>") || !sheets.length || (needsScripts && !addresses.size))
    throw new Error("Next exports pages in another form than scripts/export/pages.ts describes");

  let starter = "";
  if (needsScripts) {
    const inline = scripts.filter(({ src }) => !src);
    const source = inline.map(({ text }) => text).join(";\n");
    const page = {
      src: await writeHashed(out, "page", source),
      id: inline.find(({ id }) => id)?.id,
    };
    // The inline scripts' file has to be the first. The list is in the starter, because the page should stay small.
    const list = [page, ...Array.from(addresses, (src) => ({ src }))];
    const code = await bundle("lib/starter/starter.ts", { PAGE_SCRIPTS: JSON.stringify(list) });
    starter = `<script src="${await writeHashed(out, "starter", code)}" async></script>`;
  }
  const css = (await Promise.all(sheets.map((href) => readSheet(out, href)))).join("");
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(css)}"/>`;
  return (
    html
      .replace(SCRIPT, "")
      .replace(SHEET, disableLink)
      // The styles come where Next has its links to them. At the beginning of the head they would push the page's
      // encoding, which Next writes there, out of the first 1,024 bytes, where it has to be.
      .replace("<link disabled", (link) => `<style>${css}</style>${starter}${link}`)
      .replace("<head>", `<head>${policy}`)
  );
}

/**
 * Disables the link to a style sheet that is also in the page: the first paint would wait for the sheet. The link stays,
 * because React looks for it, and would add an enabled one.
 */
function disableLink(link: string) {
  // Next writes `as` into the link of a part that is loaded dynamically. It is not valid in a link to a style sheet.
  return link.replace("<link", "<link disabled").replace(' as="style"', "");
}

/** Returns the text of a style sheet, with addresses that were relative to it made absolute. */
async function readSheet(out: string, href: string): Promise<string> {
  const css = await readFile(path.join(out, href), "utf8");
  return css.replace(/url\((\.[^)]*)\)/g, (_, url) => `url(${path.posix.join(href, "..", url)})`);
}

/** Writes a script to a file whose name changes with its content; returns its address. */
async function writeHashed(out: string, name: string, source: string): Promise<string> {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 12);
  const url = `${SCRIPTS_FOLDER}/${name}-${hash}.js`;
  await writeFile(path.join(out, url), source);
  return url;
}
