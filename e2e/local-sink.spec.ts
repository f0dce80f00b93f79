import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { test as base, expect } from "@playwright/test";
import { createSite } from "../scripts/serve.mjs";

const BODY_MAX_BYTES = 64 * 1024;
const HOME = "<!doctype html><title>Home</title>Home of the test\n";
const NOT_FOUND = "<!doctype html><title>404</title>Nothing is here\n";
const SECRET = "outside of the export";

type Site = {
  home: string;
  port: number;
  folder: string;
  quotes: string;
  /** The requests that were kept. Throws where a line is torn. */
  kept: () => Promise<Record<string, string>[]>;
};

const test = base.extend<{ requestTimeout: number; site: Site }>({
  requestTimeout: [10_000, { option: true }],
  /** A site of this test's own, which must still be up when the test has done its worst. */
  site: async ({ requestTimeout }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "sink-"));
    const out = path.join(folder, "out");
    const quotes = path.join(folder, "kept/quotes.jsonl");
    await mkdir(out);
    await writeFile(path.join(out, "index.html"), HOME);
    await writeFile(path.join(out, "404.html"), NOT_FOUND);
    await writeFile(path.join(out, "large.bin"), Buffer.alloc(8 * 1024 * 1024));
    const server: Server = await createSite({ out, quotes, requestTimeout, log: () => {} });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const home = `http://127.0.0.1:${port}/`;
    const kept = async () => {
      const lines = (await readFile(quotes, "utf8").catch(() => "")).split("\n");
      expect(lines.pop()).toBe("");
      return lines.map((line) => JSON.parse(line));
    };
    try {
      await use({ home, port, folder, quotes, kept });
      const response = await fetch(home);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(HOME);
    } finally {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    }
  },
});

test.beforeEach(() => {
  test.skip(test.info().project.name !== "desktop", "no browser takes part: once is enough");
});

test("of 1,000 posts, 50 at once, every acknowledged one is kept whole and once", async ({
  site,
}) => {
  const clients = 50;
  const postsEach = 20;
  const acknowledged: string[] = [];
  const begun = performance.now();
  const postInTurn = async (client: number) => {
    for (let turn = 0; turn < postsEach; turn++) {
      const name = `Client ${client}, post ${turn}`;
      const response = await post(site.home, quote(name));
      if (response.status === 200) acknowledged.push(name);
      await response.text();
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => postInTurn(client)));
  const seconds = (performance.now() - begun) / 1000;

  expect(acknowledged).toHaveLength(clients * postsEach);
  const kept = await site.kept();
  expect(kept.map(({ name }) => name).toSorted()).toEqual(acknowledged.toSorted());
  for (const each of kept) expect(each).toMatchObject(quote(each.name ?? ""));
  console.log(`Local sink: ${kept.length} posts, ${clients} at once, in ${seconds.toFixed(1)} s`);
});

test("a post is in the file before it is acknowledged, and is answered with the page", async ({
  site,
}) => {
  for (let turn = 0; turn < 20; turn++) {
    const name = `Post ${turn}`;
    const response = await post(site.home, quote(name));
    expect(readFileSync(site.quotes, "utf8")).toContain(`"${name}"`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(HOME);
  }
});

test("a post that cannot be kept is not acknowledged", async ({ site }) => {
  await mkdir(site.quotes);
  expect((await post(site.home, quote("Full disk"))).ok).toBe(false);
  await rm(site.quotes, { recursive: true });
  expect((await post(site.home, quote("Second try"))).ok).toBe(true);
  expect(await site.kept()).toHaveLength(1);
});

test("a post that is not the quote form's is refused and not kept", async ({ site }) => {
  const { home } = site;
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"]) {
    const response = await fetch(home, { method });
    expect(response.status, method).toBe(405);
    expect(response.headers.get("allow"), method).toBe("GET, HEAD, POST");
  }
  const elsewhere = await post(`${home}elsewhere`, quote("Elsewhere"));
  expect(elsewhere.status).toBe(405);
  expect(elsewhere.headers.get("allow")).toBe("GET, HEAD");

  const body = new URLSearchParams(quote("Wrong type")).toString();
  for (const type of ["multipart/form-data; boundary=x", "application/json", "text/plain", ""]) {
    const response = await fetch(home, { method: "POST", headers: { "Content-Type": type }, body });
    expect(response.status, type).toBe(415);
  }

  const { "form-name": _, ...nameless } = quote("No form name");
  const unknown = { ...quote("Unknown form"), "form-name": "newsletter" };
  for (const fields of [nameless, unknown, {}]) {
    expect((await post(home, fields)).status).toBe(404);
  }

  // The host does not tell robots that it has noticed them.
  const robot = await post(home, { ...quote("Robot"), "bot-field": "https://example.com" });
  expect(robot.status).toBe(200);

  expect(await site.kept()).toEqual([]);
});

