import { expect, test } from "@playwright/test";
// Loaded ahead, so that no channel's limit is used up by it.
import "@emailjs/browser";
import { type Channel, channels } from "../../lib/quote/channels";
import { type FieldId, fieldIds, fields, quoteOf } from "../../lib/quote/fields";
import {
  describeRequest,
  mailLink,
  messageOf,
  messages,
  type QuoteRequest,
} from "../../lib/quote/request";
import { submitQuote, successMessage, UndeliveredError } from "../../lib/submit";
import { hostFormPage } from "../../scripts/export/host-form";
import { messages as specified } from "../test";

const names = channels.map(({ name }) => name);
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

const everywhere = (input: string): QuoteRequest => ({
  ...quoteOf((id) => `${id} ${input}`),
  reference: "Q-234567",
});
// Half surrogate pairs cannot be written in a form post.
const request = everywhere(inputs.join(" ").toWellFormed());

/** How long each channel may take, in milliseconds. */
const LIMIT_MS = 100;
/** No time passes but what a channel takes, however busy the machine is. */
const timers: { done: () => void; ms: number }[] = [];
const take = (ms: number) => {
  for (const timer of timers.splice(0)) if (timer.ms <= ms) timer.done();
};

const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));
/** What a channel may do with a request, and what is logged of it when that is a failure. */
const states = {
  accepts: [answer(200), /^$/],
  "is slow": [() => Promise.resolve(take(LIMIT_MS - 1)).then(answer(200)), /^$/],
  "answers 204": [answer(204), /^204/],
  "answers 403": [answer(403), /^403/],
  "answers 503": [answer(503), /^503/],
  "breaks off": [() => Promise.reject(new TypeError("fetch failed")), /^fetch failed$/],
  hangs: [() => new Promise<never>(() => take(LIMIT_MS)), /^no answer within 100 ms$/],
} as const;
type State = keyof typeof states;
/** Of the e-mail service, the host and the form service. What comes after them fails, too. */
type States = readonly State[];
const stateOf = (chosen: States, channel: number) => states[chosen[channel] ?? "answers 503"];

/** Of the e-mail service, only status 200 counts. */
const delivers = (state: State, channel: number) =>
  state === "accepts" || state === "is slow" || (state === "answers 204" && channel > 0);

const every = Object.keys(states) as State[];
const cases: States[] = [
  ...every.map((state): States => [state, "accepts", "accepts"]),
  ...every.map((state): States => ["answers 403", state, "is slow"]),
  ...every.map((state): States => ["breaks off", "answers 503", state]),
  // The limit is each channel's own.
  ["hangs", "hangs", "is slow"],
];

function valuesIn(body: string): string[] {
  if (!body.startsWith("{")) return Array.from(new URLSearchParams(body).values());
  const fields = JSON.parse(body);
  return Object.values(fields.template_params ?? fields);
}

/** Sends a request through channels in these states, and tells what came of it. */
async function attempt(chosen: States, change: (channel: Channel) => object = () => ({})) {
  const ours = channels.map((channel) => {
    const keys = Object.fromEntries(Object.keys(channel.keys).map((key) => [key, "made up"]));
    const withKeys = { ...channel, origin: `https://${channel.name}`, keys };
    return { ...withKeys, ...change(withKeys) };
  });
  const seen = { asked: [""].slice(1), failed: [] as string[][], values: [""] };
  const { fetch, setTimeout } = globalThis;
  const { error } = console;
  // The e-mail library asks where it is, too.
  Object.assign(globalThis, {
    location: new URL("https://here"),
    setTimeout: (done: () => void, ms: number) => timers.push({ done, ms }),
    fetch: (url: string, { body }: RequestInit) => {
      const channel = new URL(url).host;
      seen.asked.push(channel);
      seen.values = valuesIn(String(body));
      return stateOf(chosen, names.indexOf(channel))[0]();
    },
  });
  console.error = (line) =>
    seen.failed.push(/^Quote Q-234567: (\S+) failed: (.*)$/s.exec(line)?.slice(1) ?? [line]);
  try {
    const result = await submitQuote(request, { channels: ours, timeoutMs: LIMIT_MS });
    return { ...seen, result, message: successMessage(result) };
  } catch (cause) {
    if (!(cause instanceof UndeliveredError)) throw cause;
    return { ...seen, result: "nobody", message: messages.unavailable };
  } finally {
    Object.assign(globalThis, { fetch, setTimeout });
    console.error = error;
  }
}

for (const chosen of cases) {
  const [mail, host, service] = chosen;
  test(`a request arrives once and as typed, or is given back: e-mail ${mail}, host ${host}, form service ${service}`, async () => {
    const { name, email, phone } = request;
    const taker = chosen.findIndex(delivers);
    const reached = taker < 0 ? names : names.slice(0, taker + 1);
    const thanks = `${taker ? specified.submitted : specified.sent} ${specified.promise}`;
    const reasons = names.map((_, index) => expect.stringMatching(stateOf(chosen, index)[1]));
    expect(await attempt(chosen)).toMatchObject({
      result: names[taker] ?? "nobody",
      message: taker < 0 ? specified.unavailable : thanks,
      asked: reached,
      values: expect.arrayContaining([name, email, phone, messageOf(request)]),
      failed: reached.flatMap((name, index) => (index === taker ? [] : [[name, reasons[index]]])),
    });
  });
}

const accepted: States = ["accepts", "accepts", "accepts"];

/** A key of a channel, by its name, is another one. */
const withKey = (key: string, value?: string) => (channel: Channel) =>
  key in channel.keys ? { keys: { ...channel.keys, [key]: value } } : {};

test("a channel without its keys is passed over without a request or a word", async () => {
  for (const { name, keys } of channels) {
    for (const key of Object.keys(keys)) {
      const others = names.filter((other) => other !== name);
      const told = await attempt(["hangs", "hangs", "hangs"], withKey(key));
      expect(told).toMatchObject({ result: "nobody", asked: others });
      expect(told.failed).toHaveLength(others.length);
    }
  }
});

test("the e-mail library's own complaint, a bare string, is a failure like any other", async () => {
  const told = await attempt(accepted, withKey("NEXT_PUBLIC_EMAILJS_SERVICE_ID", 7 as never));
  const failed = [["email", expect.stringMatching(/^The service ID is required/)]];
  expect(told).toMatchObject({ result: "form-post", failed });
});

test("a field beyond the specification's travels in the message, the texts and the host's page", () => {
  const id = "street" as FieldId;
  Object.assign(fields, { [id]: { ...fields.name, name: id, label: "Street" } });
  fieldIds.push(id);
  try {
    const request = everywhere("x");
    const mailed = decodeURIComponent(mailLink(request));
    for (const text of [messageOf(request), describeRequest(request), mailed])
      expect(text).toContain("Street: street x");
    expect(hostFormPage()).toContain('name="street"');
  } finally {
    fieldIds.pop();
    Reflect.deleteProperty(fields, id);
  }
});

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
