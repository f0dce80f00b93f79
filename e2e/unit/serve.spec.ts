import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { hostForm } from "../../lib/quote/fields";
import { readHeaderRules } from "../../scripts/header-rules";

type Server = { url: string; folder: string; log: () => string };

const serve = (out: string, env: Record<string, string>) =>
  spawn(process.execPath, ["--import", "tsx", "scripts/serve.ts", out], {
    env: { ...process.env, ...env },
  });

/** The local server, serving a folder of its own. */
const test = base.extend<{ server: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from a pattern.
  server: async ({}, use) => {
    await mkdir(".cache", { recursive: true });
    const folder = await mkdtemp(".cache/serve-");
    const out = path.join(folder, "out");
    await mkdir(out);
    for (const name of ["index.html", "404.html"])
      await writeFile(path.join(out, name), `<title>${name}</title>`);
    await writeFile(path.join(out, "_headers"), "/*\n  X-Frame-Options: DENY\n");
    const server = serve(out, {
      PORT: "0",
      QUOTES_FILE: path.join(folder, ".quotes/quotes.jsonl"),
    });
    let log = "";
    server.stdout.on("data", (text) => {
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
  expect(await statusOf(url, "//?")).toBe(200);
  const other = await fetch(`${url}/nothing-here`);
  expect([other.status, await other.text()]).toEqual([404, "<title>404.html</title>"]);
  expect((await fetch(url, { method: "PUT" })).status).toBe(405);
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

test("a request is printed, and kept for the user alone", async ({ server }) => {
  const fields = { "form-name": hostForm.name, name: "Ruth M." };
  expect(await (await post(server.url, fields)).text()).toContain("index.html");
  await expect.poll(server.log).toContain(fields.name);
  const file = path.join(server.folder, ".quotes/quotes.jsonl");
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject(fields);
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

test("a port that is taken is told in one sentence", async ({ server }) => {
  const { port } = new URL(server.url);
  const other = serve(path.join(server.folder, "out"), { PORT: port });
  const [said] = await once(other.stderr, "data");
  expect(`${said}`).toMatch(/^The site cannot be served at port \d+.*Set PORT to another one\.\n$/);
  await once(other, "close");
  expect(other.exitCode).toBe(1);
});

test("only a file whose name changes with its content is cached", async () => {
  const headersFor = await readHeaderRules("public/_headers");
  const isCached = (address: string) => "Cache-Control" in headersFor(address);
  for (const address of ["/", "/images/logo.svg"]) expect(isCached(address), address).toBe(false);
  for (const address of ["/pictures/1/a.jpg-640.avif", "/_next/static/a.js"])
    expect(isCached(address), address).toBe(true);
});
