// `npm run serve` serves an export as the host does, with the same files, header rules and 404 page. Form posts are
// written to a file instead of being mailed, one JSON object a line.
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import sirv from "sirv";
import { hostForm } from "@/lib/quote/fields";
import { readHeaderRules } from "./header-rules";
import { OUT } from "./out.mjs";

// Form posts are personal data: only this machine can reach the server, unless HOST says otherwise.
const { PORT = "3000", HOST = "localhost" } = process.env;
const { QUOTES_FILE: quotes = ".quotes/quotes.jsonl" } = process.env;
const headersFor = await readHeaderRules(path.join(OUT, "_headers"));
// `dev`: reads the disk for each request, so that a new build is served without a restart.
const files = sirv(OUT, { dev: true, etag: true, extensions: ["html"], onNoMatch: notFound });

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.log(`${request.method} ${request.url}: ${error}`);
    response.destroy();
  });
});
server.listen(Number(PORT), HOST, () => {
  console.log(`The site is at http://localhost:${PORT}`);
  console.log(`Quote requests are printed here and kept in ${quotes}`);
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value);
  if (request.method === "GET" || request.method === "HEAD") files(request, response);
  else if (request.method === "POST" && pathname === "/") await takePost(request, response);
  else response.writeHead(405).end();
}

async function takePost(request: IncomingMessage, response: ServerResponse) {
  const fields = Object.fromEntries(new URLSearchParams(await text(request)));
  if (fields["form-name"] !== hostForm.name) return notFound(request, response);
  // The host drops requests from robots without an error.
  if (!fields[hostForm.honeypot]) {
    const line = JSON.stringify({ ...fields, received: new Date().toISOString() });
    await mkdir(path.dirname(quotes), { recursive: true });
    await appendFile(quotes, `${line}\n`);
    console.log(`Quote request: ${line}`);
  }
  files(request, response);
}

async function notFound(_: IncomingMessage, response: ServerResponse) {
  const page = await readFile(path.join(OUT, "404.html")).catch(() => "Not found");
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
}
