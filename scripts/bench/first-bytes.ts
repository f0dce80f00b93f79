// Tells whether the first screen needs more of the HTML than the first round trip of a connection brings.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser } from "playwright";
import sharp from "sharp";
import sirv from "sirv";

/** Ten segments of 1,460 bytes (RFC 6928), minus the headers. */
const FIRST_BYTES = 14_000;
const WINDOWS = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

/**
 * Opens the page from a server that sends the first 14,000 bytes of its HTML, compressed, and then nothing.
 *
 * @param browser a Chromium
 * @param out the folder of the export
 * @returns how many pixels of the first screen differ from the complete page, at 412 and at 1440 px
 */
export async function pixelsMissing(browser: Browser, out: string): Promise<number[]> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const html = brotliCompressSync(await readFile(path.join(out, "index.html")), { params });
  const files = sirv(out);
  const server = createServer((request, response) => {
    if (request.url !== "/" && request.url !== "/first") return files(request, response);
    response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br" });
    if (request.url === "/") response.end(html);
    else response.write(html.subarray(0, FIRST_BYTES));
  });
  await once(server.listen(0, "localhost"), "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const missing: number[] = [];
  for (const viewport of WINDOWS) {
    const whole = await firstScreen(browser, `${url}/`, viewport);
    const first = await firstScreen(browser, `${url}/first`, viewport);
    missing.push(whole.filter((pixel, index) => pixel !== first[index]).length);
  }
  server.closeAllConnections();
  server.close();
  return missing;
}

/** The pixels of the first screen, once its picture has loaded. Scripts are blocked. */
async function firstScreen(browser: Browser, url: string, viewport: (typeof WINDOWS)[number]) {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("main img")?.complete);
  // `complete` does not mean decoded, and only a decoded picture is painted.
  await page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot();
  await page.close();
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // A pixel's three colours as one number.
  return new Uint32Array(data.length / 3).map((_, index) => data.readUIntBE(index * 3, 3));
}
