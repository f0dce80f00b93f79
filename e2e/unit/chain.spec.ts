import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import {
  type ChannelName,
  channelNames,
  describeFailures,
  mailLink,
  messageOf,
  messages,
  type QuoteRequest,
  quoteFields,
} from "../../lib/quote";
import { type Providers, submitQuote, successMessage, UndeliveredError } from "../../lib/submit";
import { messages as specified, visitor } from "../test";

const LIMIT_MS = 1000;
/** Ends the wait for the channel that is being asked. */
let endWait = () => {};
const channels = Object.keys(channelNames) as ChannelName[];
const request: QuoteRequest = {
  ...visitor,
  projectDescription: visitor.description,
  reference: "TC-234567",
};

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

type Change = (providers: Providers) => unknown;

/** Sends a request through channels in these states, and tells what came of it. */
async function attempt(chosen: States, change: Change = () => {}, sent = request) {
  const asked: string[] = [];
  let body = "";
  const server = createServer(async (incoming, response) => {
    const channel = channels.findIndex((name) => incoming.url?.includes(name));
    body = await text(incoming);
    expect(body).toContain(sent.reference);
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
  try {
    const result = await submitQuote(sent, { providers, timeoutMs: LIMIT_MS });
    return { result, message: successMessage(result), asked, failed, body };
  } catch (cause) {
    if (!(cause instanceof UndeliveredError)) throw cause;
    return { result: "nobody", message: messages.unavailable, asked, failed, body };
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
    expect(await attempt(chosen)).toMatchObject({
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

/** What people, machines and pranksters type. */
const inputs = Object.values({
  blank: ["     ", "\u00a0\u00a0", "\t\t", "  Dana  "],
  invisible: ["Da\u200bna", "side\u00adwalk", "\ufeffDana"],
  emoji: ["Pour it 🚧👷‍♀️🏡", "🇺🇸👍🏽", "👨‍👩‍👧‍👦"],
  rightToLeft: ["אני צריך שביל", "أحتاج إلى ممر", "abc\u202edcba", "我需要一个"],
  scripts: ["コンクリート", "ทางเข้า", "कंक्रीट"],
  letters: ["Z̷̢̛͔a̶͉͝l̵̰̈g̸͚̾o̷̠͒", "Rene\u0301", "Iİıi", "ﬁne Straße", "𝒟𝒶𝓃𝒶", "\ue000\uf8ff", "\uffff"],
  halves: ["broken \ud83d here", "broken \udea7 here"],
  controls: ["a\u0000b", "a\u0007\bb", "\u001b[31mred\u001b[0m"],
  moreControls: ["a\u007fb", "a\u0085b", "a\u2028b"],
  lines: ["one\ntwo\n\n\nfive", "one\r\ntwo\rthree", "length\t40 ft"],
  markup: ["<script>hacked = 1</script>", "<img src=x onerror='hacked = 1'>", "<!-- --><!--"],
  closing: ["</textarea></pre></form></body>", "&lt;b&gt; &amp; &#x41;", "javascript:hacked=1"],
  quotes: ["O'Neil's 'slab'", 'the "big" slab', "C:\\temp\\new\\", '"},{"access_key":"x'],
  encoded: ["100 % sure, %41 %0A %zz", "20 + 20 & more", "a=1&form-name=other", "?subject=x#sent"],
  headers: ["Dana\r\nBcc: e@example.com", "Dana%0D%0ABcc:e@example.com", "x?bcc=e@example.com"],
  code: ["=cmd|' /C calc'!A0", "+1-1", "Robert'); DROP TABLE quotes;--"],
  moreCode: ["$(reboot) `id`", "__proto__"],
  long: ["a".repeat(1500), "Ｗ".repeat(400), "y".repeat(4000), "0123456789".repeat(10_240)],
}).flat();

const everywhere = (input: string): QuoteRequest => ({
  ...request,
  ...{ name: input, email: input, phone: input, projectDescription: input },
});

test("every input arrives as it was typed, through every field and every channel", async () => {
  const takers: States[] = [
    accepted,
    ["answers 403", "accepts", "hangs"],
    ["answers 403", "answers 503", "accepts"],
  ];
  for (const sent of inputs.map(everywhere)) {
    for (const taker of takers) {
      const { body } = await attempt(taker, undefined, sent);
      const isJson = body.startsWith("{");
      const read = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
      const { name, from_name, email, reply_to, phone, message } = read.template_params ?? read;
      const arrived = [name ?? from_name, email ?? reply_to, phone, message];
      const typed = [sent.name, sent.email, sent.phone, messageOf(sent)];
      // Half surrogate pairs cannot be written in a form post.
      expect(arrived).toEqual(isJson ? typed : typed.map((value) => value.toWellFormed()));
    }
  }
});

test("no input breaks the mail link, adds a header to it, or makes it too long: it is cut, and says so", () => {
  for (const input of inputs) {
    const alone = quoteFields.map((field) => ({ ...request, [field]: input }));
    for (const sent of [everywhere(input), ...alone]) {
      const failures = channels.map((channel) => ({ channel, reason: input }));
      const link = mailLink(sent, describeFailures(failures));
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(link).toMatch(/^mailto:[\w.@-]+\?subject=Quote%20request%20TC-234567&body=[^&?#\s]+$/);
      const whole = decodeURIComponent(link);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(whole).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u);
    }
  }
  const link = mailLink({ ...request, projectDescription: "Ü🚧 ".repeat(1200) });
  expect(decodeURIComponent(link)).toMatch(/cut here/);
  expect(link).not.toContain("%EF%BF%BD");
  expect(mailLink(request)).not.toContain("cut");
});
