import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { messages } from "../../lib/quote";
import { type Providers, submitQuote, successMessage, UndeliveredError } from "../../lib/submit";
import { messages as specified, visitor } from "../test";

const LIMIT_MS = 1000;
/** Ends the wait for the channel that is being asked. */
let endWait = () => {};
const channels = ["email", "form-post", "form-service"];

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();
/** What a channel may do with a request, and what is logged of it when that is a failure. */
const states = {
  accepts: [status(200), /^$/],
  "is slow": [(response: ServerResponse) => setTimeout(() => response.end("OK"), 100), /^$/],
  "answers 204": [status(204), /^204/],
  "answers 403": [status(403), /^403/],
  "answers 503": [status(503), /^503/],
  "breaks off": [({ socket }: ServerResponse) => socket?.resetAndDestroy(), /^fetch failed/],
  hangs: [() => endWait(), /^no answer within 1000 ms$/],
  "is out of reach": [() => {}, /^fetch failed/],
} as const;
type State = keyof typeof states;
type States = readonly [email: State, post: State, service: State];

/** Of the e-mail service, only status 200 counts. */
const delivers = (state: State, channel: number) =>
  state === "accepts" || state === "is slow" || (state === "answers 204" && channel > 0);

const every = Object.keys(states) as State[];
const cases: States[] = [
  ...every.map((state) => [state, "accepts", "accepts"] as const),
  ...every.map((state) => ["answers 403", state, "is slow"] as const),
  ...every.map((state) => ["is out of reach", "answers 503", state] as const),
  // The limit is each channel's own, and a broken line does not end the chain.
  ["hangs", "hangs", "is slow"],
  ["breaks off", "breaks off", "accepts"],
  ["is out of reach", "is out of reach", "is out of reach"],
];

/** Sends a request through channels in these states, and tells what came of it. */
async function attempt(chosen: States, change: (providers: Providers) => unknown = () => {}) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const channel = channels.findIndex((name) => request.url?.includes(name));
    expect(await text(request)).toContain("TC-234567");
    asked.push(channels[channel] ?? "");
    states[chosen[channel] ?? "hangs"][0](response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const [email, post, service] = chosen.map(
    // Nobody listens at the second address.
    (state) => `http://127.0.0.${state === "is out of reach" ? 2 : 1}:${port}`,
  );
  const providers: Providers = {
    emailjs: { publicKey: "public", serviceId: "service", templateId: "template", origin: email },
    formPost: { url: `${post}/form-post` },
    web3forms: { accessKey: "access", url: `${service}/form-service` },
  };
  change(providers);
  const failed: string[][] = [];
  // A channel's limit is reached when it hangs, and not because this machine is slow.
  const { setTimeout } = globalThis;
  const holdLimit = (work: () => void, ms?: number) => {
    if (ms !== LIMIT_MS) return setTimeout(work, ms);
    endWait = work;
  };
  Object.assign(globalThis, { setTimeout: holdLimit });
  const { error } = console;
  console.error = (line) =>
    failed.push(/^Quote TC-234567: (\S+) failed: (.*)$/s.exec(line)?.slice(1) ?? [line]);
  // The e-mail library asks where it is.
  Object.assign(globalThis, { location: new URL("http://127.0.0.1/") });
  const request = { ...visitor, projectDescription: visitor.description, reference: "TC-234567" };
  try {
    const result = await submitQuote(request, { providers, timeoutMs: LIMIT_MS });
    return { result, message: successMessage(result), asked, failed };
  } catch (cause) {
    if (!(cause instanceof UndeliveredError)) throw cause;
    return { result: "nobody", message: messages.unavailable, asked, failed };
  } finally {
    Object.assign(globalThis, { setTimeout });
    console.error = error;
    server.close();
    server.closeAllConnections();
  }
}

for (const chosen of cases) {
  const [email, post, service] = chosen;
  test(`a request arrives once or is given back: e-mail ${email}, host ${post}, form service ${service}`, async () => {
    const taker = chosen.findIndex(delivers);
    const reached = taker < 0 ? channels : channels.slice(0, taker + 1);
    const thanks = `${taker ? specified.submitted : specified.sent} ${specified.promise}`;
    const reasons = chosen.map((state) => expect.stringMatching(states[state][1]));
    expect(await attempt(chosen)).toEqual({
      result: channels[taker] ?? "nobody",
      message: taker < 0 ? specified.unavailable : thanks,
      asked: reached.filter((_, index) => chosen[index] !== "is out of reach"),
      failed: reached.flatMap((name, index) => (index === taker ? [] : [[name, reasons[index]]])),
    });
  });
}

const accepted: States = ["accepts", "accepts", "accepts"];

test("a channel without its keys is passed over without a request or a word", async () => {
  for (const key of ["publicKey", "serviceId", "templateId"] as const) {
    const told = await attempt(accepted, ({ emailjs }) => delete emailjs[key]);
    expect(told).toMatchObject({ asked: ["form-post"], failed: [] });
  }
  const without = ({ web3forms }: Providers) => delete web3forms.accessKey;
  const told = await attempt(["hangs", "answers 503", "accepts"], without);
  expect(told).toMatchObject({ result: "nobody", asked: ["email", "form-post"] });
});

test("the e-mail library's own complaint, a bare string, is a failure like any other", async () => {
  const told = await attempt(accepted, ({ emailjs }) => Object.assign(emailjs, { serviceId: 7 }));
  const failed = [["email", expect.stringMatching(/^The service ID is required/)]];
  expect(told).toMatchObject({ result: "form-post", failed });
});
