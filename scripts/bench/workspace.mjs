// A copy of the project in a temporary folder, in which the bench builds without disturbing anybody.
import { execFileSync } from "node:child_process";
import {
  appendFile,
  copyFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @returns {Promise<string>} the folder: every file that git knows or would take, and the installed
 *   packages without their caches
 */
export async function copyProject() {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    {
      cwd: ROOT,
      encoding: "utf8",
    },
  );
  for (const name of listed.split("\0").filter(Boolean)) {
    await cp(path.join(ROOT, name), path.join(folder, name)).catch((error) => {
      // Deleted, and not committed yet.
      if (error.code !== "ENOENT") throw error;
    });
  }
  const caches = path.join(ROOT, "node_modules/.cache");
  await cp(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== caches,
  });
  return folder;
}

/**
 * @param {string} folder a copy of the project
 * @param {string} url the address that the site is built for
 * @returns {number} how long `npm run build` took, in seconds
 */
export function build(folder, url) {
  const start = performance.now();
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: url, NEXT_TELEMETRY_DISABLED: "1" };
  execFileSync("npm", ["run", "build"], {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return (performance.now() - start) / 1000;
}

/**
 * Copies an export and takes every script out of its page: what the page cannot be faster than.
 *
 * @param {string} out the folder of the export
 * @param {string} to where the copy goes
 */
export async function withoutScripts(out, to) {
  await cp(out, to, { recursive: true });
  const file = path.join(to, "index.html");
  const html = await readFile(file, "utf8");
  const bare = html
    .replace(/<script type="application\/json" id="page-scripts">.*?<\/script>/, "")
    .replace(/<script src="[^"]*" async><\/script>/, "");
  if (/<script(?! type="application\/ld\+json")/.test(bare)) throw new Error("A script is left");
  await writeFile(file, bare);
}

/**
 * Makes the gallery ten times as long: every photo nine times more, as another file with the same
 * picture, the same caption (work of one kind is called by one name) and a description of the same
 * words in another order.
 *
 * @param {string} folder a copy of the project
 * @returns {Promise<number>} how many photos were added
 */
export async function growGallery(folder) {
  const list = path.join(folder, "lib/gallery.ts");
  const source = await readFile(list, "utf8");
  const entries = [
    ...source.matchAll(/file: "(.+?)\.(\w+)",\s+caption: "(.+?)",\s+alt:\s+"(.+?)"/g),
  ];
  const photos = path.join(folder, "public/images/gallery");
  if (entries.length !== (await readdir(photos)).length)
    throw new Error("A photo is not in the list");
  let added = "";
  for (let round = 1; round < 10; round++) {
    for (const [, name, extension, caption, alt] of entries) {
      const file = `${name}-${round}.${extension}`;
      await copyFile(path.join(photos, `${name}.${extension}`), path.join(photos, file));
      // Readers ignore what follows the picture: but it is another file, to be encoded anew.
      await appendFile(path.join(photos, file), file);
      const words = { file, caption, alt: shuffle(alt, round) };
      added += `  ${JSON.stringify(words)},\n`;
    }
  }
  const end = source.lastIndexOf("];");
  await writeFile(list, source.slice(0, end) + added + source.slice(end));
  return entries.length * 9;
}

/** The same order each time, so that the weight is the same each time. */
function shuffle(text, seed) {
  const key = (word, index) => Math.sin((index + 1) * (seed + 1) * 12.9898 + word.length) % 1;
  const words = text.split(" ").map((word, index) => ({ word, key: key(word, index) }));
  return words
    .sort((a, b) => a.key - b.key)
    .map(({ word }) => word)
    .join(" ");
}

/** @param {string} folder what `copyProject` returned */
export async function removeProject(folder) {
  await rm(folder, { recursive: true, force: true });
}
