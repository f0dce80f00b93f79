// Serves an export as the host does, with the same files, header rules and 404 page. Form posts are written
// to a file instead of being mailed.
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { type Header, parseAllHeaders } from "@netlify/headers-parser";
import sirv from "sirv";
import { hostForm } from "@/lib/quote/fields";
import { ROOT } from "./project";

const QUOTES = path.join(ROOT, ".quotes/quotes.jsonl");

/**
 * Creates a server for an export; it does not listen yet.
 *
 * @param out the folder of the export
 * @param quotes the file that form posts are appended to, one JSON object a line
 * @throws {AggregateError} when the export's header rules cannot be read
 */
async function createSite(out: string, quotes: string): Promise<Server> {
  const rules = await readRules(path.join(out, "_headers"));
  // `dev`: reads the disk for each request, so that a new build is served without a restart.
  const files = sirv(out, { dev: true, etag: true, extensions: ["html"], onNoMatch: notFound });

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.log(`${request.method} ${request.url}: ${error}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "That did not work");
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    for (const { forRegExp, values } of rules) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
    if (request.method === "GET" || request.method === "HEAD") files(request, response);
    else if (request.method === "POST" && pathname === "/") await takePost(request, response);
    else refuse(response, 405, "Method not allowed");
  }

  async function takePost(request: IncomingMessage, response: ServerResponse) {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    if (fields["form-name"] !== hostForm.name)
      return refuse(response, 404, "There is no such form");
    // The host drops requests from robots without an error.
    if (!fields[hostForm.honeypot]) await keep(fields);
    request.method = "GET";
    // Headers for a range or a cached copy would give another status than 200.
    request.headers = {};
    files(request, response);
  }

  async function keep(fields: Record<string, string>) {
    const line = JSON.stringify({ ...fields, received: new Date().toISOString() });
    await mkdir(path.dirname(quotes), { recursive: true });
    await appendFile(quotes, `${line}\n`);
    console.log(`Quote request: ${line}`);
  }

  async function notFound(_: IncomingMessage, response: ServerResponse) {
    const page = await readFile(path.join(out, "404.html")).catch(() => "Not found");
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  }
}

/**
 * @returns the rules in a file of headers, as the host reads them
 * @throws {AggregateError} when they cannot be read
 */
export async function readRules(file: string): Promise<Header[]> {
  const options = { headersFiles: [file], configHeaders: undefined, minimal: false };
  const { headers, errors } = await parseAllHeaders(options);
  if (errors.length) throw new AggregateError(errors, `${file} cannot be read`);
  return headers as Header[];
}

function refuse(response: ServerResponse, status: number, reason: string) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${reason}\n`);
}

if (process.argv[1] === import.meta.filename) {
  // Form posts are personal data: only this machine can reach the server, unless HOST says otherwise.
  const { PORT = "3000", HOST = "localhost", SITE_OUT, QUOTES_FILE } = process.env;
  const out = path.resolve(ROOT, SITE_OUT || "out");
  const quotes = path.resolve(ROOT, QUOTES_FILE || QUOTES);
  const server = await createSite(out, quotes);
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${PORT} is taken: set PORT` : error);
    process.exit(1);
  });
  server.listen(Number(PORT), HOST, () => {
    console.log(`The site is at http://localhost:${PORT}`);
    console.log(`Quote requests are printed here and kept in ${path.relative("", quotes)}`);
  });
}
