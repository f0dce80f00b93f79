import { expect, test } from "@playwright/test";
// Loaded ahead, so that no channel's limit is used up by it.
import "@emailjs/browser";
import { answerTime } from "../../lib/content/facts";
import { channels } from "../../lib/quote/channels";
import { type FieldId, fieldIds, fields, quoteOf } from "../../lib/quote/fields";
import {
  describeRequest,
  mailLink,
  messageOf,
  messages,
  type QuoteRequest,
} from "../../lib/quote/request";
import { submitQuote, successMessage, UndeliveredError } from "../../lib/submit";

const names = channels.map(({ name }) => name);
const everywhere = (input: string): QuoteRequest => ({
  ...quoteOf((id) => `${id} ${input}`),
  reference: "Q-234567",
});
/** How long each channel may take, in milliseconds. */
const LIMIT_MS = 200;

type Answer = () => Promise<Response>;
const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));
const accept = answer(200);
/** What may go wrong in any channel, and what is logged of it. */
const faults: Record<string, [Answer, RegExp]> = {
  "answers 403": [answer(403), /^403/],
  "answers 503": [answer(503), /^503/],
  "breaks off": [() => Promise.reject(new TypeError("fetch failed")), /^fetch failed$/],
  hangs: [() => new Promise<never>(() => {}), /^no answer within 200 ms$/],
};

const { fetch } = globalThis;
const { error } = console;
test.afterEach(() => {
  globalThis.fetch = fetch;
  console.error = error;
});

/** Sends a request to channels that answer so, with made-up keys but for these, and tells what came of it. */
async function attempt(answers: Answer[], keys: Record<string, string | undefined> = {}) {
  const ours = channels.map((channel) => ({
    ...channel,
    origin: `https://${channel.name}`,
    keys: Object.fromEntries(
      Object.keys(channel.keys).map((key) => [key, key in keys ? keys[key] : "made up"]),
    ),
  }));
  const asked: string[] = [];
  const logged: string[][] = [];
  // The e-mail library asks where it is, too.
  Object.assign(globalThis, {
    location: new URL("https://here"),
    fetch: (url: string) => {
      const { host } = new URL(url);
      asked.push(host);
      return answers[names.indexOf(host)]?.();
    },
  });
  console.error = (line) =>
    logged.push(/^Quote Q-234567: (\S+) failed: (.*)$/s.exec(line)?.slice(1) ?? [line]);
  const channel = await submitQuote(everywhere("x"), { channels: ours, timeoutMs: LIMIT_MS }).catch(
    (failure) => (failure instanceof UndeliveredError ? "none" : Promise.reject(failure)),
  );
  return { channel, asked, logged };
}

test("a request is sent once, by the first channel that takes it", async () => {
  const told = await attempt([accept, accept, accept]);
  expect(told).toEqual({ channel: "email", asked: ["email"], logged: [] });
});

for (const [fault, [fail, reason]] of Object.entries(faults)) {
  for (const count of names.map((_, index) => index + 1)) {
    test(`a request goes on to the next channel, or is given back: ${fault}, ${count} times`, async () => {
      const answers = names.map((_, index) => (index < count ? fail : accept));
      expect(await attempt(answers)).toEqual({
        channel: names[count] ?? "none",
        asked: names.slice(0, count + 1),
        logged: names.slice(0, count).map((name) => [name, expect.stringMatching(reason)]),
      });
    });
  }
}

test("of the e-mail service only status 200 counts, of the others any that is ok", async () => {
  const told = await attempt([answer(204), answer(204), accept]);
  expect(told).toMatchObject({ channel: "form-post", asked: ["email", "form-post"] });
});

test("a channel without its keys is passed over without a request or a word", async () => {
  for (const { name, keys } of channels) {
    for (const key of Object.keys(keys)) {
      const others = names.filter((other) => other !== name);
      const told = await attempt(
        names.map(() => answer(503)),
        { [key]: undefined },
      );
      expect(told).toMatchObject({ channel: "none", asked: others });
      expect(told.logged.map(([name]) => name)).toEqual(others);
    }
  }
});

test("the e-mail library's own complaint, a bare string, is a failure like any other", async () => {
  const told = await attempt([accept, accept], { NEXT_PUBLIC_EMAILJS_SERVICE_ID: 7 as never });
  const logged = [["email", expect.stringMatching(/^The service ID is required/)]];
  expect(told).toMatchObject({ channel: "form-post", logged });
});

test("the visitor is told in the specification's words", () => {
  const promise = `We'll contact you within ${answerTime}.`;
  expect(successMessage("email")).toBe(
    `Thank you! Your quote request has been sent successfully. ${promise}`,
  );
  expect(successMessage("form-post")).toBe(
    `Thank you! Your quote request has been submitted successfully. ${promise}`,
  );
  expect(messages.unavailable).toBe(
    "Form services are temporarily unavailable. Opening your email client to send the request directly...",
  );
});

test("a field beyond the specification's travels in the message and the texts", () => {
  const id = "street" as FieldId;
  Object.assign(fields, { [id]: { ...fields.name, name: id, label: "Street" } });
  fieldIds.push(id);
  try {
    const request = everywhere("x");
    const mailed = decodeURIComponent(mailLink(request));
    for (const text of [describeRequest(request), mailed])
      expect(text).toContain("Street: street x");
    expect(messageOf(request)).toMatch(/^projectDescription x\n\n/);
    expect(messageOf(request)).toMatch(/\n\nStreet: street x\n\nReference: Q-234567$/);
    expect(messageOf(request)).not.toContain("name x");
  } finally {
    fieldIds.pop();
    Reflect.deleteProperty(fields, id);
  }
});

/** What people, machines and pranksters type. */
const inputs = Object.values({
  spaces: ["     ", "\u00a0\t", "  Dana  "],
  invisible: ["Da\u200bna", "side\u00adwalk", "\ufeffDana", "abc\u202edcba"],
  letters: ["Pour it 🚧👷‍♀️🏡", "אני צריך שביל", "コンクリート", "Rene\u0301", "\ue000", "\uffff"],
  broken: ["broken \ud83d here", "a\u0000b", "a\u0007\bb", "\u001b[31mred", "a\u007fb", "a\u2028b"],
  lines: ["one\ntwo\n\n\nfive", "one\r\ntwo\rthree", "length\t40 ft"],
  markup: ["<script>hacked = 1</script>", "</textarea></form>", "&lt;b&gt; &amp; &#x41;"],
  quotes: ["O'Neil's 'slab'", "C:\\temp\\new\\", '"},{"access_key":"x', "__proto__"],
  encoded: ["100 % sure, %41 %0A %zz", "20 + 20 & more", "a=1&form-name=other", "?subject=x#sent"],
  headers: ["Dana\r\nBcc: e@example.com", "Dana%0D%0ABcc:e@example.com", "x?bcc=e@example.com"],
}).flat();

test("no input breaks the mail link, adds a header to it, or makes it too long: it is cut, and says so", () => {
  const long = ["a".repeat(1500), "Ｗ".repeat(400), "Ü🚧 ".repeat(1200), "01234".repeat(20_480)];
  for (const input of [...inputs, ...long]) {
    const link = mailLink(everywhere(input), `Failed: ${"why".repeat(100)}`);
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link).toMatch(/^mailto:[\w.@-]+\?subject=Quote%20request%20Q-234567&body=[^&?#\s]+$/);
    const whole = decodeURIComponent(link);
    expect(whole.includes("cut here")).toBe(long.includes(input));
    // No character is cut in two.
    if (long.includes(input)) expect(whole).not.toContain("\ufffd");
  }
});
