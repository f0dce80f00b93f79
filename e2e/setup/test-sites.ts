// Builds the two sites that the suite runs against.
import { execFileSync } from "node:child_process";
import { copyFile, writeFile } from "node:fs/promises";
import gallery from "../../lib/content/gallery.json" with { type: "json" };
import pictures from "../../lib/content/pictures.json" with { type: "json" };
import services from "../../lib/content/services.json" with { type: "json" };
import { channels } from "../../lib/quote/channels";
import { copyProject } from "./copy-project";
import otherContent from "./other-company.json" with { type: "json" };

const OTHER_COMPANY = ".cache/other-company";

/** The port of the first site; the second site has the next one. */
const PORT = Number(process.env.TEST_PORT ?? 3210);

/** This project with made-up keys for every channel, and a copy for another company without any, but with the editor. */
export const testSites = {
  allChannels: { out: ".cache/site", port: PORT },
  otherCompany: { project: OTHER_COMPANY, out: `${OTHER_COMPANY}/.cache/site`, port: PORT + 1 },
};

/**
 * Makes a copy of the project for another company. It has other facts, one photo less, an own photo as the first, with
 * all its optional facts, a price for the first service, a fifth service (of the last photos), and one finish, without the slab in it.
 */
async function makeOtherCompany() {
  await copyProject(OTHER_COMPANY);
  const { facts, firstService, fifthService, firstPhoto, finish } = otherContent;
  // The owner's own services may include this one.
  const [service, ...others] = services.filter(({ kind }) => kind !== fifthService.kind);
  const [photo, _removed, ...photos] = gallery;
  // By its name it is the company's own.
  await copyFile(`lib/content${photo?.file}`, `${OTHER_COMPANY}/lib/content${firstPhoto.file}`);
  const last = photos.splice(-3).map((photo) => ({ ...photo, kind: fifthService.kind }));
  const files = {
    facts,
    services: [{ ...service, ...firstService }, ...others, fifthService],
    pictures: { ...pictures, finishes: [{ ...finish, example: firstPhoto.file }] },
    gallery: [{ ...photo, ...firstPhoto }, ...photos, ...last],
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(`${OTHER_COMPANY}/lib/content/${name}.json`, JSON.stringify(content));
}

/**
 * @param site.keyFor the value of a channel's key; an owner's own keys never get into a test
 * @param site.editor "on" adds the owner's editor
 */
function build(cwd: string, site: { keyFor: (name: string) => string; editor: string }) {
  const names = channels.flatMap(({ keys }) => Object.keys(keys));
  const keys = Object.fromEntries(names.map((name) => [name, site.keyFor(name)]));
  const env = {
    ...process.env,
    ...keys,
    OWNER_EDITOR: site.editor,
    NEXT_PUBLIC_SITE_URL: "https://site.example",
    SITE_OUT: ".cache/site",
  };
  execFileSync("npm", ["run", "build"], { cwd, env, stdio: "inherit" });
}

// Against a deployed address there is nothing to build.
if (process.argv[1] === import.meta.filename && !process.env.BASE_URL) {
  build(".", { keyFor: (name) => `test ${name}`, editor: "" });
  await makeOtherCompany();
  build(OTHER_COMPANY, { keyFor: () => "", editor: "on" });
}
