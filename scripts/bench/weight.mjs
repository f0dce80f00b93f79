// What the first view of the page weighs: the bytes that a host which compresses with Brotli sends.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** The screen that Lighthouse's phone has. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** How many times slower its processor is than this machine's. */
export const SLOWDOWN = 4;

const KINDS = {
  ".html": "html",
  ".js": "script",
  ".css": "style",
  ".woff2": "font",
  ".avif": "image",
  ".webp": "image",
  ".jpg": "image",
  ".svg": "image",
};
/** What changes with every deploy is compressed while it is sent, at 6; what never changes once, at 11. */
const QUALITY = { ".html": 6 };
/** These are compressed already: Brotli would only cost time. */
const PACKED = /\.(avif|webp|jpe?g|png|woff2|ico)$/;

/**
 * @param {string} file a file of an export
 * @returns {Promise<number>} what a host sends of it, in bytes, without the headers
 */
async function sentBytes(file) {
  const bytes = await readFile(file);
  if (PACKED.test(file)) return bytes.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[path.extname(file)] ?? 11 };
  return brotliCompressSync(bytes, { params }).length;
}

/**
 * Opens the front page on a fresh phone, waits until everything that it asks for by itself has come,
 * and weighs that.
 *
 * @param {import("playwright").Page} page a page of a context like `PHONE`
 * @param {string} url the address of the site
 * @param {string} out the folder of the export that is served there
 * @returns {Promise<Record<"html" | "script" | "style" | "font" | "image" | "other" | "total" |
 *   "requests", number>>} bytes by kind, and the number of requests
 */
export async function weighFirstView(page, url, out) {
  const paths = new Set();
  page.on("response", (response) => {
    if (response.ok()) paths.add(decodeURI(new URL(response.url()).pathname));
  });
  await page.goto(url);
  // The page without scripts, which it is measured beside, has no starter.
  if (await page.locator("script[src]").count()) {
    await page.locator("form[data-island='ready']").waitFor();
  }
  await page.waitForLoadState("networkidle");
  const weight = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  for (const pathname of paths) {
    const file = path.join(out, pathname === "/" ? "index.html" : pathname);
    weight[KINDS[path.extname(file)] ?? "other"] += await sentBytes(file);
  }
  const total = Object.values(weight).reduce((sum, bytes) => sum + bytes, 0);
  return { ...weight, total, requests: paths.size };
}
