// `npm run bench`: builds the page in a temporary copy of the project, measures it beside the same
// page without any script (its limit), and fails when a figure is over its budget.
import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright";
import { findBrowser } from "../../e2e/setup/browser.ts";
import { createSite } from "../serve.ts";
import { measureBlocking } from "./blocking.mjs";
import { measureAdvance, measureInteractions, measureReturn } from "./interaction.mjs";
import { median, runLighthouse } from "./lighthouse.mjs";
import { PHONE, weighFirstView } from "./weight.mjs";
import {
  build,
  copyProject,
  createCertificate,
  growGallery,
  removeProject,
  withLinkedStyles,
  withoutScripts,
} from "./workspace.mjs";

const URLS = {
  page: "https://localhost:3220",
  limit: "https://localhost:3221",
  linked: "https://localhost:3222",
};
const DEVTOOLS_PORT = 3229;
const RUNS = 5;
/** How hosts compress what they send on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const budgets = JSON.parse(await readFile(new URL("budgets.json", import.meta.url), "utf8"));
const rows = [];
const servers = [];
const executablePath = findBrowser({ whole: true });
if (!executablePath) throw new Error("There is no browser: npm test finds or installs one");
const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    removeProject(folder);
    process.exit(130);
  });
}
await copyProject(folder);
const { tls, flag } = await createCertificate(folder);
const browser = await chromium.launch({
  executablePath,
  args: [flag, `--remote-debugging-port=${DEVTOOLS_PORT}`],
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
try {
  await measure();
} finally {
  await browser.close();
  for (const server of servers) server.close();
  removeProject(folder);
}
report();

async function measure() {
  const url = URLS.page;
  say("Building from nothing, and again");
  const cold = await build(folder, url);
  row("Build from nothing", cold, "s", budgets.coldBuildS);
  const warm = await build(folder, url);
  row("Build with photos unchanged", warm, "s", budgets.warmBuildS);

  const out = path.join(folder, "out");
  const limitOut = path.join(folder, "out-limit");
  const linkedOut = path.join(folder, "out-linked");
  await withoutScripts(out, limitOut);
  await withLinkedStyles(out, linkedOut);
  await serve(out, URLS.page);
  await serve(limitOut, URLS.limit);
  await serve(linkedOut, URLS.linked);

  const weight = await weigh(url, out);
  const limitWeight = await weigh(URLS.limit, limitOut);
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

  await measurePaint();

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

/** In turns, so that whatever else the machine does weighs on all. */
async function measurePaint() {
  const runs = { page: [], limit: [], pageApplied: [], limitApplied: [], linkedApplied: [] };
  const blocked = { page: [], limit: [] };
  for (let run = 1; run <= RUNS; run++) {
    say(`Painting, ${run} of ${RUNS}`);
    for (const [name, results] of Object.entries(runs)) {
      const url = URLS[name.replace("Applied", "")];
      results.push(await runLighthouse(url, { browser: executablePath, flag, ...method(name) }));
    }
    for (const name of ["page", "limit"]) {
      blocked[name].push(await measureBlocking(URLS[name], DEVTOOLS_PORT));
    }
  }
  const of = (name, figure) => median(runs[name].map((one) => one[figure]));
  for (const [throttling, end] of Object.entries({ simulated: "", applied: "Applied" })) {
    const [page, limit] = [`page${end}`, `limit${end}`];
    for (const [figure, title] of Object.entries({
      fcp: "First contentful paint",
      lcp: "Largest contentful paint",
    })) {
      const [mine, least] = [of(page, figure), of(limit, figure)];
      row(`${title}, ${throttling}`, mine, "ms", undefined, least);
      row(
        `${title}, ${throttling}, times the limit`,
        mine / least,
        "",
        budgets[`${figure}Ratio${end}`],
      );
    }
    row(
      `Total blocking time as Lighthouse has it, ${throttling}`,
      of(page, "tbt"),
      "ms",
      undefined,
      of(limit, "tbt"),
    );
    row(`Layout shift, ${throttling}`, of(page, "cls"), "", budgets.cls, of(limit, "cls"));
  }
  row("Total blocking time", median(blocked.page), "ms", budgets.tbtMs, median(blocked.limit));
  const linked = of("pageApplied", "fcp") / of("linkedApplied", "fcp");
  row(
    "First contentful paint, applied, times that with linked styles",
    linked,
    "",
    budgets.linkedRatio,
  );
  for (const name of ["performance", "accessibility", "best-practices", "seo"]) {
    const least = name === "performance" ? budgets.performanceScore : budgets.score;
    row(`Lighthouse, ${name}`, of("page", name), "", least, of("limit", name), "least");
  }
  const lost = new Set(runs.page.flatMap((run) => run.lost));
  if (lost.size) say(`Audits below 1: ${[...lost].join(", ")}`);
}

function method(name) {
  if (name.endsWith("Applied")) return { throttling: "devtools", categories: ["performance"] };
  return { throttling: "simulate" };
}

async function measureGrowth(url, out, weight, { cold, warm }) {
  const photos = await countPhotos();
  const added = await growGallery(folder);
  say(`Building with ${photos + added} photos`);
  const grown = await build(folder, url);
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
  row(
    `Build with ${photos + added} photos unchanged`,
    await build(folder, url),
    "s",
    budgets.warmBuildS,
  );
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

async function serve(out, url) {
  await compress(out);
  const quotes = path.join(folder, "quotes.jsonl");
  const server = await createSite({ out, quotes, tls, log: () => {} });
  await new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(new URL(url).port, resolve);
  });
  servers.push(server);
}

/** As a host does it: a compressed file beside each that gains by it. */
async function compress(out) {
  for (const name of await readdir(out, { recursive: true })) {
    if (!/\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)) continue;
    const file = path.join(out, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file), QUALITY));
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
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}, HTTP/2, Brotli 6, medians of ${RUNS} runs.`,
  );
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
