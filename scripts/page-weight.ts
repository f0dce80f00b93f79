import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/**
 * The budget of the page, in kB. Page and fonts together must not exceed 43.4, or they could cost another round trip
 * (docs/decisions.md).
 */
export const PAGE_BUDGET = 22.4;

/** Hosts compress a page for each visitor, quickly, with about this quality of Brotli. */
export const PAGE_QUALITY = 6;

/**
 * The weight of a site's page as a host sends it.
 *
 * @param out the path of the export's folder
 * @returns kilobytes (1,000 bytes), compressed
 * @throws when there is no page
 */
export async function pageWeight(out: string): Promise<number> {
  const page = await readFile(path.join(out, "index.html"));
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY };
  return brotliCompressSync(page, { params }).length / 1000;
}
