// `npm run bench`: builds the page in a temporary copy of the project, measures it beside the same
// page without any script (its limit), and fails when a figure is over its budget.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright";
import { findBrowser } from "../../e2e/setup/browser.mjs";
import { createSite } from "../serve.mjs";
import { measureAdvance, measureInteractions, measureReturn } from "./interaction.mjs";
import { median, runLighthouse } from "./lighthouse.mjs";
import { PHONE, weighFirstView } from "./weight.mjs";
import { build, copyProject, growGallery, removeProject, withoutScripts } from "./workspace.mjs";

const PORTS = { page: 3220, limit: 3221 };
const RUNS = 5;

const budgets = JSON.parse(await readFile(new URL("budgets.json", import.meta.url), "utf8"));
const rows = [];
const servers = [];
const executablePath = findBrowser({ whole: true });
if (!executablePath) throw new Error("There is no browser: npm test finds or installs one");
const browser = await chromium.launch({
  executablePath,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
const folder = await copyProject();
try {
  await measure();
} finally {
  await browser.close();
  for (const server of servers) server.close();
  await removeProject(folder);
}
report();

async function measure() {
  const url = `http://localhost:${PORTS.page}`;
  say("Building from nothing, and again");
  const cold = build(folder, url);
  row("Build from nothing", cold, "s", budgets.coldBuildS);
  const warm = build(folder, url);
  row("Build with photos unchanged", warm, "s", budgets.warmBuildS);

  const out = path.join(folder, "out");
  const limitOut = path.join(folder, "out-limit");
  await withoutScripts(out, limitOut);
  await serve(out, PORTS.page);
  await serve(limitOut, PORTS.limit);

  const weight = await weigh(url, out);
  const limitWeight = await weigh(`http://localhost:${PORTS.limit}`, limitOut);
  for (const [kind, budget] of Object.entries({
    html: budgets.htmlKb,
    script: budgets.scriptKb,
    style: budgets.styleKb,
    font: budgets.fontKb,
    image: undefined,
    total: budgets.firstViewKb,
  })) {
    row(`First view, ${kind}`, weight[kind] / 1000, "kB", budget, limitWeight[kind] / 1000);
  }
  row("First view, requests", weight.requests, "", undefined, limitWeight.requests);

  await measurePaint(url, `http://localhost:${PORTS.limit}`);

  say("Touching it on a processor four times slower");
  for (const [name, ms] of Object.entries(await measureInteractions(browser, url))) {
    row(`${name}, event to paint`, ms, "ms", budgets.interactionMs);
  }
  row(
    "Longest task of an advance",
    await measureAdvance(browser, url),
    "ms",
    budgets.advanceTaskMs,
  );
  const { bytes, restored } = await measureReturn(browser, url);
  row("Second visit", bytes / 1000, "kB", budgets.secondVisitKb);
  row("Back button finds the page as it was (1: yes)", Number(restored), "", 1, undefined, "least");

  await measureGrowth(url, out, weight, { cold, warm });
}

/** In turns, so that whatever else the machine does weighs on both. */
async function measurePaint(url, limitUrl) {
  const [page, limit] = [[], []];
  for (let run = 1; run <= RUNS; run++) {
    say(`Lighthouse, ${run} of ${RUNS}`);
    page.push(await runLighthouse(url, executablePath));
    limit.push(await runLighthouse(limitUrl, executablePath));
  }
  const of = (runs, name) => median(runs.map((one) => one[name]));
  const both = (name) => [of(page, name), of(limit, name)];
  const ratio = (name) => of(page, name) / of(limit, name);
  const paints = { fcp: "First contentful paint", lcp: "Largest contentful paint" };
  for (const [name, title] of Object.entries(paints)) {
    const [mine, least] = both(name);
    row(title, mine, "ms", undefined, least);
    row(`${title}, times the limit`, ratio(name), "", budgets[`${name}Ratio`]);
  }
  row("Total blocking time", of(page, "tbt"), "ms", budgets.tbtMs, of(limit, "tbt"));
  row("Cumulative layout shift", of(page, "cls"), "", budgets.cls, of(limit, "cls"));
  row("Speed index", of(page, "speedIndex"), "ms", undefined, of(limit, "speedIndex"));
  for (const name of ["performance", "accessibility", "best-practices", "seo"]) {
    row(`Lighthouse, ${name}`, of(page, name), "", budgets.score, of(limit, name), "least");
  }
  const lost = new Set(page.flatMap((run) => run.lost));
  if (lost.size) say(`Audits below 1: ${[...lost].join(", ")}`);
}

async function measureGrowth(url, out, weight, { cold, warm }) {
  const photos = await countPhotos();
  const added = await growGallery(folder);
  say(`Building with ${photos + added} photos`);
  const grown = build(folder, url);
  await compress(out);
  const grownWeight = await weigh(url, out);
  row(
    `First view with ${photos + added} photos, times that with ${photos}`,
    grownWeight.total / weight.total,
    "",
    budgets.growthRatio,
  );
  const [perPhoto, before] = [(grown - warm) / added, (cold - warm) / photos];
  row("Time for a new photo, times that before", perPhoto / before, "", budgets.growthTimeRatio);
  row(`Build with ${photos + added} photos unchanged`, build(folder, url), "s", budgets.warmBuildS);
}

async function countPhotos() {
  return (await readdir(path.join(folder, "public/images/gallery"))).length;
}

async function weigh(url, out) {
  const context = await browser.newContext(PHONE);
  const weight = await weighFirstView(await context.newPage(), url, out);
  await context.close();
  return weight;
}

async function serve(out, port) {
  await compress(out);
  const quotes = path.join(folder, "quotes.jsonl");
  const server = await createSite({ out, quotes, log: () => {} });
  await new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, resolve);
  });
  servers.push(server);
}

/** As a host does it: a compressed file beside each that gains by it. */
async function compress(out) {
  for (const name of await readdir(out, { recursive: true })) {
    if (!/\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)) continue;
    const file = path.join(out, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
}

function row(title, value, unit, budget, limit, side = "most") {
  const over = budget !== undefined && (side === "most" ? value > budget : value < budget);
  rows.push({ title, value, unit, budget, limit, over });
  say(`  ${title}: ${figure(value, unit)}${over ? `, over its budget of ${budget}` : ""}`);
}

function report() {
  const cell = (value, unit) => (value === undefined ? "" : figure(value, unit));
  say("");
  console.log("| figure | page | without scripts | budget |\n| --- | ---: | ---: | ---: |");
  for (const { title, value, unit, budget, limit, over } of rows) {
    const cells = [
      title,
      cell(value, unit) + (over ? " (!)" : ""),
      cell(limit, unit),
      budget ?? "",
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${RUNS} runs.`);
  const broken = rows.filter(({ over }) => over);
  if (broken.length === 0) return;
  console.error(`\n${broken.length} over budget: ${broken.map(({ title }) => title).join("; ")}`);
  process.exitCode = 1;
}

function figure(value, unit) {
  const digits = unit === "ms" || value >= 100 ? 0 : value < 10 ? 3 : 1;
  return `${Number(value.toFixed(digits))}${unit && ` ${unit}`}`;
}

function say(line) {
  console.error(line);
}
