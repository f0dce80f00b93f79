// Runs Lighthouse with its mobile profile. npx downloads it at the first run, so that it need not be
// installed to build the site.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

// The last version for Node 20; version 13 requires Node 22.19.
const LIGHTHOUSE = "lighthouse@12.8.2";
const FLAGS =
  "--headless=new --ignore-certificate-errors --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run";
const METHODS = { simulated: "simulate", applied: "devtools" };
const AUDITS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
};
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Times in milliseconds, scores from 0 to 100. */
export type Figures = Record<keyof typeof AUDITS | (typeof CATEGORIES)[number], number>;

/**
 * One run of the mobile profile: slow 4G, a processor four times slower.
 *
 * @param url the page
 * @param throttling `simulated`: a model calculates the times on a slow line; `applied`: the line is slowed
 * @param options more options of Lighthouse's command line
 * @param attempts how often to try, because a trace sometimes lacks its beginning
 * @returns the figures, and the addresses of everything that was loaded
 * @throws when every attempt fails
 */
export async function runLighthouse(
  url: string,
  throttling: keyof typeof METHODS,
  options: readonly string[] = [],
  attempts = 3,
): Promise<{ figures: Figures; urls: string[] }> {
  const method = `--throttling-method=${METHODS[throttling]}`;
  const args = [url, "--quiet", "--output=json", method, `--chrome-flags=${FLAGS}`, ...options];
  try {
    const npx = promisify(execFile)("npx", ["--yes", LIGHTHOUSE, ...args], { maxBuffer: 2 ** 26 });
    const { audits, categories, runtimeError } = JSON.parse((await npx).stdout);
    if (runtimeError) throw new Error(runtimeError.message);
    const times = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit].numericValue]);
    const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
    const requests: { url: string; statusCode: number }[] =
      audits["network-requests"].details.items;
    const urls = requests.filter(({ statusCode }) => statusCode === 200).map(({ url }) => url);
    return { figures: Object.fromEntries([...times, ...scores]), urls };
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(url, throttling, options, attempts - 1);
  }
}
