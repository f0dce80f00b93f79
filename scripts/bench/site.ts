// Builds the copy of the project that the bench measures, and serves its export as a host would.
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { appendFile, copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { createSite } from "../serve";

/**
 * @param folder a copy of the project
 * @param url the address that the site is built for
 * @returns how long `npm run build` took, in seconds
 * @throws when the build fails
 */
export async function build(folder: string, url: string): Promise<number> {
  const start = performance.now();
  const env = { ...process.env, NEXT_PUBLIC_SITE_URL: url, NEXT_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)("npm", ["run", "build"], { cwd: folder, env, maxBuffer: 2 ** 26 });
  return (performance.now() - start) / 1000;
}

/**
 * Makes the gallery ten times as long. Every photo is added nine times, as a different file with the same
 * picture and caption, and with the words of its description in another order.
 *
 * @param folder a copy of the project
 */
export async function growGallery(folder: string): Promise<void> {
  const list = path.join(folder, "lib/content/gallery.json");
  const entries: { file: string; alt: string }[] = JSON.parse(await readFile(list, "utf8"));
  const photos = path.join(folder, "public");
  const add = async (entry: (typeof entries)[number], round: string) => {
    const file = entry.file.replace(/\.\w+$/, (ending) => `-${round}${ending}`);
    await copyFile(path.join(photos, entry.file), path.join(photos, file));
    // Decoders ignore trailing bytes, but the file has another hash and is encoded again.
    await appendFile(path.join(photos, file), file);
    const key = (word: string) => createHash("md5").update(`${round}${word}`).digest("hex");
    const words = entry.alt.split(" ").sort((a, b) => key(a).localeCompare(key(b)));
    return { ...entry, file, alt: words.join(" ") };
  };
  const added = entries.flatMap((entry) => Array.from("123456789", (round) => add(entry, round)));
  await writeFile(list, JSON.stringify([...entries, ...(await Promise.all(added))]));
}

/**
 * Serves an export over HTTP/2, compressed with Brotli as hosts do it: pages at quality 6, because a host
 * compresses them for each response; other files at quality 11, because it compresses them only once.
 *
 * @param out the folder of the export
 * @param port where it listens
 * @returns the server
 * @throws where openssl is missing, which makes a certificate
 */
export async function serve(out: string, port: number) {
  const request =
    "req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out cert.pem";
  execFileSync("openssl", request.split(" "), { cwd: out, stdio: "ignore" });
  const read = (name: string) => readFileSync(path.join(out, name));
  const tls = { key: read("key.pem"), cert: read("cert.pem") };
  for (const name of await readdir(out, { recursive: true })) {
    if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
    const quality = name.endsWith(".html") ? 6 : 11;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const bytes = await readFile(path.join(out, name));
    await writeFile(path.join(out, `${name}.br`), brotliCompressSync(bytes, { params }));
  }
  const quotes = path.join(out, "quotes.jsonl");
  const server = await createSite({ out, quotes, tls, log: () => {} });
  await once(server.listen(port), "listening");
  return server;
}

const KINDS = { ".html": "html", ".js": "scripts", ".css": "styles", ".woff2": "fonts" } as const;

/**
 * @param urls the addresses of everything that a page loads
 * @param out the folder of the export that is served there
 * @returns kB sent, without headers, by kind
 */
export function weigh(urls: string[], out: string) {
  const kB = { html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0 };
  for (const { pathname } of urls.map((url) => new URL(url))) {
    const file = path.join(out, pathname === "/" ? "index.html" : decodeURI(pathname));
    const sent = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000;
    kB[KINDS[path.extname(file) as keyof typeof KINDS] ?? "pictures"] += sent;
  }
  return kB;
}