test("a body that is too long is refused with a word, and one that just fits is kept", async ({
  site,
}) => {
  const empty = new URLSearchParams(quote("")).toString().length;
  const bodyOf = (bytes: number) =>
    new URLSearchParams(quote("a".repeat(bytes - empty))).toString();
  for (const bytes of [BODY_MAX_BYTES + 1, 4 * BODY_MAX_BYTES, 64 * BODY_MAX_BYTES]) {
    for (const chunked of [false, true]) {
      const { status } = await postBytes(site.port, bodyOf(bytes), chunked);
      expect(status, `${bytes} bytes${chunked ? ", chunked" : ""}`).toBe(413);
    }
  }
  expect(await site.kept()).toEqual([]);
  for (const chunked of [false, true]) {
    const { status } = await postBytes(site.port, bodyOf(BODY_MAX_BYTES), chunked);
    expect(status, `the most that fits${chunked ? ", chunked" : ""}`).toBe(200);
  }
  expect(await site.kept()).toHaveLength(2);
});

test("a long body where none is taken is refused with a word", async ({ site }) => {
  const body = "a".repeat(64 * BODY_MAX_BYTES);
  const wrongType = await postBytes(site.port, body, false, { "Content-Type": "text/plain" });
  expect(wrongType.status).toBe(415);
  const wrongPlace = await postBytes(site.port, body, false, {}, "/elsewhere");
  expect(wrongPlace.status).toBe(405);
  expect(await site.kept()).toEqual([]);
});

test("no path leads out of the export", async ({ site }) => {
  await writeFile(path.join(site.folder, "secret.txt"), SECRET);
  await mkdir(path.join(site.folder, "out-next-door"));
  await writeFile(path.join(site.folder, "out-next-door/secret.txt"), SECRET);

  const ups = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", ".%2e/", "..\\", "..%5c", "%252e%252e%252f"];
  const overlong = ["%c0%ae%c0%ae/", "..%c0%af", "..;/", "....//", "%00../", "..%00/"];
  const files = ["secret.txt", "out-next-door/secret.txt", "kept/quotes.jsonl", "etc/passwd"];
  const paths = [...ups, ...overlong].flatMap((up) =>
    files.flatMap((file) => [`/${up}${file}`, `/x/${up}${up}${file}`, `/${up.repeat(12)}${file}`]),
  );
  paths.push("/../package.json", "/..%2f..%2fpackage.json", "//etc/passwd", "///etc/passwd");
  paths.push("/file:///etc/passwd", `${site.folder}/secret.txt`, `/${site.folder}/secret.txt`);
  paths.push(`http://127.0.0.1/${ups[0]}secret.txt`, "http://127.0.0.1/%2e%2e/secret.txt");
  await post(site.home, { ...quote("Kept"), name: SECRET });

  for (const each of paths) {
    const answer = await say(site.port, `GET ${each} HTTP/1.1\r\n${CLOSING}\r\n`);
    expect(answer, each).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer, each).not.toContain(SECRET);
    expect(answer, each).not.toContain("root:");
    expect(answer, each).not.toContain("devDependencies");
  }
});

