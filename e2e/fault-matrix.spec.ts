import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { test as base, expect } from "@playwright/test";
import { messages } from "../lib/quote";
import {
  type ChannelName,
  type Providers,
  submitQuote,
  successMessage,
  UndeliveredError,
} from "../lib/submit";
import { messages as specified } from "./test";

/** The limit where a channel hangs, which has to be waited for. */
const LIMIT_MS = 1000;
/** The limit where none does: no busy machine makes an answer come too late. */
const PATIENT_LIMIT_MS = 10_000;
const SLOW_MS = 60;
/** What a busy machine may add to a whole combination. */
const SLACK_MS = 2500;
const AT_ONCE = 40;
const ATTEMPTS = 3;

const channels = ["email", "form-post", "form-service"] as const satisfies ChannelName[];
const states = ["accepts", "4xx", "5xx", "refused", "reset", "hangs", "slow"] as const;
type State = (typeof states)[number];
/** One state for each channel, in the order in which they are asked. */
type States = readonly [State, State, State];

const clientErrors = [400, 403, 412, 422, 429];
const serverErrors = [500, 502, 503, 504];

type Answer = (response: ServerResponse) => void;

/** What a channel in some state does once the request has been read. `turn` picks the status. */
function answerOf(state: State, turn: number): Answer {
  switch (state) {
    case "accepts":
      return (response) => response.end("OK");
    case "slow":
      return (response) => setTimeout(() => response.end("OK"), SLOW_MS);
    case "4xx":
    case "5xx":
      return status(statusOf(state, turn));
    case "reset":
      return ({ socket }) =>
        socket?.write("HTTP/1.1 200 OK\r\nContent-Le", () => socket.resetAndDestroy());
    case "hangs":
      return () => {};
    case "refused":
      return () => {
        throw new Error("a refused request has arrived");
      };
  }
}

function status(code: number): Answer {
  return (response) => response.writeHead(code).end();
}

function statusOf(state: "4xx" | "5xx", turn: number): number {
  const codes = state === "4xx" ? clientErrors : serverErrors;
  return codes[turn % codes.length] ?? 0;
}

type Run = {
  states: States;
  reference: string;
  limit: number;
  took: number;
  result: string;
  message: string;
};

type Network = {
  /** Says how the channels answer the request with this reference. */
  plan: (reference: string, answers: Partial<Record<ChannelName, Answer>>) => void;
  /** Where a channel answers as planned, and where nobody listens. */
  open: string;
  closed: string;
  /** The channels that the request with this reference arrived at. */
  askedBy: (reference: string) => ChannelName[];
  /** Each failure that was logged for this reference, with its reason. */
  failuresOf: (reference: string) => [channel: string, reason: string][];
  /** Logged lines that are not about the failure of a channel. */
  otherLines: () => string[];
  /** The references whose limit has passed before a request had even arrived. */
  outrun: Set<string>;
  /** The addresses that were asked where nobody listens. */
  refused: string[];
};

