// Builds the two sites that the suite runs against, unless nothing has changed since the last time:
// one as it is without any key, one with made-up keys, so that every channel can be seen at work.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The first of the ports that the suite serves on. */
const PORT = Number(process.env.TEST_PORT ?? 3210);

/** The suite's sites: their folder, their port, and the settings they are built with. */
export const testSites = {
  plain: { out: ".cache/site-plain", port: PORT, env: withoutKeys() },
  keyed: {
    out: ".cache/site-keyed",
    port: PORT + 1,
    env: {
      ...withoutKeys(),
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "test-public-key",
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: "test-service",
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "test-template",
      NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: "test-access-key",
    },
  },
};

/** An owner's own keys, in the environment or in .env.local, never get into a test. */
function withoutKeys() {
  return {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: "",
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: "",
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: "",
    NEXT_PUBLIC_WEB3FORMS_ACCESS_KEY: "",
    NEXT_PUBLIC_SITE_URL: "https://site.example",
  };
}

/** A hash of all that the sites are built from. */
async function fingerprint() {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", ".", ":!e2e", ":!*.md"],
    { cwd: ROOT, encoding: "utf8" },
  );
  const hash = createHash("sha256");
  for (const name of listed.split("\0").filter(Boolean).sort()) {
    const file = path.join(ROOT, name);
    if (existsSync(file)) hash.update(name).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function build({ out, env }) {
  const [built, kept, aside] = ["out", out, ".cache/out-aside"].map((name) =>
    path.join(ROOT, name),
  );
  await rm(kept, { recursive: true, force: true });
  // Next exports to `out` alone: the owner's own is put aside meanwhile.
  if (existsSync(built)) await rename(built, aside);
  try {
    const settings = { ...process.env, ...env };
    execFileSync("npm", ["run", "build"], { cwd: ROOT, stdio: "inherit", env: settings });
    await rename(built, kept);
  } finally {
    if (existsSync(aside)) {
      await rm(built, { recursive: true, force: true });
      await rename(aside, built);
    }
  }
}

// Against a deployed address there is nothing to build.
if (process.argv[1] === fileURLToPath(import.meta.url) && !process.env.BASE_URL) {
  const now = await fingerprint();
  await mkdir(path.join(ROOT, ".cache"), { recursive: true });
  for (const [name, site] of Object.entries(testSites)) {
    const mark = path.join(ROOT, `${site.out}.built-from`);
    if ((await readFile(mark, "utf8").catch(() => "")) === now) continue;
    console.log(`Building the ${name} site for the tests`);
    await build(site);
    await writeFile(mark, now);
  }
}
