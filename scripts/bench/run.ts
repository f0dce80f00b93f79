// `npm run bench` builds the page in a temporary copy of the project and measures it. It compares the page
// with three variants: without scripts, as Next exports it, and with only its styles moved into it. It writes
// the first table of results.md, and fails when a figure is beyond its budget. `npm run bench -- paint` (or
// press, growth) measures that part after the builds and the weight, and writes nothing; RUNS=1 is quick.
// `npm run bench -- tricks` measures what each trick of the page is worth, and writes the second table;
// `npm run bench -- tricks compile-hint` measures one, and writes nothing.
import { execSync } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { findBrowser, LAUNCH_ARGS } from "../browser";
import { copyProject } from "../copy-project";
import budgets from "./budgets.json" with { type: "json" };
import { pixelsMissing } from "./first-bytes";
import { CATEGORIES, type Figures, runLighthouse } from "./lighthouse";
import { measureTrick } from "./pairs";
import { measurePress, PRESSES } from "./press";
import { build, growGallery, serve, weigh } from "./site";
import { apply, STYLES_ONLY, TRICKS } from "./variants";

const [part, trick] = process.argv.slice(2);
const runs = Number(process.env.RUNS ?? 5);
/** How many pairs tell whether a trick pays. */
const pairs = Number(process.env.RUNS ?? 7);
const executablePath = findBrowser({ whole: true });
if (!executablePath) throw new Error("There is no browser: npm test finds or installs one");

const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
process.once("SIGINT", () => process.exit(130));
await copyProject(folder, { packages: true });
const commit = execSync("git describe --always --dirty", { encoding: "utf8" }).trim();
/** The exports that are measured: where each is, and what it is called in the table. */
const sites = {
  page: { out: path.join(folder, "page"), port: 3220, title: "page" },
  exported: { out: path.join(folder, "exported"), port: 3221, title: "as Next exports it" },
  styled: {
    out: path.join(folder, "styled"),
    port: 3222,
    title: "styles in the page, scripts as they are",
  },
};
const urlOf = (name: keyof typeof sites) => `https://localhost:${sites[name].port}`;
const { out } = sites.page;

type Variants = { page: number; bare?: number; exported?: number; styled?: number };
const table = [
  `| figure | page | without scripts | ${sites.exported.title} | ${sites.styled.title} | budget |`,
  "| --- | ---: | ---: | ---: | ---: | ---: |",
];
const broken: string[] = [];

const shown = (value: number | undefined, unit: string) =>
  value === undefined ? "" : `${Number(value.toPrecision(value < 1000 ? 3 : 4))}${unit}`;

/** Adds a row to the table. The budget of a score is a minimum; all other budgets are maximums. */
function add(title: string, unit: string, figures: number | Variants, budget?: number) {
  const { page, bare, exported, styled } =
    typeof figures === "number" ? { page: figures } : figures;
  const keeps = budget === undefined || (unit === " of 100" ? page >= budget : page <= budget);
  if (!keeps) broken.push(title);
  const cells = [page, bare, exported, styled, budget].map((value) => shown(value, unit));
  table.push(`| ${[title, ...cells].join(" | ")}${keeps ? "" : " (!)"} |`);
  console.error(table.at(-1));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function repeat<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await work());
  return results;
}

/** The kB that one visit loads, by kind. */
const weighVisit = async () => weigh((await runLighthouse(urlOf("page"), "simulated")).urls, out);

async function measurePaint() {
  for (const throttling of ["simulated", "applied"] as const) {
    // In turns, so that other load on the machine affects all variants alike.
    const turns = await repeat(async () => ({
      page: await runLighthouse(urlOf("page"), throttling),
      bare: await runLighthouse(urlOf("page"), throttling, ["--blocked-url-patterns=*.js"]),
      exported: await runLighthouse(urlOf("exported"), throttling),
      styled: await runLighthouse(urlOf("styled"), throttling),
    }));
    const of = (figure: keyof Figures) => {
      const middle = (name: keyof (typeof turns)[number]) =>
        median(turns.map((turn) => turn[name].figures[figure]));
      return {
        page: middle("page"),
        bare: middle("bare"),
        exported: middle("exported"),
        styled: middle("styled"),
      };
    };
    const [fcp, lcp, { timesBare, timesExported }] = [of("fcp"), of("lcp"), budgets.paint];
    const fcpMost = throttling === "applied" ? fcp.exported * timesExported : fcp.bare * timesBare;
    add(`First contentful paint, ${throttling}`, " ms", fcp, fcpMost);
    add(`Largest contentful paint, ${throttling}`, " ms", lcp, lcp.bare * timesBare);
    add(`Total blocking time, ${throttling}`, " ms", of("tbt"), budgets.tbt[throttling]);
    add(`Layout shift, ${throttling}`, "", of("cls"), budgets.cls);
    for (const name of CATEGORIES)
      add(`Lighthouse, ${name}, ${throttling}`, " of 100", of(name), budgets[name]);
  }
}

