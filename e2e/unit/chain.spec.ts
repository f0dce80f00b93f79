import { expect, test } from "@playwright/test";
// Loaded ahead, so that no channel's limit is used up by it.
import "@emailjs/browser";
import { channels } from "../../lib/quote/channels";
import { fieldValues } from "../../lib/quote/fields";
import { mailLink, type QuoteRequest } from "../../lib/quote/request";
import { submitQuote } from "../../lib/submit";

const names = channels.map(({ name }) => name);
const everywhere = (input: string): QuoteRequest => ({
  ...fieldValues((id) => `${id} ${input}`),
  reference: "Q-234567",
  createdAt: 0,
});

type Answer = () => Promise<Response>;
const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));

const { fetch, location } = globalThis;
const { error } = console;
test.afterEach(() => {
  Object.assign(globalThis, { fetch, location });
  console.error = error;
});

/** Sends a request to channels that all give this answer, and tells what came of it. */
async function attempt(answer: Answer) {
  const ours = channels.map((channel) => ({
    ...channel,
    origin: `https://${channel.name}`,
    keys: Object.fromEntries(Object.keys(channel.keys).map((key) => [key, "made up"])),
  }));
  const asked: string[] = [];
  const logged: string[][] = [];
  // The e-mail library also reads `location`.
  Object.assign(globalThis, {
    location: new URL("https://here"),
    fetch: (url: string) => {
      asked.push(new URL(url).host);
      return answer();
    },
  });
  console.error = (line) =>
    logged.push(/^Quote Q-234567: (\S+) failed: (.*)$/s.exec(line)?.slice(1) ?? [line]);
  const outcome = await submitQuote(everywhere("x"), { channels: ours, timeoutMs: 200 });
  return { outcome, asked, logged };
}

for (const [fault, fail, reason] of [
  ["answers 403", answer(403), /^403/],
  ["breaks off", () => Promise.reject(new TypeError("fetch failed")), /^fetch failed$/],
  ["hangs", () => new Promise<never>(() => {}), /^no answer within 200 ms$/],
] as const)
  test(`each channel that ${fault} is passed over, and logged`, async () => {
    expect(await attempt(fail)).toEqual({
      outcome: {
        state: "failed",
        message: expect.stringContaining("unavailable"),
        reasons: expect.stringMatching(/^The website could not send this by e-mail .*; host .*; /),
      },
      asked: names,
      logged: names.map((name) => [name, expect.stringMatching(reason)]),
    });
  });

test("of the e-mail service only status 200 counts, of the others any that is ok", async () => {
  expect(await attempt(answer(204))).toMatchObject({ asked: ["email", "form-post"] });
});

test("no input breaks the mail link, adds a header to it, or makes it too long: it is cut, and says so", () => {
  const long = "Ü🚧 ".repeat(1200);
  const header = "Dana\r\nBcc: e@example.com";
  for (const input of [header, "x?bcc=e@example.com&y#sent %zz", "broken \ud83d here", long]) {
    const link = mailLink(everywhere(input), `Failed: ${"why".repeat(100)}`);
    expect(link.length).toBeLessThanOrEqual(2000);
    expect(link).toMatch(/^mailto:[\w.@-]+\?subject=Quote%20request%20Q-234567&body=[^&?#\s]+$/);
    const whole = decodeURIComponent(link);
    expect(whole.includes("cut here")).toBe(input === long);
    // No character is cut in two.
    if (input === long) expect(whole).not.toContain("\ufffd");
  }
});
