// Serves an export as the host would: the same files, header rules and 404 page, and the host's form
// handling, which here writes to a file instead of sending mail.
import { appendFile, mkdir, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseAllHeaders } from "@netlify/headers-parser";
import sirv from "sirv";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * @param {object} [options]
 * @param {string} [options.out] the folder of the export
 * @param {string} [options.quotes] the file that form posts are appended to, one JSON object a line
 * @param {string} [options.home] where a form post leads to, if the page is not in the export
 * @param {{ key: Buffer, cert: Buffer }} [options.tls] serves HTTP/2 by this certificate
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<import("node:http").Server>} not listening yet
 * @throws {Error} when the header rules cannot be read
 */
export async function createSite({
  out = path.join(ROOT, "out"),
  quotes = path.join(ROOT, ".quotes/quotes.jsonl"),
  home,
  tls,
  log = console.log,
} = {}) {
  let rules = await headerRules(out);
  // `dev`: looks at the disk each time, so that a new build is served without a restart.
  // `brotli`: where a file has a compressed one beside it, as the bench makes them.
  const options = { dev: true, brotli: true, etag: true };
  const files = sirv(out, { ...options, extensions: ["html"], onNoMatch: notFound });
  const page404 = sirv(out, options);

  return tls ? createSecureServer({ ...tls, allowHTTP1: true }, handle) : createServer(handle);

  async function handle(request, response) {
    try {
      await answer(request, response);
    } catch (error) {
      log(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "That did not work");
    }
  }

  async function answer(request, response) {
    const { pathname } = new URL(request.url, "http://localhost");
    // A new build has other styles, and with them another policy.
    if (rules.written !== (await timeOf(out))) rules = await headerRules(out);
    for (const { forRegExp, values } of rules.headers) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
    if (request.method === "GET" || request.method === "HEAD") files(request, response);
    else if (request.method === "POST" && pathname === "/") await takePost(request, response);
    else refuse(response, 405, "Method not allowed");
  }

  async function takePost(request, response) {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    if (fields["form-name"] !== "contact") return refuse(response, 404, "There is no such form");
    // The host drops what robots send, and does not tell them.
    if (!fields["bot-field"]) await keep(fields);
    if (home) return response.writeHead(303, { Location: home }).end();
    request.method = "GET";
    // A range or a cached copy would turn the answer into something other than 200.
    request.headers = {};
    files(request, response);
  }

  async function keep(fields) {
    const line = JSON.stringify({ ...fields, received: new Date().toISOString() });
    await mkdir(path.dirname(quotes), { recursive: true });
    await appendFile(quotes, `${line}\n`);
    log(`Quote request: ${line}`);
  }

  function notFound(request, response) {
    request.url = "/404.html";
    const { writeHead } = response;
    response.writeHead = (_status, headers) => writeHead.call(response, 404, headers);
    page404(request, response, () => response.writeHead(404).end("Not found"));
  }
}

async function headerRules(out) {
  const written = await timeOf(out);
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(out, "_headers")],
    minimal: false,
  });
  if (errors.length) throw new AggregateError(errors, "The header rules cannot be read");
  return { headers, written };
}

async function timeOf(out) {
  return stat(path.join(out, "_headers")).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

function refuse(response, status, reason) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${reason}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Form posts are personal data: only this machine reaches the server, unless told otherwise.
  const { PORT = "3000", HOST = "localhost", SITE_OUT, QUOTES_FILE } = process.env;
  const out = path.resolve(ROOT, SITE_OUT || "out");
  const quotes = path.resolve(ROOT, QUOTES_FILE || ".quotes/quotes.jsonl");
  const server = await createSite({ out, quotes });
  server.on("error", (error) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${PORT} is taken: set PORT` : error);
    process.exit(1);
  });
  server.listen(Number(PORT), HOST, () => {
    console.log(`The site is at http://localhost:${PORT}`);
    console.log(`Quote requests are printed here and kept in ${path.relative("", quotes)}`);
  });
}
