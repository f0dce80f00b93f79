// Builds the two sites that the suite runs against, unless nothing has changed since the last build.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { channels } from "../../lib/quote/channels";
import { ROOT } from "../../scripts/project";
import { copyProject, filesOf } from "./copy-project";

const OTHER = path.join(ROOT, ".cache/other-company");
const keyNames = channels.flatMap(({ keys }) => Object.keys(keys));
const KEYS = Object.fromEntries(keyNames.map((name) => [name, `test ${name}`]));
// An owner's own keys never get into a test.
const NO_KEYS = Object.fromEntries(keyNames.map((name) => [name, ""]));

/** The port of the first site; the second site has the next one, and `next dev` the one after it. */
export const PORT = Number(process.env.TEST_PORT ?? 3210);

/** This project with made-up keys for every channel, and a copy for another company without any. */
export const testSites = {
  allChannels: { project: ROOT, out: path.join(ROOT, ".cache/site"), port: PORT, keys: KEYS },
  formPostOnly: {
    project: OTHER,
    out: path.join(OTHER, ".cache/site"),
    port: PORT + 1,
    keys: NO_KEYS,
  },
};

/**
 * Makes a copy of the project for another company. It has other facts, one photo less, all optional facts of the first
 * photo, a price for the first service, a fifth service (of the last photos), and no finishes.
 */
async function makeOtherCompany() {
  await copyProject(OTHER);
  const read = async (name: string) => JSON.parse(await readFile(path.join(ROOT, name), "utf8"));
  const write = (name: string, data: unknown) =>
    writeFile(path.join(OTHER, name), JSON.stringify(data));
  const { facts, firstService, fifthService, firstPhoto } = await read(
    "e2e/setup/other-company.json",
  );
  await write("lib/content/facts.json", facts);
  const services: { kind: string }[] = await read("lib/content/services.json");
  // The owner's own services may include this one.
  const [service, ...others] = services.filter(({ kind }) => kind !== fifthService.kind);
  const all = [{ ...service, ...firstService }, ...others, fifthService];
  await write("lib/content/services.json", all);
  const pictures = await read("lib/content/pictures.json");
  await write("lib/content/pictures.json", { ...pictures, finishes: [] });
  const [first, _removed, ...photos]: object[] = await read("lib/content/gallery.json");
  const last = photos.splice(-3).map((photo) => ({ ...photo, kind: fifthService.kind }));
  await write("lib/content/gallery.json", [{ ...first, ...firstPhoto }, ...photos, ...last]);
}

async function fingerprint() {
  const hash = createHash("sha256");
  for (const name of filesOf(".")) {
    if (/^e2e\/(?!setup)|\.md$/.test(name)) continue;
    hash.update(name).update(await readFile(path.join(ROOT, name)));
  }
  return hash.digest("hex");
}

async function buildSite(name: keyof typeof testSites): Promise<void> {
  const { project, out, keys } = testSites[name];
  if (project === OTHER) await makeOtherCompany();
  const NEXT_PUBLIC_SITE_URL = "https://site.example";
  const SITE_OUT = path.relative(project, out);
  const env = { ...process.env, ...keys, NEXT_PUBLIC_SITE_URL, SITE_OUT, TEST_FAULTS: "yes" };
  const build = spawn("npm", ["run", "build"], { cwd: project, stdio: "inherit", env });
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`The ${name} site could not be built`);
}

// Against a deployed address there is nothing to build.
if (process.argv[1] === import.meta.filename && !process.env.BASE_URL) {
  const now = await fingerprint();
  const mark = path.join(ROOT, ".cache/built-from");
  if ((await readFile(mark, "utf8").catch(() => "")) !== now) {
    console.log("Building the two sites for the tests, beside each other");
    // Pictures first: otherwise both builds would encode those that are not in the cache.
    execFileSync("tsx", ["scripts/export/before-build.ts"], { cwd: ROOT, stdio: "inherit" });
    await Promise.all([buildSite("allChannels"), buildSite("formPostOnly")]);
    await writeFile(mark, now);
  }
  // Both sites are tested by the same specs.
  await copyProject(OTHER, { part: "e2e" });
}
