// Builds the two sites that the suite runs against, unless nothing has changed since the last time.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OTHER_COMPANY = path.join(ROOT, ".cache/other-company");

/** The first of the ports that the suite serves on. */
export const PORT = Number(process.env.TEST_PORT ?? 3210);

/** Each site's project, the folder of its export, its port, and the keys that it is built with. */
export const testSites = {
  /** This project, with made-up keys, so that every channel can be seen at work. */
  keyed: {
    project: ROOT,
    out: path.join(ROOT, ".cache/site-keyed"),
    port: PORT,
    keys: {
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "test-public-key",
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: "test-service",
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "test-template",
      NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: "test-access-key",
    },
  },
  /** A copy of this project with another company's facts, and without any key. */
  other: {
    project: OTHER_COMPANY,
    out: path.join(OTHER_COMPANY, "out"),
    port: PORT + 1,
    // Empty: an owner's own keys never get into a test.
    keys: {
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "",
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: "",
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "",
      NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: "",
    },
  },
};

/** Every file below `part` that git knows or would take. */
function filesOf(part) {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", part];
  const listed = execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\0");
  // Without those that are deleted and not committed yet.
  return listed.filter((name) => name && existsSync(path.join(ROOT, name))).sort();
}

/**
 * Copies the project, or a part of it, anew. The copy has to be inside the project: packages are
 * found from there.
 *
 * @param {string} folder where to
 * @param {string} [part] a path from the project's root
 */
export async function copyProject(folder, part = ".") {
  await rm(path.join(folder, part), { recursive: true, force: true });
  for (const name of filesOf(part)) {
    // A lockfile would make the copy a root of its own, beyond which Next finds no packages.
    if (name !== "package-lock.json") await cp(path.join(ROOT, name), path.join(folder, name));
  }
  // Shared for the cache of pictures in it.
  const packages = path.join(folder, "node_modules");
  if (!existsSync(packages)) await symlink(path.join(ROOT, "node_modules"), packages, "junction");
}

/** Another company: its facts, a fifth service, and the photos of that service's kind. */
async function makeOtherCompany() {
  await copyProject(OTHER_COMPANY);
  const read = async (name) => JSON.parse(await readFile(path.join(ROOT, name), "utf8"));
  const write = (name, data) =>
    writeFile(path.join(OTHER_COMPANY, name), JSON.stringify(data, null, 2));
  const { facts, fifthService } = await read("e2e/setup/other-company.json");
  await write("lib/facts.json", facts);
  await write("lib/services.json", [...(await read("lib/services.json")), fifthService]);
  const [first, second, third, ...rest] = await read("lib/gallery.json");
  const rekinded = [first, second, third].map((photo) => ({ ...photo, kind: fifthService.kind }));
  await write("lib/gallery.json", [...rekinded, ...rest]);
}

async function fingerprint() {
  const hash = createHash("sha256");
  for (const name of filesOf(".")) {
    if (/^e2e\/(?!setup)|\.md$/.test(name)) continue;
    hash.update(name).update(await readFile(path.join(ROOT, name)));
  }
  return hash.digest("hex");
}

// Against a deployed address there is nothing to build.
if (process.argv[1] === fileURLToPath(import.meta.url) && !process.env.BASE_URL) {
  const now = await fingerprint();
  for (const [name, { project, out, keys }] of Object.entries(testSites)) {
    const mark = path.join(ROOT, `.cache/${name}.built-from`);
    if ((await readFile(mark, "utf8").catch(() => "")) === now) continue;
    console.log(`Building the ${name} site for the tests`);
    if (project === OTHER_COMPANY) await makeOtherCompany();
    const env = { ...process.env, ...keys, NEXT_PUBLIC_SITE_URL: "https://site.example" };
    env.SITE_OUT = project === ROOT ? path.relative(ROOT, out) : "";
    execFileSync("npm", ["run", "build"], { cwd: project, stdio: "inherit", env });
    await writeFile(mark, now);
  }
  // The stories are told of both sites by the same specs.
  await copyProject(OTHER_COMPANY, "e2e");
}