test("what is not a request gets an error or nothing", async ({ site }) => {
  const lines = [
    "GARBAGE",
    "GET",
    "GET / HTTP/9.9",
    "GET / HTTP/1.1 HTTP/1.1",
    "get / http/1.1",
    "GET nowhere HTTP/1.1",
    "GET http://[ HTTP/1.1",
    "GET http:// HTTP/1.1",
    "GET // HTTP/1.1",
    "GET //[ HTTP/1.1",
    "GET /% HTTP/1.1",
    "GET /%E0%A4%A HTTP/1.1",
    "GET /%00 HTTP/1.1",
    "GET /\0 HTTP/1.1",
    "GET /\u00e9\u00ff HTTP/1.1",
    `GET /${"a".repeat(5000)} HTTP/1.1`,
    `GET /${"a/".repeat(5000)} HTTP/1.1`,
    `GET /${"a".repeat(20_000)} HTTP/1.1`,
    "OPTIONS * HTTP/1.1",
    "CONNECT 127.0.0.1:1 HTTP/1.1",
    "POST // HTTP/1.1",
    "BREW / HTTP/1.1",
    "PRI * HTTP/2.0",
    "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "\0".repeat(64),
  ];
  for (const line of lines) {
    const answer = await say(site.port, `${line}\r\n${CLOSING}\r\n`);
    expect(answer, line.slice(0, 80)).toMatch(/^($|HTTP\/1\.1 4\d\d )/);
  }
  const headers = [
    "no colon",
    ": no name",
    "Host: another.example",
    `Long: ${"a".repeat(20_000)}`,
    "Content-Length: -1",
    "Content-Length: a",
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: nonsense",
    "Expect: the-impossible",
  ];
  for (const header of headers) {
    const request = `POST / HTTP/1.1\r\n${CLOSING}${header}\r\n\r\nzz\r\n\r\n`;
    const answer = await say(site.port, request);
    expect(answer, header.slice(0, 80)).toMatch(/^($|HTTP\/1\.1 4\d\d )/);
  }
  expect(await site.kept()).toEqual([]);
});

test("a range that makes no sense is still answered", async ({ site }) => {
  const ranges = ["bytes=5-2", "bytes=abc", "bytes=-", "bytes=", "bytes", "-", "bytes=-1--1"];
  ranges.push("bytes=9999-", "bytes=0-9999", "bytes=-5", "bytes=1-2,4-5", "items=0-1", "bytes=0-0");
  ranges.push(
    `bytes=0-${"9".repeat(20)}`,
    `bytes=${"9".repeat(20)}-`,
    `bytes=0-${"9".repeat(400)}`,
  );
  for (const range of ranges) {
    for (const target of ["/", "/nowhere"]) {
      const head = `GET ${target} HTTP/1.1\r\n${CLOSING}Range: ${range}\r\n\r\n`;
      const answer = await say(site.port, head);
      expect(answer, `${range} of ${target}`).toMatch(/^HTTP\/1\.1 (200|206|404|416) /);
    }
  }
});

test.describe("with a short time for a request to arrive", () => {
  test.use({ requestTimeout: 500 });

  test("a request that drips in byte by byte is ended in time and others do not wait", async ({
    site,
  }) => {
    const form = "Content-Type: application/x-www-form-urlencoded\r\n";
    const head = `POST / HTTP/1.1\r\n${CLOSING}${form}`;
    const drips = [
      { begin: "", rest: "GET / HTTP/1.1\r\n".padEnd(10_000, "a") },
      { begin: `GET / HTTP/1.1\r\n${CLOSING}Slow: `, rest: "a".repeat(10_000) },
      {
        begin: `${head}Content-Length: 10000\r\n\r\n`,
        rest: "form-name=contact&".padEnd(10_000, "a"),
      },
      { begin: `${head}Transfer-Encoding: chunked\r\n\r\n`, rest: "1\r\na\r\n".repeat(2000) },
      { begin: `${head}Content-Length: 10000\r\n\r\n`, rest: "" },
      { begin: `GET / HTTP/1.1\r\n${CLOSING}`, rest: "" },
      { begin: "", rest: "" },
    ];
    const ended = Promise.all(
      [...drips, ...drips, ...drips].map(({ begin, rest }) => drip(site.port, begin, rest)),
    );
    expect((await post(site.home, quote("Quick"))).status).toBe(200);
    for (const { answer, seconds } of await ended) {
      expect(answer).toMatch(/^($|HTTP\/1\.1 4\d\d )/);
      expect(seconds).toBeLessThan(HANG_UP_SECONDS);
    }
    expect(await site.kept()).toHaveLength(1);
  });
});

