// Builds the two sites that the suite runs against.
import { execFileSync } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import gallery from "../../lib/content/gallery.json" with { type: "json" };
import pictures from "../../lib/content/pictures.json" with { type: "json" };
import services from "../../lib/content/services.json" with { type: "json" };
import type { Facts } from "../../lib/content/types";
import { channels } from "../../lib/submit";
import { PAGE_BUDGET, pageWeight } from "../../scripts/page-weight";
import { copyProject } from "./copy-project";
import { isDelivered } from "./delivered";
import otherContent from "./other-company.json" with { type: "json" };

/** The port of the first site; the second site has the next one. */
const PORT = Number(process.env.TEST_PORT ?? 3210);

/**
 * Both sites are built in copies of the project, so that the suite changes nothing that a developer has built or serves.
 * `allChannels` has made-up keys for every channel. `otherCompany` has the facts of another company, no keys, and the
 * owner's editor.
 */
export const testSites = {
  allChannels: { project: ".cache/all-channels", port: PORT },
  otherCompany: { project: ".cache/other-company", port: PORT + 1 },
};

/**
 * Replaces the content of a copy by another company's: other facts, with all that may be left out; one photo less, and a
 * photo of its own as the first; a price for the first service; a fifth service, which has the last photo; and one
 * finish, without its surface. Some texts in each file end with a space, as phones add it: the page has to lack it.
 */
async function replaceContent(project: string) {
  const { firstService, fifthService, firstPhoto, finish } = otherContent;
  // Required: it has to have every fact that may be left out.
  const facts: Required<Facts> = otherContent.facts;
  // An owner may already offer the service that becomes the fifth one.
  const [service, ...others] = services.filter(({ kind }) => kind !== fifthService.kind);
  const [photo, _removed, ...photos] = gallery;
  // The build takes this photo for the company's own, because it is not in the folder of renders.
  await mkdir(`${project}/lib/content/images/gallery`, { recursive: true });
  await copyFile(`lib/content${photo?.file}`, `${project}/lib/content${firstPhoto.file}`);
  const last = { ...photos.pop(), kind: fifthService.kind };
  const files = {
    facts,
    services: [{ ...service, ...firstService }, ...others, fifthService],
    pictures: { ...pictures, finishes: [{ ...finish, example: firstPhoto.file }] },
    gallery: [{ ...photo, ...firstPhoto }, ...photos, last],
  };
  for (const [name, content] of Object.entries(files))
    await writeFile(`${project}/lib/content/${name}.json`, JSON.stringify(content));
}

/**
 * Builds a copy, with none of the owner's own keys.
 *
 * @param keyFor the value of each channel's key, by the key's name
 * @param editor "on" adds the owner's editor
 * @throws when the build fails, or its page is over the budget, although no owner has made it larger
 */
async function build(project: string, keyFor: (name: string) => string, editor: "on" | "") {
  const names = channels.flatMap(({ keys }) => Object.keys(keys));
  const env = {
    ...process.env,
    ...Object.fromEntries(names.map((name) => [name, keyFor(name)])),
    OWNER_EDITOR: editor,
    // As an owner may paste it.
    NEXT_PUBLIC_SITE_URL: " “https://site.example/”",
  };
  execFileSync("npm", ["run", "build"], { cwd: project, env, stdio: "inherit" });
  const weight = await pageWeight(path.join(project, "out"));
  if (isDelivered && weight > PAGE_BUDGET)
    throw new Error(`The page of ${project} has ${weight} kB of ${PAGE_BUDGET}`);
}

// A deployed address is tested as it is: there is nothing to build.
if (process.argv[1] === import.meta.filename && !process.env.BASE_URL) {
  const { allChannels, otherCompany } = testSites;
  for (const { project } of [allChannels, otherCompany]) await copyProject(project);
  await build(allChannels.project, (name) => `test ${name}`, "");
  await replaceContent(otherCompany.project);
  await build(otherCompany.project, () => "", "on");
}