async function measurePresses() {
  for (const [title, press] of Object.entries(PRESSES)) {
    for (const when of ["at rest", "at load"] as const) {
      const found = await repeat(() => measurePress(browser, urlOf("page"), press, when));
      const of = (figure: "paintMs" | "effectMs") => median(found.map((one) => one[figure]));
      add(`${title}, ${when}, to the next paint`, " ms", of("paintMs"), budgets.press[when]);
      add(`${title}, ${when}, to its effect`, " ms", of("effectMs"));
    }
  }
}

/** Moves the export of the last build to the folder from which it is served. */
const keep = (name: keyof typeof sites) => rename(path.join(folder, "out"), sites[name].out);

/** Builds the page as Next exports it, and the page with only its styles moved into it. */
async function buildVariants() {
  execSync("npx next build", { cwd: folder, stdio: "ignore" });
  await keep("exported");
  const restore = await apply(folder, STYLES_ONLY);
  await build(folder, urlOf("styled"));
  await keep("styled");
  await restore();
}

async function measureTricks(names: readonly string[]) {
  const rows = ["| without | its figure | page | without it | worse by more than 5 % |"];
  rows.push("| --- | --- | ---: | ---: | ---: |");
  for (const name of names) {
    const {
      figure,
      pairs: found,
      worse,
    } = await measureTrick(folder, name, { page: out, runs: pairs });
    const unit = figure.kind === "kB" ? " kB" : " ms";
    const values = (["kept", "without"] as const).map((which) =>
      shown(median(found.map((pair) => pair[which])), unit),
    );
    const cells = [name, `${figure.name}`, ...values, `${worse} of ${found.length}`];
    rows.push(`| ${cells.join(" | ")} |`);
    console.error(rows.at(-1));
  }
  return rows;
}

async function measureGrowth(kB: Awaited<ReturnType<typeof weighVisit>>) {
  await growGallery(folder);
  add("Build with ten times the photos", " s", await build(folder, urlOf("page")));
  add("Build with them again", " s", await build(folder, urlOf("page")), budgets.warmBuild);
  const grownOut = path.join(folder, "out");
  const server = await serve(grownOut, sites.page.port);
  const grown = weigh((await runLighthouse(urlOf("page"), "simulated")).urls, grownOut);
  const times = (grown.html + grown.scripts) / (kB.html + kB.scripts);
  add("HTML and scripts with them, times those before", "", times, budgets.growth);
  server.close();
}

const HEADINGS = { page: "# Measured", tricks: "## What each trick is worth" };

/** Writes one of the two tables of results.md, and leaves the other as it is. */
async function write(which: keyof typeof HEADINGS, rows: string[], how: string) {
  const results = new URL("results.md", import.meta.url);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`;
  const text = `${HEADINGS[which]}\n\n${date}, commit ${commit}, ${machine}: ${how}\n\n${rows.join("\n")}\n`;
  const [page = "", tricks = ""] = (await readFile(results, "utf8")).split(/^(?=## )/m);
  await writeFile(
    results,
    which === "page" ? `${text}\n${tricks}` : `${page.trimEnd()}\n\n${text}`,
  );
}

const browser = await chromium.launch({ executablePath, args: LAUNCH_ARGS });
add("Build from nothing", " s", await build(folder, urlOf("page")), budgets.coldBuild);
if (part !== "tricks")
  add("Build again", " s", await build(folder, urlOf("page")), budgets.warmBuild);
await keep("page");
const wants = (name: string) => !part || part === name;
if (part !== "tricks") {
  if (wants("paint")) await buildVariants();
  const names = wants("paint")
    ? (Object.keys(sites) as (keyof typeof sites)[])
    : (["page"] as const);
  const servers = [];
  for (const name of names) servers.push(await serve(sites[name].out, sites[name].port));
  const kB = await weighVisit();
  for (const kind of ["html", "scripts", "styles", "fonts"] as const)
    add(`First view, ${kind}`, " kB", kB[kind], budgets[kind]);
  // No budget: the browser decides how far below the screen it loads pictures.
  add("First view, pictures", " kB", kB.pictures);
  const [phone = 0, wide = 0] = await pixelsMissing(browser, out);
  add("Not painted from the first 14,000 bytes, at 412 px", " px", phone, budgets.pixelsMissing);
  add("Not painted from the first 14,000 bytes, at 1440 px", " px", wide, budgets.pixelsMissing);
  if (wants("paint")) await measurePaint();
  if (wants("press")) await measurePresses();
  for (const server of servers) server.close();
  if (wants("growth")) await measureGrowth(kB);
  if (!part) await write("page", table, `medians of ${runs}. (!) is beyond its budget.`);
} else {
  const rows = await measureTricks(trick ? [trick] : Object.keys(TRICKS));
  const how = `the page with each trick and without it, in ${pairs} pairs by turns, over the applied line; medians.`;
  if (!trick) await write("tricks", rows, how);
}
await browser.close();

if (broken.length) console.error(`Beyond their budgets: ${broken.join("; ")}`);
process.exitCode = broken.length && 1;