const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on the pattern
  network: async ({}, use) => {
    const plans = new Map<string, Partial<Record<ChannelName, Answer>>>();
    const asked: { reference: string; channel: ChannelName }[] = [];
    const server = createServer(async (request, response) => {
      const channel = channelAt(request.url ?? "");
      const reference = referenceIn(channel, await text(request));
      asked.push({ reference, channel });
      const answer = plans.get(reference)?.[channel];
      if (!answer) throw new Error(`${reference} was not to ask ${channel}`);
      answer(response);
    });
    // Closing idle connections here could hit one that is just being used again.
    server.keepAliveTimeout = 0;
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;

    // The near end of a connection: nobody listens on that port, and nobody else can take it.
    const holder = connect(port, "127.0.0.1");
    await once(holder, "connect");
    const closed = `http://127.0.0.1:${holder.localPort}`;

    const refused: string[] = [];
    const watch = (event: unknown) => {
      const { origin, path } = (event as { request: { origin: string; path: string } }).request;
      if (origin === closed) refused.push(path);
    };
    subscribe("undici:request:create", watch);

    const logged: string[] = [];
    const { error } = console;
    const outrun = new Set<string>();
    console.error = (...parts) => {
      const line = parts.join(" ");
      logged.push(line);
      const [, reference, channel] = /^Quote (\S+): (\S+) failed: no answer/.exec(line) ?? [];
      const arrived = asked.some(
        (each) => each.reference === reference && each.channel === channel,
      );
      if (reference && !arrived) outrun.add(reference);
    };
    // The e-mail library asks where it is.
    Object.assign(globalThis, { location: new URL("http://127.0.0.1/") });

    const failures = () => logged.map((line) => /^Quote (\S+): (\S+) failed: (.*)$/s.exec(line));
    try {
      await use({
        plan: (reference, answers) => plans.set(reference, answers),
        open: `http://127.0.0.1:${port}`,
        closed,
        askedBy: (reference) =>
          asked.filter((each) => each.reference === reference).map(({ channel }) => channel),
        failuresOf: (reference) =>
          failures()
            .filter((found) => found?.[1] === reference)
            .map((found) => [found?.[2] ?? "", found?.[3] ?? ""]),
        otherLines: () => logged.filter((_, index) => !failures()[index]),
        outrun,
        refused,
      });
    } finally {
      Reflect.deleteProperty(globalThis, "location");
      console.error = error;
      unsubscribe("undici:request:create", watch);
      holder.destroy();
      server.close();
      server.closeAllConnections();
    }
  },
});

test.beforeEach(() => {
  test.skip(test.info().project.name !== "desktop", "no browser takes part: once is enough");
});

test("in every combination of faults a request is delivered once or given back", async ({
  network,
}) => {
  test.setTimeout(90_000);
  // What is loaded at the first use would count as time that the first channels took.
  network.plan("TC-FIRST", { email: answerOf("accepts", 0) });
  await send("TC-FIRST", providersFor(network, ["accepts", "accepts", "accepts"], "TC-FIRST"));

  const combinations = states
    .flatMap((email) =>
      states.flatMap((post) => states.map((form) => [email, post, form] as const)),
    )
    .map((each, index) => ({ states: each, index }));
  type Combination = (typeof combinations)[number];

  const runs = new Map<Combination, Run>();
  const abandoned: Run[] = [];
  const begun = performance.now();
  const run = async (combination: Combination) => {
    const { states, index } = combination;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const reference = `TC-${index}-${attempt}`;
      const limit = hangingIn(states) > 0 ? LIMIT_MS * 2 ** attempt : PATIENT_LIMIT_MS;
      network.plan(reference, plannedFor(states, index));
      const providers = providersFor(network, states, reference);
      const start = performance.now();
      const told = await send(reference, providers, limit);
      const took = performance.now() - start;
      const done = { ...told, states, reference, limit, took };
      runs.set(combination, done);
      const hanging = reachedIn(states).filter(({ state }) => state === "hangs");
      const tooSoon = network
        .failuresOf(reference)
        .filter(([, reason]) => reason.startsWith("no answer"))
        .some(([name]) => !hanging.some(({ channel }) => channel === name));
      // On a busy machine the limit may pass while a request or its answer is on its way.
      if (!tooSoon && !network.outrun.has(reference)) return;
      if (attempt === ATTEMPTS - 1) return;
      abandoned.push(done);
    }
  };
  // The e-mail library keeps one address for all: those that need another wait for their turn.
  const away = combinations.filter(({ states }) => states[0] === "refused");
  const here = combinations.filter(({ states }) => states[0] !== "refused");
  await runAll(longestFirst(here), run);
  await runAll(longestFirst(away), run);
  const seconds = (performance.now() - begun) / 1000;

  const finished = combinations.flatMap((each) => runs.get(each) ?? []);
  const outcomes = finished.map(({ states, reference, result, message }) => ({
    states: states.join(", "),
    result,
    message,
    asked: network.askedBy(reference),
    failed: network.failuresOf(reference),
  }));
  expect(outcomes).toEqual(
    combinations.map((each) => outcomeOf(each.states, each.index, runs.get(each)?.limit)),
  );
  expect(network.otherLines()).toEqual([]);

  // Nobody is there to count those that nobody took.
  const refused = finished.flatMap(({ states, reference }) =>
    reachedIn(states)
      .filter(({ state }) => state === "refused")
      .map(({ channel }) => pathOf(channel, reference)),
  );
  for (const { states } of abandoned) {
    if (states[0] === "refused") refused.push(pathOf("email", ""));
  }
  const counted = network.refused.filter(
    (address) => !abandoned.some(({ reference }) => address.endsWith(`/${reference}`)),
  );
  expect(counted.toSorted()).toEqual(refused.toSorted());

  const outOfTime = finished.filter(({ states, limit, took }) => {
    const waited = hangingIn(states) * limit;
    return took < waited - 10 || took > waited + SLACK_MS;
  });
  expect(outOfTime).toEqual([]);

  expect(outcomes).toHaveLength(343);
  console.log(`Fault matrix: ${finished.length} combinations in ${seconds.toFixed(1)} s`);
});

