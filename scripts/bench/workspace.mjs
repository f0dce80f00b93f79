// A copy of the project in a temporary folder, in which the bench builds without disturbing anybody.
import { execFileSync, spawn } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { appendFile, copyFile, cp, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { filesOf } from "../../e2e/setup/test-sites.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** The builds that run now. */
const builds = new Set();

/**
 * Copies every file that git knows or would take, and the installed packages without their caches.
 *
 * @param {string} folder an empty one
 */
export async function copyProject(folder) {
  for (const name of filesOf(".")) await cp(path.join(ROOT, name), path.join(folder, name));
  const caches = path.join(ROOT, "node_modules/.cache");
  await cp(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== caches,
  });
}

/**
 * @param {string} folder a copy of the project
 * @param {string} url the address that the site is built for
 * @returns {Promise<number>} how long `npm run build` took, in seconds
 */
export async function build(folder, url) {
  const start = performance.now();
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: url, NEXT_TELEMETRY_DISABLED: "1" };
  // A process group of its own, so that an interrupted bench can end all of it.
  const child = spawn("npm", ["run", "build"], {
    cwd: folder,
    env,
    detached: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  builds.add(child);
  const [code] = await once(child, "exit");
  builds.delete(child);
  if (code !== 0) throw new Error("The build failed");
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
  const bare = html.replace(/<script src="[^"]*" async><\/script>/, "");
  if (/<script(?! type="application\/ld\+json")/.test(bare)) throw new Error("A script is left");
  await writeFile(file, bare);
}

/**
 * Copies an export and links the styles of its page instead: what they save by coming with it.
 *
 * @param {string} out the folder of the export
 * @param {string} to where the copy goes
 */
export async function withLinkedStyles(out, to) {
  await cp(out, to, { recursive: true });
  const file = path.join(to, "index.html");
  const html = await readFile(file, "utf8");
  const [element, styles] = html.match(/<style[^>]*>(.*?)<\/style>/s);
  await writeFile(path.join(to, "linked.css"), styles);
  await writeFile(file, html.replace(element, '<link rel="stylesheet" href="/linked.css"/>'));
}

/**
 * @param {string} folder where the certificate is kept
 * @returns {Promise<{ tls: { key: Buffer, cert: Buffer }, flag: string }>} a certificate for
 *   localhost, and the flag by which Chromium trusts this one alone: on a page whose certificate is
 *   merely let pass, it keeps nothing in its cache
 * @throws {Error} where openssl is missing
 */
export async function createCertificate(folder) {
  const [keyFile, certFile] = ["key.pem", "cert.pem"].map((name) => path.join(folder, name));
  const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2";
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", keyFile, "-out", certFile];
  execFileSync("openssl", [...request.split(" "), ...names, ...files], { stdio: "ignore" });
  const tls = { key: await readFile(keyFile), cert: await readFile(certFile) };
  const spki = new X509Certificate(tls.cert).publicKey.export({ type: "spki", format: "der" });
  const hash = createHash("sha256").update(spki).digest("base64");
  return { tls, flag: `--ignore-certificate-errors-spki-list=${hash}` };
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
  const list = path.join(folder, "lib/content/gallery.json");
  const entries = JSON.parse(await readFile(list, "utf8"));
  const photos = path.join(folder, "public/images/gallery");
  const added = [];
  for (let round = 1; round < 10; round++) {
    for (const entry of entries) {
      const { name, ext } = path.parse(entry.file);
      const file = `${name}-${round}${ext}`;
      await copyFile(path.join(photos, entry.file), path.join(photos, file));
      // Readers ignore what follows the picture: but it is another file, to be encoded anew.
      await appendFile(path.join(photos, file), file);
      added.push({ ...entry, file, alt: shuffle(entry.alt, round) });
    }
  }
  await writeFile(list, JSON.stringify([...entries, ...added], null, 2));
  return added.length;
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

/**
 * At once, without a turn for anything else: what is interrupted would go on and fail meanwhile.
 *
 * @param {string} folder what `copyProject` has filled
 */
export function removeProject(folder) {
  for (const { pid } of builds) process.kill(-pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
