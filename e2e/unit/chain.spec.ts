import { expect, test } from "@playwright/test";
// The library is loaded ahead, so that its loading does not use up the channel's time.
import "@emailjs/browser";
import { email, isUsable } from "../../lib/quote/channels";
import { fieldValues } from "../../lib/quote/fields";
import { mailLink, messages, type QuoteRequest } from "../../lib/quote/request";
import { channels, submitQuote } from "../../lib/submit";

const names = ["email", "form-post", "form-service"];
const everywhere = (input: string): QuoteRequest => ({
  ...fieldValues((id) => `${id} ${input}`),
  reference: "Q-234567",
  createdAt: 0,
});

type Answer = () => Promise<Response>;
const answer = (status: number) => () =>
  Promise.resolve(new Response(status === 204 ? null : "a text of the server", { status }));

const { fetch, location } = globalThis;
const { error } = console;
test.afterEach(() => {
  Object.assign(globalThis, { fetch, location });
  console.error = error;
});

/** Sends a request to channels that all give this answer and have these keys, and tells what came of it. */
async function attempt(answer: Answer, key = "made up") {
  const signals: AbortSignal[] = [];
  const ours = channels.map((channel) => ({
    ...channel,
    origin: `https://${channel.name}`,
    keys: Object.fromEntries(Object.keys(channel.keys).map((name) => [name, key])),
  }));
  const asked: string[] = [];
  const logged: string[] = [];
  // The e-mail library also reads `location`.
  Object.assign(globalThis, {
    location: new URL("https://here"),
    fetch: (url: string, { signal }: RequestInit) => {
      asked.push(new URL(url).host);
      if (signal) signals.push(signal);
      return answer();
    },
  });
  console.error = (...parts) => logged.push(parts.join(" "));
  const message = await submitQuote(everywhere("x"), { channels: ours, timeoutMs: 200 });
  const isAborted = signals.map(({ aborted }) => aborted);
  return { message, asked, logged, isAborted };
}

for (const [fault, fail, did, cause] of [
  // Of an answer nothing but its status is logged.
  ["answers 403", answer(403), "answered 403", ""],
  [
    "breaks off",
    () => Promise.reject(new TypeError("fetch failed")),
    "did not answer",
    " TypeError: fetch failed",
  ],
  [
    "hangs",
    () => new Promise<never>(() => {}),
    "did not answer",
    " Error: no answer within 200 ms",
  ],
] as const)
  test(`each channel that ${fault} is passed over, stopped, and logged`, async () => {
    expect(await attempt(fail)).toEqual({
      message: undefined,
      asked: names,
      logged: ["EmailJS", "Netlify", "Web3Forms"].map(
        (service) => `Quote Q-234567: ${service} ${did}.${cause}`,
      ),
      // The first channel has no signal, because the e-mail library takes none.
      isAborted: names.slice(1).map(() => true),
    });
  });

test("the e-mail service is not asked if its time ran out while its library was loading", async () => {
  let asked = 0;
  Object.assign(globalThis, {
    location: new URL("https://here"),
    fetch: () => {
      asked++;
      return answer(200)();
    },
  });
  const keys = Object.fromEntries(Object.keys(email.keys).map((name) => [name, "made up"]));
  const sent = email.send(everywhere("x"), { ...email, keys, signal: AbortSignal.abort() });
  await expect(sent).rejects.toThrow();
  expect(asked).toBe(0);
});

test("a channel without its keys is passed over", async () => {
  expect(await attempt(answer(200), "")).toMatchObject({
    message: messages.submitted,
    asked: ["form-post"],
    logged: [],
  });
});

test("of the e-mail service only status 200 counts, of the others any that is ok", async () => {
  expect(await attempt(answer(204))).toMatchObject({
    message: messages.submitted,
    asked: ["email", "form-post"],
  });
});

test("in development nobody takes a post to the page's own address", () => {
  const asked = () => channels.filter(isUsable).map(({ name }) => name);
  expect(asked()).toContain("form-post");
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(asked()).not.toContain("form-post");
  Object.assign(process.env, { NODE_ENV });
});

test("no input breaks the mail link, adds a header to it, or makes it too long: it is cut, and says so", () => {
  const long = "Ü🚧 ".repeat(1200);
  const header = "Dana\r\nBcc: e@example.com";
  for (const input of [header, "x?bcc=e@example.com&y#sent %zz", "broken \ud83d here", long]) {
    const link = mailLink(everywhere(input));
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link).toMatch(/^mailto:[\w.@-]+\?subject=Quote%20request%20Q-234567&body=[^&?#\s]+$/);
    const decoded = decodeURIComponent(link);
    expect(decoded.includes("cut here")).toBe(input === long);
    // No character is cut in two.
    if (input === long) expect(decoded).not.toContain("\ufffd");
  }
});