test("a channel without its keys is passed over without a request", async ({ network }) => {
  const keyed = providersFor(network, ["accepts", "accepts", "accepts"], "TC-KEYS");
  const { emailjs, web3forms } = keyed;

  for (const key of ["publicKey", "serviceId", "templateId"] as const) {
    for (const missing of [undefined, ""]) {
      const reference = `TC-${key}-${missing}`;
      network.plan(reference, { "form-post": status(200) });
      const providers = { ...keyed, emailjs: { ...emailjs, [key]: missing } };
      expect(await send(reference, providers)).toMatchObject({ result: "form-post" });
      expect(network.askedBy(reference)).toEqual(["form-post"]);
      expect(network.failuresOf(reference)).toEqual([]);
    }
  }

  network.plan("TC-NONE", { "form-post": status(500) });
  const keyless = { ...keyed, emailjs: {}, web3forms: { ...web3forms, accessKey: undefined } };
  expect(await send("TC-NONE", keyless)).toMatchObject({ result: "UndeliveredError" });
  expect(network.askedBy("TC-NONE")).toEqual(["form-post"]);
  expect(network.failuresOf("TC-NONE")).toEqual([["form-post", "500 Internal Server Error"]]);
  expect(network.otherLines()).toEqual([]);
});

test("whatever the e-mail library rejects with, the next channel is asked", async ({ network }) => {
  const { open, closed } = network;
  const keyed = providersFor(network, ["accepts", "accepts", "accepts"], "TC-SHAPES");
  const { emailjs } = keyed;
  const shapes = [
    { shape: "TC-STATUS", change: { origin: open }, reason: /^403 The key is wrong$/ },
    { shape: "TC-ERROR", change: { origin: closed }, reason: /^fetch failed/ },
    // The library looks at its keys by itself, and throws a bare string.
    {
      shape: "TC-STRING",
      change: { serviceId: 7 as never },
      reason: /^The service ID is required/,
    },
  ];
  for (const { shape, change, reason } of shapes) {
    network.plan(shape, {
      email: (response) => response.writeHead(403).end("The key is wrong"),
      "form-post": status(200),
    });
    const providers = { ...keyed, emailjs: { ...emailjs, ...change } };
    const told = await send(shape, providers);
    expect(told, shape).toMatchObject({ result: "form-post" });
    expect(network.failuresOf(shape), shape).toEqual([["email", expect.stringMatching(reason)]]);
  }
});

test("only status 200 counts as sent by the e-mail service", async ({ network }) => {
  const providers = providersFor(network, ["accepts", "accepts", "accepts"], "TC-STATUS");
  for (const code of [201, 202, 204, 206]) {
    const reference = `TC-${code}`;
    network.plan(reference, { email: status(code), "form-post": status(200) });
    expect(await send(reference, providers)).toEqual({
      result: "form-post",
      message: `${specified.submitted} ${specified.promise}`,
    });
    expect(network.askedBy(reference)).toEqual(["email", "form-post"]);
    expect(network.failuresOf(reference)).toEqual([
      ["email", expect.stringMatching(new RegExp(`^${code}`))],
    ]);
  }
});

