// Completes the header rules of public/_headers in the export with what only the build knows.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";

const POLICY = "Content-Security-Policy";
const PLACE = "STYLE-HASHES";
/** Folders of the export whose files are named by their content. */
const IMMUTABLE = ["_next/static", "photos"];

/**
 * Allows the pages' styles by their hashes. Lets each file that is named by its content be kept for a
 * year, by a rule of its own: the host applies a rule for the whole folder to its answers of 404 too
 * (https://answers.netlify.com/t/set-headers-depending-on-http-status/4518), and a picture that was
 * missing for a minute would be missing for a year.
 *
 * @param out the folder of the export
 * @param styles by the address of each page, what its style elements hold
 * @throws {Error} when a page would come without its styles
 */
export async function completeHeaders(out: string, styles: Map<string, string[]>): Promise<void> {
  const file = path.join(out, "_headers");
  const hashes = new Set([...styles.values()].flat().map(hashOf));
  const rules = (await readFile(file, "utf8")).replace(PLACE, [...hashes].join(" "));
  const year = "Cache-Control: public, max-age=31536000, immutable";
  const immutable = (await addresses(out)).map((address) => `${address}\n  ${year}\n`);
  await writeFile(
    file,
    `${rules}\n# Named by their content: they never change.\n${immutable.join("")}`,
  );
  await checkStyles(file, styles);
}

/** By the rules as the host reads them. */
async function checkStyles(file: string, styles: Map<string, string[]>) {
  const headers = await readRules(file);
  for (const [address, sources] of styles) {
    const rule = headers.findLast(
      ({ forRegExp, values }) => forRegExp.test(address) && POLICY in values,
    );
    const missing = sources.filter((source) => !rule?.values[POLICY]?.includes(hashOf(source)));
    if (missing.length) {
      throw new Error(`public/_headers: the policy for ${address} lacks ${PLACE} in its style-src`);
    }
  }
}

/**
 * @param file a file of header rules
 * @returns the rules as the host reads them
 * @throws {AggregateError} when they cannot be read
 */
export async function readRules(file: string): Promise<Header[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  });
  if (errors.length) throw new AggregateError(errors, `${file} cannot be read`);
  return headers as Header[];
}

async function addresses(out: string) {
  const found: string[] = [];
  for (const folder of IMMUTABLE) {
    const entries = await readdir(path.join(out, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      found.push(`/${path.relative(out, path.join(entry.parentPath, entry.name))}`);
    }
  }
  // A name with signs of the rules' own language, or one that addresses encode, stays without.
  return found.filter((address) => /^[\w./~-]+$/.test(address)).sort();
}

function hashOf(style: string) {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}
