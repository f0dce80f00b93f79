import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { type BrowserContext, expect, type Route, test } from "@playwright/test";
import { checkLive } from "../scripts/owner/check-live";
import { updateIssue } from "../scripts/owner/watch-issue";
import { createSite, readRules } from "../scripts/serve";
import { testSites } from "./setup/test-sites";
import { EMAIL, FORM_SERVICE, facts, keyed, LATER_SCRIPTS, needsLocalServer } from "./test";

const { out } = testSites.keyed;
const LIVE = "https://www.company.test/";

type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };
type Changes = Record<string, (answer: Answer) => Partial<Answer>>;

test.beforeEach(() => needsLocalServer("it stands in for a deployed one"));

/** Puts the local site at a public address, with some answers changed. */
async function publish(context: BrowserContext, live = LIVE, changes: Changes = {}) {
  await context.route(`${live}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await fetch(new URL(pathname, keyed), { method: route.request().method() });
    const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = /html|javascript/.test(headers["content-type"] ?? "");
    const body = isText ? asOwners(bytes.toString()) : bytes;
    const answer = { status: response.status, headers, body };
    await route.fulfill({ ...answer, ...changes[pathname]?.(answer) });
  });
}

/** From a host that has read the form, with an owner's facts: as long, for Next counts the letters. */
function asOwners(text: string) {
  return text
    .replace(/ (data-netlify|netlify-honeypot)="[^"]*"/g, "")
    .replaceAll("Topeka Concrete Co.", "Topeka Concrete LLC")
    .replace(/\.example\b/g, ".invalid")
    .replace(/555(-?)01(\d\d)/g, "552$101$2");
}

/** Answers the channels, and keeps what they were asked. */
async function answerChannels(
  context: BrowserContext,
  answers: Record<string, (route: Route) => Promise<unknown>> = {},
) {
  const asked: string[] = [];
  await context.route("**", (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    asked.push(request.url());
    return answers[request.url()]?.(route) ?? route.fulfill({ status: 200 });
  });
  return asked;
}

/** What holds, and what does not. */
async function check(context: BrowserContext, address = LIVE, send = false) {
  const commit = (await readFile(path.join(out, "version.txt"), "utf8")).trim();
  const repository = { rules: await readRules(path.join(out, "_headers")), commit };
  const findings = await checkLive(context, address, { repository, send });
  const sentences = (wanted: boolean) =>
    findings.filter(({ holds }) => holds === wanted).map(({ sentence }) => sentence);
  return { holds: sentences(true), broken: sentences(false) };
}

test("a site that is well is said to be, and nothing is sent", async ({ context }) => {
  await publish(context);
  const asked = await answerChannels(context);
  const { holds, broken } = await check(context);
  expect(broken).toEqual([]);
  expect(holds).toHaveLength(10);
  expect(asked).toEqual([]);
});

test("each point that does not hold is told, and stand-ins are sent nothing", async ({
  context,
}) => {
  const asked = await answerChannels(context);
  const standIn = facts.email.replace(/.{8}$/, ".example");
  await publish(context, LIVE, {
    "/": ({ headers: { "x-content-type-options": _, ...headers }, body }) => ({
      body: String(body).replaceAll(asOwners(facts.email), standIn),
      headers: {
        ...headers,
        "x-robots-tag": "noindex",
        "content-security-policy": "frame-ancestors *",
      },
    }),
    "/version.txt": () => ({ body: "0123456789" }),
    "/images/logo.svg": () => ({ status: 404 }),
    "/__forms.html": ({ body }) => ({
      body: String(body).replace("<form", '<form data-netlify="true"'),
    }),
  });
  expect((await check(context, LIVE, true)).broken).toEqual([
    "Its security policy is not this repository's: frame-ancestors.",
    'Its headers are not as public/_headers says: / has x-content-type-options "undefined", not "nosniff".',
    expect.stringMatching(/^It is not the page of this commit: it is of 0123456, and this is \w/),
    expect.stringMatching(/^The browser's console has an error: .* 404 .*\/images\/logo\.svg/),
    "Pictures are missing: /images/logo.svg.",
    `It has stand-ins among its facts: ${standIn}.`,
    "Search engines are kept out, by a header: nobody finds the page there.",
    "The host has not read the form at the deploy, and takes no requests from it: form detection was off.",
    "No test request was sent, because its facts are stand-ins.",
  ]);
  expect(asked).toEqual([]);
});

test("of a site on this machine, only its stand-ins are told: it has no host to read the form", async ({
  context,
}) => {
  const told = await check(context, keyed);
  expect(told.broken).toEqual([expect.stringMatching(/^It has stand-ins among its facts: /)]);
});

test("scripts that do not come are told, and a preview that search engines find", async ({
  context,
}) => {
  const preview = "https://deploy-preview-1--company.netlify.app/";
  await publish(context, preview);
  await context.route(LATER_SCRIPTS, (route) => route.abort());
  expect((await check(context, preview, true)).broken).toEqual([
    "Its scripts do not come alive: it can be read, but its form can only post.",
    expect.stringMatching(/^The browser's console has an error: .*net::ERR_FAILED/),
    "Search engines are let in, although this is a preview.",
    "No test request was sent, because its scripts do not come alive.",
  ]);
});

test("a page that is paused, a certificate that nobody trusts and a host that is gone are told", async ({
  context,
}) => {
  await publish(context, LIVE, { "/": () => ({ status: 503 }) });
  const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=x";
  // One after the other, as no file is named for them.
  const both = execFileSync("openssl", `${request} -keyout - -out -`.split(" "), { stdio: "pipe" });
  const server = await createSite({ out, tls: { key: both, cert: both } });
  await once(server.listen(0, "localhost"), "listening");
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  const answers = [await check(context), await check(context, address)];
  server.close();
  answers.push(await check(context, address));
  expect(answers.flatMap(({ broken }) => broken)).toEqual([
    "It answers with 503 instead of the page: visitors see nothing of it.",
    "Browsers do not trust its certificate (ERR_CERT_AUTHORITY_INVALID): visitors see a warning instead of the page.",
    "It does not answer (ERR_CONNECTION_REFUSED).",
  ]);
});

test("each channel is asked once, alone, and what it says is told", async ({ context }) => {
  await context.clock.install();
  let sent: unknown;
  const asked = await answerChannels(context, {
    [EMAIL]: (route) => route.fulfill({ status: 412, body: "Gmail_API: Invalid grant" }),
    [keyed]: () => context.clock.fastForward(10_000),
    [FORM_SERVICE]: (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ status: 200 });
    },
  });
  const { holds, broken } = await check(context, keyed, true);
  expect(broken.slice(-2)).toEqual([
    "The e-mail service (EmailJS) does not take requests: 412 Gmail_API: Invalid grant.",
    "The host's form (Netlify) does not take requests: no answer in 10 seconds.",
  ]);
  expect(holds.at(-1)).toBe("The form service (Web3Forms) has taken a test request.");
  expect(asked).toEqual([EMAIL, keyed, FORM_SERVICE]);
  const message = expect.stringMatching(/^Test of the website\. Nothing to do\.\n/);
  expect(sent).toMatchObject({ name: "Website test", email: facts.email, message });
});

test("one issue is opened, added to while it lasts, and closed when all is well", async () => {
  const calls: string[] = [];
  const issues: object[] = [];
  const server = createServer(async (request, response) => {
    const { method, url } = request;
    const body = method === "GET" ? {} : ((await json(request)) as object);
    if (method !== "GET") calls.push(`${method} ${url} ${Object.values(body)}`);
    if (url === "/repos/a/b/issues") issues.push({ ...body, number: 7 });
    if (method === "PATCH") issues.pop();
    response.end(JSON.stringify(issues));
  });
  await once(server.listen(0, "localhost"), "listening");
  const api = `http://localhost:${(server.address() as AddressInfo).port}`;
  const github = { api, repository: "a/b", token: "t", run: "https://run.example" };
  const broken = { id: "answer", holds: false, sentence: "It is down.", remedy: "Mend it." };
  const report = (...found: object[]) => `...\n${JSON.stringify({ url: LIVE, broken: found })}\n`;
  for (const output of [report(), report(broken), "stopped", report(), report()])
    await updateIssue(output, github);
  server.close();
  const issue = "/repos/a/b/issues/7";
  expect(calls).toEqual([
    expect.stringMatching(/^POST \S+issues The website needs you,.*down\..*Mend it\..*run\.e/s),
    expect.stringContaining(`POST ${issue}/comments The weekly look at the website stopped`),
    expect.stringContaining(`POST ${issue}/comments All is well again`),
    `PATCH ${issue} closed`,
  ]);
});