/** Sends a request and says how that ended, in the name and the words that the visitor is told. */
async function send(reference: string, providers: Providers, timeoutMs = PATIENT_LIMIT_MS) {
  const request = {
    reference,
    name: "Dana Whitfield",
    email: "dana@example.com",
    phone: "785-555-0100",
    projectDescription: "New driveway, about 20 x 40 ft.\nOld one comes out.",
  };
  try {
    const result = await submitQuote(request, { providers, timeoutMs });
    return { result, message: successMessage(result) };
  } catch (error) {
    if (!(error instanceof UndeliveredError)) throw error;
    return { result: error.name, message: messages.unavailable };
  }
}

/** What the specification wants of a combination. */
function outcomeOf(states: States, turn: number, limit = LIMIT_MS) {
  const reached = reachedIn(states);
  const taker = reached.find(({ state }) => delivers(state))?.channel;
  const sent = taker === "email" ? specified.sent : specified.submitted;
  const message = `${sent} ${specified.promise}`;
  return {
    states: states.join(", "),
    result: taker ?? "UndeliveredError",
    message: taker ? message : specified.unavailable,
    asked: reached.filter(({ state }) => state !== "refused").map(({ channel }) => channel),
    failed: reached
      .filter(({ state }) => !delivers(state))
      .map(({ channel, state }) => [channel, expect.stringMatching(reasonFor(state, turn, limit))]),
  };
}

function reachedIn(states: States) {
  const taker = states.findIndex(delivers);
  return channels
    .map((channel, index) => ({ channel, state: states[index] as State }))
    .slice(0, taker < 0 ? channels.length : taker + 1);
}

function hangingIn(states: States): number {
  return reachedIn(states).filter(({ state }) => state === "hangs").length;
}

function delivers(state: State): boolean {
  return state === "accepts" || state === "slow";
}

function reasonFor(state: State, turn: number, limit: number): RegExp {
  if (state === "hangs") return new RegExp(`^no answer within ${limit} ms$`);
  if (state === "4xx" || state === "5xx") return new RegExp(`^${statusOf(state, turn)}\\b`);
  return /^fetch failed/;
}

function plannedFor([email, post, service]: States, turn: number) {
  return {
    email: answerOf(email, turn),
    "form-post": answerOf(post, turn),
    "form-service": answerOf(service, turn),
  };
}

function providersFor(network: Network, states: States, reference: string): Providers {
  const [email, post, service] = states.map((state) =>
    state === "refused" ? network.closed : network.open,
  );
  return {
    emailjs: { publicKey: "public", serviceId: "service", templateId: "template", origin: email },
    formPost: { url: post + pathOf("form-post", reference) },
    web3forms: { accessKey: "access", url: service + pathOf("form-service", reference) },
  };
}

function pathOf(channel: ChannelName, reference: string): string {
  return channel === "email" ? "/api/v1.0/email/send" : `/${channel}/${reference}`;
}

function channelAt(path: string): ChannelName {
  return channels.find((channel) => path.startsWith(`/${channel}/`)) ?? "email";
}

/** The reference as each channel's payload carries it. */
function referenceIn(channel: ChannelName, body: string): string {
  const message =
    channel === "form-post"
      ? new URLSearchParams(body).get("message")
      : channel === "email"
        ? JSON.parse(body).template_params.message
        : JSON.parse(body).message;
  return /^Reference: (\S+)$/m.exec(message)?.[1] ?? "";
}

/** So that the last to run are not the ones that take the longest. */
function longestFirst<Each extends { states: States }>(combinations: Each[]): Each[] {
  return combinations.toSorted((a, b) => hangingIn(b.states) - hangingIn(a.states));
}

async function runAll<Item>(items: Item[], run: (item: Item) => Promise<void>) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
