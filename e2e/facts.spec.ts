import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { phoneLink, site } from "../lib/site";
import { needsLocalServer } from "./test";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TEXT = /\.(tsx?|mjs|js|css|html|toml|json|txt|svg)$/;

test.beforeEach(() => {
  needsLocalServer("the sources are read from disk");
  test.skip(test.info().project.name !== "desktop", "no browser takes part: once is enough");
});

/** The text of every file in these folders and of these files. */
async function sourcesOf(...places: string[]) {
  const sources: { name: string; text: string }[] = [];
  for (const place of places) {
    const names = TEXT.test(place)
      ? [place]
      : (await readdir(path.join(ROOT, place), { recursive: true })).map((name) =>
          path.join(place, name),
        );
    for (const name of names.filter((one) => TEXT.test(one))) {
      sources.push({ name, text: await readFile(path.join(ROOT, name), "utf8") });
    }
  }
  return sources;
}

test("no fact of the owner's stands anywhere but in lib/facts.json", async () => {
  const facts = {
    name: literally(site.name),
    // However it is written.
    phone: new RegExp(site.phone.replace(/\D/g, "").split("").join("\\D{0,2}")),
    "phone link": literally(phoneLink),
    email: literally(site.email),
    area: literally(site.area),
    year: new RegExp(`\\b${site.since}\\b`),
    years: standing(site.years),
    projects: standing(site.projects),
    ...Object.fromEntries(
      site.social.map(({ label, url }) => [label, literally(new URL(url).host)]),
    ),
  };
  // Else the test would prove nothing.
  const own = await readFile(path.join(ROOT, "lib/facts.json"), "utf8");
  for (const [what, fact] of Object.entries(facts)) {
    if (what !== "phone link") expect(own, what).toMatch(fact);
  }

  const elsewhere: string[] = [];
  for (const { name, text } of await sourcesOf(
    "app",
    "components",
    "lib",
    "public/__forms.html",
    "netlify.toml",
  )) {
    // Written by `npm run identity`, out of the facts.
    if (name === "lib/facts.json" || name === "app/opengraph-image.alt.txt") continue;
    for (const [what, fact] of Object.entries(facts)) {
      if (fact.test(text)) elsewhere.push(`${name}: ${what}`);
    }
  }
  expect(elsewhere).toEqual([]);
});

test("the share picture was drawn under the company's name: else run `npm run identity`", async () => {
  const alt = await readFile(path.join(ROOT, "app/opengraph-image.alt.txt"), "utf8");
  expect(alt).toContain(site.name);
});

type Package = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  bin?: string | Record<string, string>;
};

test("every dependency is used", async () => {
  const own = await readPackage("package.json");
  const names = Object.keys({ ...own.dependencies, ...own.devDependencies });
  expect(names.length).toBeGreaterThan(10);
  const sources = await sourcesOf("app", "components", "lib", "scripts", "e2e", "next.config.mjs");
  const code = sources
    .filter(({ name }) => /\.(tsx?|mjs)$/.test(name))
    .map(({ text }) => text)
    .join("\n");
  const commands = Object.values(own.scripts ?? {}).join("\n");

  const used = new Set<string>();
  for (const name of names) {
    const { bin = {} } = await readPackage(`node_modules/${name}/package.json`);
    const bins = typeof bin === "string" ? [name.replace(/^.*\//, "")] : Object.keys(bin);
    if (imports(code, name) || bins.some((one) => calls(commands, one))) used.add(name);
  }
  for (const name of [...used]) {
    const { peerDependencies = {} } = await readPackage(`node_modules/${name}/package.json`);
    for (const peer of Object.keys(peerDependencies)) if (names.includes(peer)) used.add(peer);
  }
  for (const name of names.filter((one) => one.startsWith("@types/"))) {
    const subject = name.replace("@types/", "");
    if (used.has(subject) || imports(code, `${subject}:`)) used.add(name);
  }
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test("the licenses of all that is shipped are published with it", async ({ request }) => {
  const published = await (await request.get("/licenses.txt")).text();
  const { dependencies = {} } = await readPackage("package.json");
  for (const [name, version] of Object.entries(dependencies)) {
    expect(published).toContain(`${name} ${version}`);
  }
  // Brought along by framer-motion and react-dom; and the typeface.
  for (const name of ["motion-dom", "scheduler", "SIL OPEN FONT LICENSE"]) {
    expect(published).toContain(name);
  }
  expect(published.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(4);
});

async function readPackage(file: string): Promise<Package> {
  return JSON.parse(await readFile(path.join(ROOT, file), "utf8"));
}

/** Whether the package, or a file of it, is imported, required or resolved by name. */
function imports(code: string, name: string): boolean {
  const end = name.endsWith(":") ? "" : "[\"'/]";
  return new RegExp(
    `(from |import |import\\(|require\\(|resolve\\()\\s*["']${escaped(name)}${end}`,
  ).test(code);
}

/** Whether a script of package.json starts this command. */
function calls(commands: string, command: string): boolean {
  return new RegExp(`(^|&& )${escaped(command)}( |$)`, "m").test(commands);
}

function literally(fact: string): RegExp {
  return new RegExp(escaped(fact), "i");
}

/** A short fact such as 10+, which may be part of an unrelated figure. */
function standing(fact: string): RegExp {
  return new RegExp(`(?<![\\w.])${escaped(fact)}(?![\\w+])`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
