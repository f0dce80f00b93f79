// `npm run bench -- OUT OTHER` measures two exported folders alternately, so that other load on the machine slows both
// alike, and counts the runs in which the second is worse. RUNS=1 is quick; use 7 for a decision.
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import send from "send";
import { LAUNCH_ARGS } from "./browser";
import { PAGE_QUALITY } from "./page-weight";

// Lighthouse is no dependency, because a build does not need it: npx downloads it. Version 13 requires Node 22.19.
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = `--headless=new --ignore-certificate-errors --no-sandbox --disable-gpu --disable-background-networking --disable-component-update ${LAUNCH_ARGS.join(" ")}`;

/** Lighthouse's two ways to slow the line: simulated from one fast load, and applied. */
const METHODS = ["simulate", "devtools"];
/** The figures of time, in ms, and of what moves. Of every figure, less is better. */
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];
const FILE_TYPES = ["Document", "Script", "Stylesheet", "Font", "Image"];

/** A figure counts as worse only if it is larger by more than this factor, because smaller differences are noise. */
const NOISE = 1.05;

/** The files that hosts compress. */
const COMPRESSED = /\.(html|js|css|svg|webmanifest)$/;

const runs = Number(process.env.RUNS ?? 5);
const folders = process.argv.slice(2);
if (folders.length !== 2) {
  console.error("Which two builds? npm run bench -- out ../without/out");
  process.exit(2);
}

const urls = await Promise.all(folders.map(serve));
/** The values of each figure in the runs of the first and of the other folder. */
const table = new Map<string, [values: number[], otherValues: number[]]>();
for (let run = 1; run <= runs; run++) {
  console.error(`Run ${run} of ${runs}`);
  for (const [folder, url] of urls.entries()) await measure(url, folder);
}
report();
process.exit();

/**
 * Serves a copy of an export over HTTP/2, compressed as hosts do: pages fast, all else as small as possible.
 *
 * @returns its address
 */
async function serve(out: string, index: number): Promise<string> {
  const folder = `.cache/bench-${index}`;
  await rm(folder, { recursive: true, force: true });
  await cp(out, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!COMPRESSED.test(name)) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: name.endsWith(".html") ? PAGE_QUALITY : 11 };
    const file = path.join(folder, name);
    await writeFile(file, brotliCompressSync(await readFile(file), { params }));
  }
  const certificate =
    "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out cert.pem";
  execFileSync("openssl", certificate.split(" "), { cwd: folder, stdio: "ignore" });
  const key = await readFile(path.join(folder, "key.pem"));
  const cert = await readFile(path.join(folder, "cert.pem"));
  // Headers count into a file's size, so the server sends as few as it can.
  const options = { root: folder, cacheControl: false, etag: false, acceptRanges: false };
  const server = createSecureServer({ key, cert }, (request, response) => {
    send(request, new URL(request.url, "https://localhost").pathname, options)
      .on("headers", (_, file) => {
        if (COMPRESSED.test(file)) response.setHeader("Content-Encoding", "br");
      })
      .pipe(response);
  });
  await once(server.listen(0, "localhost"), "listening");
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

/** Adds the figures of one run to the table. */
async function measure(url: string, folder: number) {
  const note = (title: string, value: number) => {
    const row = table.get(title) ?? [[], []];
    row[folder === 0 ? 0 : 1].push(value);
    table.set(title, row);
  };
  for (const method of METHODS) {
    const { audits, categories } = await runLighthouse(url, method);
    for (const audit of AUDITS) note(`${method}: ${audit}`, audits[audit].numericValue);
    for (const [name, { score }] of Object.entries<{ score: number }>(categories))
      note(`${method}: ${name}, points lost`, Math.round(100 - score * 100));
    const files: { resourceType: string; transferSize: number }[] =
      audits["network-requests"].details.items;
    for (const type of FILE_TYPES) {
      const those = files.filter(({ resourceType }) => resourceType === type);
      const bytes = those.reduce((sum, { transferSize }) => sum + transferSize, 0);
      note(`${method}: ${type}, kB`, bytes / 1000);
    }
  }
}

/**
 * Runs Lighthouse with its mobile profile (slow 4G, a processor four times slower), up to three times, because Chrome
 * sometimes cuts a trace off.
 */
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

/** Prints the table of medians. */
function report() {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const shown = (value: number) => Number(value.toPrecision(4));
  console.log(`| figure | ${folders.join(" | ")} | worse by 5 % |`);
  console.log("| --- | ---: | ---: | ---: |");
  for (const [title, [values, otherValues]] of table) {
    const worse = values.filter((value, run) => (otherValues[run] ?? 0) > value * NOISE);
    const medians = [values, otherValues].map((each) => shown(median(each)));
    console.log(`| ${[title, ...medians, `${worse.length} of ${runs}`].join(" | ")} |`);
  }
}
