import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { hostForm } from "../../lib/quote/fields";
import { readHeaderRules } from "../../scripts/header-rules";

type Server = { url: string; folder: string; log: () => string };

/** The local server, serving a folder of its own. */
const test = base.extend<{ server: Server; host: string | undefined }>({
  host: [undefined, { option: true }],
  server: async ({ host }, use) => {
    await mkdir(".cache", { recursive: true });
    const folder = await mkdtemp(".cache/serve-");
    const out = path.join(folder, "out");
    await mkdir(out);
    for (const name of ["index.html", "404.html"])
      await writeFile(path.join(out, name), `<title>${name}</title>`);
    await writeFile(path.join(out, "_headers"), "/*\n  X-Frame-Options: DENY\n");
    const env = {
      ...process.env,
      PORT: "0",
      HOST: host,
      QUOTES_FILE: path.join(folder, ".quotes/quotes.jsonl"),
    };
    const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts", out], { env });
    let log = "";
    for (const stream of [server.stdout, server.stderr])
      stream.on("data", (text) => {
        log += text;
      });
    // The first line that it prints says where it is.
    await once(server.stdout, "data");
    const [url = ""] = log.match(/http:\S+/) ?? [];
    await use({ url, folder, log: () => log });
    server.kill();
    await rm(folder, { recursive: true });
  },
});

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields) });

/** The status of an address as it is written, which fetch would correct. */
async function statusOf(url: string, address: string, headers = {}) {
  const { port } = new URL(url);
  const [answer] = await once(
    request({ host: "localhost", port, path: address, headers }).end(),
    "response",
  );
  answer.resume();
  return answer.statusCode;
}

test("files come with their type and the headers of their rules; unknown addresses have the page for them", async ({
  server: { url },
}) => {
  const page = await fetch(url);
  expect(await page.text()).toContain("index.html");
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("x-frame-options")).toBe("DENY");
  const etag = page.headers.get("etag") ?? "";
  expect(await statusOf(url, "/", { "If-None-Match": etag })).toBe(304);
  const other = await fetch(`${url}/nothing-here`);
  expect([other.status, await other.text()]).toEqual([404, "<title>404.html</title>"]);
  expect((await fetch(url, { method: "PUT" })).status).toBe(405);
});

test("a file that vanishes while it is sent does not end the server", async ({ server }) => {
  const file = path.join(server.folder, "out/page.html");
  for (let round = 0; round < 100; round++) {
    await writeFile(file, "x".repeat(100_000));
    const answers = Promise.all([1, 2, 3].map(() => fetch(`${server.url}/page`)));
    await rm(file);
    for (const { status } of await answers) expect([200, 404]).toContain(status);
  }
});

test("hidden files, and files outside the folder, are not served", async ({ server }) => {
  await writeFile(path.join(server.folder, "out/.env"), "SECRET=1");
  await mkdir(path.join(server.folder, "out/.git"));
  await writeFile(path.join(server.folder, "out/.git/config"), "secret");
  await writeFile(path.join(server.folder, "secret.txt"), "secret");
  const addresses = [
    ...["/.env", "/%2eenv", "/.git/config", "/x/../.env", "/_next/%2e%2e/.env"],
    ...["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/..%5csecret.txt", "/%"],
  ];
  for (const address of addresses) expect(await statusOf(server.url, address), address).toBe(404);
});

test("a request is printed and kept for the user alone, without signs that a terminal would obey", async ({
  server,
}) => {
  const odd = "\u001b[2J\u009b31m \u202ebackwards\u2066";
  const answer = await post(server.url, { "form-name": hostForm.name, name: odd });
  expect(await answer.text()).toContain("index.html");
  const file = path.join(server.folder, ".quotes/quotes.jsonl");
  const line = await readFile(file, "utf8");
  expect(JSON.parse(line).name).toBe(odd);
  for (const text of [line.trim(), server.log().replaceAll("\n", "")]) {
    expect(text).toContain("\\u001b[2J\\u009b31m \\u202ebackwards\\u2066");
    expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  }
  const modes = [path.dirname(file), file].map(async (name) => (await stat(name)).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
});

test("other forms, robots and posts of more than 1 MB are not kept", async ({ server }) => {
  const form = { "form-name": hostForm.name };
  const status = async (fields: Record<string, string>) => (await post(server.url, fields)).status;
  expect(await status({ "form-name": "other" })).toBe(404);
  expect(await status({ ...form, [hostForm.honeypot]: "x" })).toBe(200);
  expect(await status({ ...form, message: "x".repeat(1_000_000) })).toBe(413);
  await expect(stat(path.join(server.folder, ".quotes"))).rejects.toThrow("ENOENT");
});

test("a page at another name that leads to this machine gets nothing", async ({ server }) => {
  for (const name of ["localhost", "127.0.0.1:80", "[::1]:3000"])
    expect(await statusOf(server.url, "/", { Host: name }), name).toBe(200);
  for (const name of ["evil.example", "localhost.evil.example", "192.168.0.9:3000"])
    expect(await statusOf(server.url, "/", { Host: name }), name).toBe(403);
});

test.describe("with HOST", () => {
  test.use({ host: "localhost" });

  test("every name is answered", async ({ server }) => {
    expect(await statusOf(server.url, "/", { Host: "192.168.0.9:3000" })).toBe(200);
  });
});

test("only a file whose name changes with its content is cached", async () => {
  const headersFor = await readHeaderRules("public/_headers");
  const isCached = (address: string) => "Cache-Control" in headersFor(address);
  for (const address of ["/", "/images/logo.svg"]) expect(isCached(address), address).toBe(false);
  for (const address of ["/pictures/1/a.jpg-640.avif", "/_next/static/a.js"])
    expect(isCached(address), address).toBe(true);
});
