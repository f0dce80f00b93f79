import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import {
  type ChannelName,
  channelNames,
  describeFailures,
  mailLink,
  messageOf,
  type QuoteRequest,
  quoteFields,
} from "../../lib/quote";
import { type Providers, submitQuote } from "../../lib/submit";

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

const request = (changes: Partial<QuoteRequest>): QuoteRequest => ({
  name: "Dana",
  email: "dana@example.com",
  phone: "785-555-0100",
  projectDescription: "ordinary",
  reference: "TC-222222",
  ...changes,
});

const everywhere = (input: string) =>
  request({ name: input, email: input, phone: input, projectDescription: input });

test("every input arrives as it was typed, through every field and every channel", async () => {
  let body = "";
  const server = createServer(async (incoming, response) => {
    body = await text(incoming);
    response.end("OK");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.location ??= new URL(url) as unknown as Location;
  const emailjs = { publicKey: "k", serviceId: "s", templateId: "t", origin: url };
  const channels: Providers[] = [
    { emailjs, formPost: { url }, web3forms: { url } },
    { emailjs: {}, formPost: { url }, web3forms: { url } },
    // Nobody listens at the first address: the form service is the one that is left.
    { emailjs: {}, formPost: { url: "http://127.0.0.1:9" }, web3forms: { url, accessKey: "k" } },
  ];
  for (const input of inputs) {
    const sent = everywhere(input);
    for (const providers of channels) {
      await submitQuote(sent, { providers });
      const isJson = body.startsWith("{");
      const read = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
      const { name, from_name, email, reply_to, phone, message } = read.template_params ?? read;
      const arrived = [name ?? from_name, email ?? reply_to, phone, message];
      const typed = [sent.name, sent.email, sent.phone, messageOf(sent)];
      // Half surrogate pairs cannot be written in a form post.
      expect(arrived).toEqual(isJson ? typed : typed.map((value) => value.toWellFormed()));
    }
  }
  server.close();
});

test("no input breaks the mail link, adds a header to it, or makes it too long: it is cut, and says so", () => {
  const channels = Object.keys(channelNames) as ChannelName[];
  for (const input of inputs) {
    for (const sent of [
      everywhere(input),
      ...quoteFields.map((one) => request({ [one]: input })),
    ]) {
      const failures = channels.map((channel) => ({ channel, reason: input }));
      const link = mailLink(sent, describeFailures(failures));
      expect(link.length).toBeLessThanOrEqual(2000);
      expect(link).toMatch(/^mailto:[\w.@-]+\?subject=Quote%20request%20TC-222222&body=[^&?#\s]+$/);
      const whole = decodeURIComponent(link);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(whole).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u);
    }
  }
  const link = mailLink(request({ projectDescription: "Ü🚧 ".repeat(1200) }));
  expect(decodeURIComponent(link)).toMatch(/cut here/);
  expect(link).not.toContain("%EF%BF%BD");
  expect(mailLink(request({}))).not.toContain("cut");
});