test("a visitor who goes away in the middle takes nothing down", async ({ site }) => {
  const form = "Content-Type: application/x-www-form-urlencoded\r\n";
  const post = `POST / HTTP/1.1\r\n${CLOSING}${form}`;
  const beginnings = [
    "GE",
    "GET / HTTP/1.1\r\nHo",
    post,
    `${post}Content-Length: 5000\r\n\r\nform-name=contact&name=Gone`,
    `${post}Transfer-Encoding: chunked\r\n\r\n12\r\nform-name=contact&\r\n4\r\nna`,
  ];
  for (const beginning of beginnings) {
    await Promise.all(Array.from({ length: 10 }, () => leave(site.port, beginning)));
  }
  // In the middle of the answer.
  const large = `GET /large.bin HTTP/1.1\r\n${CLOSING}\r\n`;
  await Promise.all(Array.from({ length: 20 }, () => leave(site.port, large, "data")));
  expect(await site.kept()).toEqual([]);
});

test("a file that cannot be read ends its own answer, not the server", async ({ site }) => {
  // A socket's file is there and can be looked at, but not be opened.
  const unreadable = createSocketServer();
  await once(unreadable.listen(path.join(site.folder, "out/unreadable")), "listening");
  try {
    await say(site.port, `GET /unreadable HTTP/1.1\r\n${CLOSING}\r\n`);
  } finally {
    unreadable.close();
  }
});

const CLOSING = "Host: 127.0.0.1\r\nConnection: close\r\n";
/** Less than any of the server's limits but the short one. */
const HANG_UP_SECONDS = 5;
const GIVE_UP_MS = 8000;

function quote(name: string): Record<string, string> {
  return {
    "form-name": "contact",
    name,
    email: "dana@example.com",
    phone: "785-555-0100",
    project: `Driveway \u{1f69a} & "walk"\r\n${"20 x 40 ft. ".repeat(300)}`,
    message: "Reference: TC-SINK22",
  };
}

function post(url: string, fields: Record<string, string>) {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields) });
}

/** Posts these bytes and waits for the answer. */
async function postBytes(
  port: number,
  body: string,
  chunked: boolean,
  headers: Record<string, string> = {},
  target = "/",
) {
  const length: Record<string, number> = chunked ? {} : { "Content-Length": body.length };
  const request = httpRequest({
    host: "127.0.0.1",
    port,
    path: target,
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers, ...length },
  });
  const answered = once(request, "response", { signal: AbortSignal.timeout(GIVE_UP_MS) });
  // What becomes of the rest of the body once the answer is there does not matter.
  request.on("error", () => {});
  request.write(body);
  request.end();
  const [response] = await answered;
  await text(response);
  return { status: response.statusCode };
}

/** Sends these bytes as they are and tells all that came back until the server hung up. */
async function say(port: number, bytes: string) {
  const { answer, seconds } = await drip(port, bytes, "");
  expect(seconds, `the server hangs up after ${bytes.slice(0, 80)}`).toBeLessThan(HANG_UP_SECONDS);
  return answer;
}

/** As `say`, and then sends the rest one byte at a time. */
function drip(port: number, begin: string, rest: string) {
  const begun = performance.now();
  return new Promise<{ answer: string; seconds: number }>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < rest.length) socket.write(rest.charAt(sent++));
    }, 20);
    const tooLong = setTimeout(() => socket.destroy(), GIVE_UP_MS);
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(begin, "latin1"));
    socket.on("data", (part) => {
      answer += part;
    });
    // A connection that is cut is as good an end as one that is closed.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      clearTimeout(tooLong);
      resolve({ answer, seconds: (performance.now() - begun) / 1000 });
    });
  });
}

/** Sends the beginning of a request and goes: at once, or when the answer begins to arrive. */
async function leave(port: number, beginning: string, when: "drain" | "data" = "drain") {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const sent = new Promise<void>((resolve) => socket.write(beginning, () => resolve()));
  await (when === "data" ? once(socket, "data") : sent);
  socket.resetAndDestroy();
  await once(socket, "close");
}
