// `npm run bench` measures the folder `out` and fails when it exceeds a budget. `npm run bench -- OUT OTHER` measures
// two exported folders by turns, so that other load on the machine slows both alike, and counts the runs in which
// the second is worse. RUNS=1 is quick; use 7 for a decision.
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import sirv from "sirv";
import { findBrowser, LAUNCH_ARGS } from "./browser";

// Downloaded by npx, because a build does not need it. Version 13 requires Node 22.19.
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = `--headless=new --ignore-certificate-errors --no-sandbox --disable-gpu --disable-background-networking --disable-component-update ${LAUNCH_ARGS.join(" ")}`;

/** The two ways in which Lighthouse slows the line: it calculates the times (`simulated`), or really slows it. */
const THROTTLING = { simulated: "simulate", applied: "devtools" };
const TIMES = {
  "first-contentful-paint": "first contentful paint, ms",
  "largest-contentful-paint": "largest contentful paint, ms",
  "total-blocking-time": "total blocking time, ms",
  "cumulative-layout-shift": "layout shift",
};
const SIZES = {
  Document: "HTML, kB",
  Script: "scripts, kB",
  Stylesheet: "styles, kB",
  Font: "fonts, kB",
  Image: "pictures, kB",
};
/** On a quiet machine with 2 cores. Pictures have no budget: the browser decides how many it loads. */
const BUDGETS: Record<string, number> = {
  "HTML, kB": 21.5,
  "scripts, kB": 175,
  "styles, kB": 1,
  "fonts, kB": 45,
  "simulated: first contentful paint, ms": 1100,
  "simulated: largest contentful paint, ms": 1290,
  "simulated: total blocking time, ms": 80,
  "simulated: layout shift": 0.004,
  "applied: first contentful paint, ms": 1000,
  "applied: largest contentful paint, ms": 1830,
  "applied: total blocking time, ms": 89,
  "applied: layout shift": 0.004,
  "performance, points lost": 0,
  "accessibility, points lost": 0,
  "best-practices, points lost": 0,
  "seo, points lost": 0,
};
/** A figure is worse than another if it is larger by more than this factor; less is noise. */
const NOISE = 1.05;

/** Measured values by their title; less is better. */
type Figures = Record<string, number>;

const runs = Number(process.env.RUNS ?? 5);
const [out = "out", other] = process.argv.slice(2);
const folders = other ? [out, other] : [out];
process.env.CHROME_PATH ??= findBrowser({ whole: true });
const temporary = await mkdtemp(path.join(tmpdir(), "bench-"));
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
process.once("SIGINT", () => process.exit(130));

const urls = await Promise.all(folders.map(serve));
const turns: Figures[][] = [];
for (let run = 1; run <= runs; run++) {
  console.error(`Run ${run} of ${runs}`);
  const turn: Figures[] = [];
  for (const url of urls) turn.push(await measure(url));
  turns.push(turn);
}
report();
process.exit();

/** Serves a copy of an export over HTTP/2, compressed as hosts do: pages fast, all else as small as possible. */
async function serve(out: string, index: number): Promise<string> {
  const folder = path.join(temporary, String(index));
  await cp(out, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: name.endsWith(".html") ? 6 : 11 };
    const bytes = await readFile(path.join(folder, name));
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
  }
  const certificate =
    "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out cert.pem";
  execFileSync("openssl", certificate.split(" "), { cwd: folder, stdio: "ignore" });
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => readFileSync(path.join(folder, name)));
  const server = createSecureServer({ key, cert }).on("request", sirv(folder, { brotli: true }));
  await once(server.listen(0, "localhost"), "listening");
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

async function measure(url: string): Promise<Figures> {
  const figures: Figures = {};
  for (const [throttling, method] of Object.entries(THROTTLING)) {
    const { audits, categories } = await runLighthouse(url, method);
    for (const [audit, title] of Object.entries(TIMES))
      figures[`${throttling}: ${title}`] = audits[audit].numericValue;
    // The worse of the two methods counts.
    for (const [name, { score }] of Object.entries<{ score: number }>(categories)) {
      const title = `${name}, points lost`;
      figures[title] = Math.max(figures[title] ?? 0, Math.round(100 - score * 100));
    }
    for (const [type, title] of Object.entries(SIZES)) {
      const files: { resourceType: string; transferSize: number }[] =
        audits["network-requests"].details.items;
      const those = files.filter(({ resourceType }) => resourceType === type);
      figures[title] = those.reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
    }
  }
  return figures;
}

/** Lighthouse's mobile profile: slow 4G, a processor four times slower. A trace sometimes lacks its beginning. */
async function runLighthouse(url: string, method: string, attempts = 3) {
  const flags = [`--throttling-method=${method}`, `--chrome-flags=${CHROME_FLAGS}`];
  const args = ["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", ...flags];
  try {
    const { stdout } = await promisify(execFile)("npx", args, { maxBuffer: 2 ** 26 });
    const result = JSON.parse(stdout);
    if (result.runtimeError) throw new Error(result.runtimeError.message);
    return result;
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(url, method, attempts - 1);
  }
}

function report() {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const shown = (value?: number) => (value === undefined ? "" : Number(value.toPrecision(4)));
  console.log(`| figure | ${folders.join(" | ")} | ${other ? "worse by 5 % | " : ""}budget |`);
  console.log(`| --- | ${other ? "---: | ---: | " : ""}---: | ---: |`);
  for (const title of Object.keys(turns[0]?.[0] ?? {})) {
    const valuesOf = (folder: number) => turns.map((turn) => turn[folder]?.[title] ?? 0);
    const [values = [], otherValues = []] = folders.map((_, folder) => valuesOf(folder));
    const worse = values.filter((value, run) => (otherValues[run] ?? 0) > value * NOISE);
    const broken = median(values) > (BUDGETS[title] ?? Infinity);
    if (broken) process.exitCode = 1;
    const comparison = [shown(median(otherValues)), `${worse.length} of ${runs}`];
    const cells = [title, shown(median(values)), ...(other ? comparison : [])];
    console.log(`| ${cells.join(" | ")} | ${shown(BUDGETS[title])}${broken ? " (!)" : ""} |`);
  }
}
