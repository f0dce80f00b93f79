// Serves an export as the host would: the same files, the header rules of netlify.toml, the 404 page,
// and the host's form handling, which here writes to a file instead of sending mail.
import { appendFile, mkdir, open } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseAllHeaders } from "@netlify/headers-parser";
import sirv from "sirv";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const BODY_MAX_BYTES = 64 * 1024;
/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * @param {object} [options]
 * @param {string} [options.out] the folder of the export
 * @param {string} [options.quotes] the file that form posts are appended to, one JSON object a line
 * @param {number} [options.requestTimeout] how long a request may take to arrive, in milliseconds
 * @param {(line: string) => void} [options.log]
 * @returns {Promise<import("node:http").Server>} not listening yet
 * @throws {Error} when the header rules cannot be read
 */
export async function createSite({
  out = path.join(ROOT, "out"),
  quotes = path.join(ROOT, ".quotes/quotes.jsonl"),
  requestTimeout = REQUEST_TIMEOUT_MS,
  log = console.log,
} = {}) {
  const rules = await headerRules();
  // `dev`: looks at the disk each time, so that a new build is served without a restart.
  // `brotli`: where a file has a compressed one beside it, as the bench makes them.
  const options = { dev: true, brotli: true, setHeaders: onlyFiles };
  const files = sirv(out, { ...options, etag: true, extensions: ["html"], onNoMatch: notFound });
  const page404 = sirv(out, options);
  await mkdir(path.dirname(quotes), { recursive: true });

  function notFound(request, response) {
    request.url = "/404.html";
    const { writeHead } = response;
    response.writeHead = (_status, headers) => writeHead.call(response, 404, headers);
    page404(request, response, () => response.writeHead(404).end("Not found"));
  }

  const limits = {
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.min(requestTimeout, 1000),
  };
  return createServer(limits, async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      // A request nobody can make sense of ends itself, not the server.
      log(`${request.method} ${request.url}: ${error.message}`);
      if (!response.headersSent)
        refuse(response, "errno" in error ? 500 : 400, "That did not work");
      else response.destroy();
    }
  });

  async function answer(request, response) {
    // sirv neither hears that a file cannot be read nor lets go of it when the visitor goes away.
    response.on("pipe", (file) => {
      file.on("error", () => response.destroy());
      response.on("close", () => file.destroy());
    });
    const { pathname } = new URL(request.url, "http://localhost");
    for (const { forRegExp, values } of rules) {
      if (!forRegExp.test(pathname)) continue;
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
    }
    if (request.method === "GET" || request.method === "HEAD") {
      request.headers.range = rangeOf(request);
      return files(request, response);
    }
    if (request.method === "POST" && pathname === "/") return takePost(request, response);
    response.setHeader("Allow", pathname === "/" ? "GET, HEAD, POST" : "GET, HEAD");
    refuse(response, 405, "Method not allowed");
  }

  async function takePost(request, response) {
    const [type = ""] = (request.headers["content-type"] ?? "").split(";");
    if (type.trim().toLowerCase() !== "application/x-www-form-urlencoded") {
      return refuse(response, 415, "Only form posts are taken here");
    }
    const body = await readBody(request).catch(() => undefined);
    if (body === undefined) return refuse(response, 413, "The request is too long");
    const fields = Object.fromEntries(new URLSearchParams(body));
    if (fields["form-name"] !== "contact") return refuse(response, 404, "There is no such form");
    // The host drops what robots send, and does not tell them.
    if (!fields["bot-field"]) await keep(fields);
    request.method = "GET";
    request.url = "/";
    // A range or a cached copy would turn the answer into something other than 200.
    request.headers = {};
    files(request, response);
  }

  /** On disk before it is acknowledged. */
  async function keep(fields) {
    const line = JSON.stringify({ ...fields, received: new Date().toISOString() });
    await appendDurably(`${line}\n`);
    log(`Quote request: ${line}`);
  }

  async function appendDurably(text) {
    const file = await open(quotes, "a");
    try {
      await appendFile(file, text);
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}

/** A pipe or a socket among the files would break off the answer, and with it the server. */
function onlyFiles(_response, pathname, stats) {
  if (!stats.isFile()) throw new Error(`${pathname} is no file`);
}

/** The range asked for, unless it makes no sense: then the whole file is the answer. */
function rangeOf({ headers }) {
  const [, start, end] = headers.range?.match(/^bytes=(\d{1,15})-(\d{0,15})$/) ?? [];
  if (start === undefined || (end && Number(end) < Number(start))) return undefined;
  return headers.range;
}

async function headerRules() {
  const { headers, errors } = await parseAllHeaders({
    netlifyConfigPath: path.join(ROOT, "netlify.toml"),
    minimal: false,
  });
  if (errors.length) throw new AggregateError(errors, "netlify.toml has broken header rules");
  return headers;
}

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new RangeError("too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function refuse(response, status, reason) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  response.end(`${reason}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 3000);
  const server = await createSite({
    out: path.resolve(ROOT, process.env.SITE_OUT || "out"),
    quotes: path.resolve(ROOT, process.env.QUOTES_FILE || ".quotes/quotes.jsonl"),
  });
  server.on("error", (error) => {
    console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken: set PORT` : error);
    process.exit(1);
  });
  server.listen(port, () => {
    console.log(`The site is at http://localhost:${port}`);
    console.log("Quote requests are printed here and kept in .quotes/quotes.jsonl");
  });
}
