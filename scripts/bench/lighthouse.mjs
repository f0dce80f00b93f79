// Lighthouse's own phone, in its own process: fetched by npx when first asked for, so that nobody who
// only builds the site has to install it.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

// The last that runs on Node 20; 13 wants 22.19.
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Now and then a trace comes back without its beginning (NO_NAVSTART). */
const ATTEMPTS = 3;

/**
 * One run of the mobile profile: slow 4G, a processor four times slower.
 *
 * @param {string} url
 * @param {object} options
 * @param {string} options.browser the path of a Chromium
 * @param {string} options.flag one more of its flags
 * @param {"simulate" | "devtools"} options.throttling whether a model says how the page would have
 *   come over that line, or the line is really slowed down
 * @param {string[]} [options.categories] what to look at; all four without it
 * @returns {Promise<Record<string, number> & { lost: string[] }>} `fcp`, `lcp` and `tbt` in
 *   milliseconds, `cls`, the scores, 0 to 100, and the audits that cost points
 * @throws {Error} when the run fails three times
 */
export async function runLighthouse(url, options) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(url, options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(
        `Lighthouse failed, once more: ${error.message.split("\n")[1] ?? error.message}`,
      );
    }
  }
}

async function runOnce(url, { browser, flag, throttling, categories = CATEGORIES }) {
  const folder = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
  const file = path.join(folder, "report.json");
  const args = ["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${file}`];
  const options = [
    `--only-categories=${categories}`,
    `--throttling-method=${throttling}`,
    `--chrome-flags=${CHROME_FLAGS} ${flag}`,
  ];
  try {
    await promisify(execFile)("npx", [...args, ...options], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 64 * 1024 * 1024,
    });
    const { audits, categories: scores, runtimeError } = JSON.parse(await readFile(file, "utf8"));
    if (runtimeError) throw new Error(runtimeError.message);
    const value = (name) => audits[name].numericValue;
    const lost = Object.values(scores).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
        .map(({ id }) => `${id} ${audits[id].score}`),
    );
    return {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
      ...Object.fromEntries(categories.map((name) => [name, Math.round(scores[name].score * 100)])),
      lost,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {number[]} values
 * @returns {number} the middle one
 */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
