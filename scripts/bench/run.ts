// `npm run bench`: builds the page in a temporary copy of the project, measures it beside the same page
// without scripts and with linked styles, writes results.md, and fails when a figure breaks its budget.
// `npm run bench -- paint` (or press, or growth) measures a part and writes nothing; RUNS=1 is quick.
import { execSync } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../../e2e/setup/browser";
import budgets from "./budgets.json" with { type: "json" };
import { CATEGORIES, type Figures, runLighthouse } from "./lighthouse";
import { measurePress, PRESSES } from "./press";
import { build, copyProject, growGallery, linkStyles, serve, weigh } from "./site";

const part = process.argv[2];
const runs = Number(process.env.RUNS ?? 5);
const executablePath = findBrowser({ whole: true });
if (!executablePath) throw new Error("There is no browser: npm test finds or installs one");

const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
process.once("SIGINT", () => process.exit(130));
await copyProject(folder);
const out = path.join(folder, "out");
const linkedOut = path.join(folder, "linked");
const [url, linkedUrl] = ["https://localhost:3220", "https://localhost:3221"];

type Variants = { page: number; bare?: number; linked?: number };
const table = ["| figure | page | without scripts | linked styles | budget |"];
table.push("| --- | ---: | ---: | ---: | ---: |");
const broken: string[] = [];

/** Adds a line to the table. Of a score, the budget is the least; of all else, the most. */
function add(title: string, unit: string, figures: number | Variants, budget?: number) {
  const show = (value?: number) =>
    value === undefined ? "" : `${Number(value.toPrecision(value < 1000 ? 3 : 4))}${unit}`;
  const { page, bare, linked } = typeof figures === "number" ? { page: figures } : figures;
  const keeps = budget === undefined || (unit === " of 100" ? page >= budget : page <= budget);
  if (!keeps) broken.push(title);
  const cells = [title, ...[page, bare, linked, budget].map(show)];
  table.push(`| ${cells.join(" | ")}${keeps ? "" : " (!)"} |`);
  console.error(table.at(-1));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function repeat<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await work());
  return results;
}

/** What one visit brings, in kB by kind. */
const weighVisit = async () => weigh((await runLighthouse(url, "simulated")).urls, out);

async function measurePaint() {
  for (const throttling of ["simulated", "applied"] as const) {
    // In turns, so that whatever else the machine does weighs on all.
    const turns = await repeat(async () => ({
      page: await runLighthouse(url, throttling),
      bare: await runLighthouse(url, throttling, ["--blocked-url-patterns=*.js"]),
      linked: await runLighthouse(linkedUrl, throttling),
    }));
    const of = (figure: keyof Figures) => {
      const middle = (name: keyof (typeof turns)[number]) =>
        median(turns.map((turn) => turn[name].figures[figure]));
      return { page: middle("page"), bare: middle("bare"), linked: middle("linked") };
    };
    const [fcp, lcp, { timesBare, timesLinked }] = [of("fcp"), of("lcp"), budgets.paint];
    const fcpMost = throttling === "applied" ? fcp.linked * timesLinked : fcp.bare * timesBare;
    add(`First contentful paint, ${throttling}`, " ms", fcp, fcpMost);
    add(`Largest contentful paint, ${throttling}`, " ms", lcp, lcp.bare * timesBare);
    add(`Total blocking time, ${throttling}`, " ms", of("tbt"), budgets.tbt[throttling]);
    add(`Layout shift, ${throttling}`, "", of("cls"), budgets.cls);
    for (const name of CATEGORIES)
      add(`Lighthouse, ${name}, ${throttling}`, " of 100", of(name), budgets[name]);
  }
}

/** When the page is at rest, and as soon as it has loaded. */
async function measurePresses() {
  const browser = await chromium.launch({ executablePath });
  for (const [title, press] of Object.entries(PRESSES)) {
    for (const when of ["at rest", "at load"] as const) {
      const found = await repeat(() => measurePress(browser, url, press, when));
      const of = (figure: "paintMs" | "effectMs") => median(found.map((one) => one[figure]));
      add(`${title}, ${when}, to the next paint`, " ms", of("paintMs"), budgets.press);
      add(`${title}, ${when}, to its effect`, " ms", of("effectMs"));
    }
  }
  await browser.close();
}

add("Build from nothing", " s", await build(folder, url), budgets.coldBuild);
add("Build again", " s", await build(folder, url), budgets.warmBuild);
await linkStyles(out, linkedOut);
const servers = [await serve(out, 3220), await serve(linkedOut, 3221)];
const kB = await weighVisit();
for (const kind of ["html", "scripts", "styles", "fonts"] as const)
  add(`First view, ${kind}`, " kB", kB[kind], budgets[kind]);
// How far ahead of the screen they are fetched is the browser's own.
add("First view, pictures", " kB", kB.pictures);
if (!part || part === "paint") await measurePaint();
if (!part || part === "press") await measurePresses();
for (const server of servers) server.close();
if (!part || part === "growth") {
  await growGallery(folder);
  add("Build with ten times the photos", " s", await build(folder, url));
  add("Build with them again", " s", await build(folder, url), budgets.warmBuild);
  const server = await serve(out, 3220);
  const grown = await weighVisit();
  const times = (grown.html + grown.scripts) / (kB.html + kB.scripts);
  add("HTML and scripts with them, times those before", "", times, budgets.growth);
  server.close();
}

const commit = execSync("git describe --always --dirty", { encoding: "utf8" }).trim();
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
const heading = `# Measured\n\n${date}, commit ${commit}, ${machine}, medians of ${runs}. (!) is beyond its budget.\n\n`;
const results = new URL("results.md", import.meta.url);
if (!part) await writeFile(results, `${heading}${table.join("\n")}\n`);
if (broken.length) console.error(`Beyond their budgets: ${broken.join("; ")}`);
process.exitCode = broken.length && 1;
