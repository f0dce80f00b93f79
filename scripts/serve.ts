// `npm run serve` serves the folder `out`, and `npm run serve -- FOLDER` another export, as the host does: with the same
// header rules and 404 page. Form posts are not mailed but written to a file, one JSON object a line.
import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import send from "send";
import { hostForm } from "@/lib/quote/fields";
import { readHeaderRules } from "./header-rules";

/** The largest form post, in bytes. A request has a few thousand. */
const POST_MAX = 1_000_000;

const [folder = "out"] = process.argv.slice(2);
if (!existsSync(path.join(folder, "index.html"))) {
  console.error(
    `There is no site in ${folder}. Build it first: "npm run build" builds the site, "npm test" those of the tests.`,
  );
  process.exit(1);
}
// Form posts are personal data: only this machine can reach the server, unless HOST says otherwise.
const { PORT = "3000", HOST = "localhost" } = process.env;
const { QUOTES_FILE: quotes = ".quotes/quotes.jsonl" } = process.env;
const headersFor = await readHeaderRules(path.join(folder, "_headers"));

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.destroy();
  });
});
server.on("error", ({ message }) => {
  console.error(`The site cannot be served at port ${PORT}: ${message}. Set PORT to another one.`);
  process.exit(1);
});
server.listen(Number(PORT), HOST, () => {
  const { port } = server.address() as AddressInfo;
  console.log(`The site is at http://localhost:${port}`);
  console.log(`Quote requests are printed here and kept in ${quotes}`);
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  // Not by `URL`, which takes `//` for the beginning of a host.
  const [pathname = "/"] = request.url?.split("?") ?? [];
  for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
  if (request.method === "GET" || request.method === "HEAD")
    return sendFile(pathname, request, response);
  if (request.method === "POST" && pathname === "/") return takePost(request, response);
  return response.writeHead(405).end();
}

/**
 * Sends the file of an address, or the page for unknown addresses. Files are read at each request, so that a new build
 * is served without a restart.
 */
function sendFile(pathname: string, request: IncomingMessage, response: ServerResponse) {
  send(request, pathname, {
    root: folder,
    extensions: ["html"],
    dotfiles: "ignore",
    cacheControl: false,
  })
    // There is no such file, the address cannot be decoded, or it leads out of the folder.
    .on("error", () => sendNotFound(response))
    .pipe(response);
}

async function sendNotFound(response: ServerResponse) {
  const page = await readFile(path.join(folder, "404.html")).catch(() => "Not found");
  return response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
}

async function takePost(request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // A post that is too large is read to its end, and dropped, because browsers show no answer to a post that was cut
    // off.
    if (size <= POST_MAX) chunks.push(chunk);
  }
  if (size > POST_MAX) return response.writeHead(413).end();
  const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  if (fields["form-name"] !== hostForm.name) return sendNotFound(response);
  // The host drops requests from robots without an error.
  if (!fields[hostForm.honeypot]) {
    const line = JSON.stringify({ ...fields, received: new Date().toISOString() });
    await mkdir(path.dirname(quotes), { recursive: true, mode: 0o700 });
    await appendFile(quotes, `${line}\n`, { mode: 0o600 });
    console.log("Quote request:", fields);
  }
  return sendFile("/", request, response);
}
