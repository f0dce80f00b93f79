import { readFile } from "node:fs/promises";
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
} from "@playwright/test";
import { answerTime } from "../lib/content/facts";
import { gallery } from "../lib/content/gallery";
import { channels } from "../lib/quote/channels";
import { testSites } from "./setup/test-sites";

/** A test that fails when the page logs an error, violates its own policy, or sends a third party a request. */
export const test = base.extend<{ expectedErrors: RegExp; watched: undefined }>({
  expectedErrors: [/^$/, { option: true }],
  watched: [
    async ({ context, page, baseURL, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const hosts = [baseURL ?? allChannels, allChannels, formPostOnly].map(
        (address) => new URL(address).host,
      );
      // A route of the test itself, which answers in the place of a third party, takes precedence.
      await context.route(
        ({ protocol, host }) => protocol.startsWith("http") && !hosts.includes(host),
        (route) => {
          unexpected.push(`A request to ${route.request().url()}`);
          return route.abort();
        },
      );
      page.on("pageerror", (error) => {
        if (!expectedErrors.test(error.message)) unexpected.push(`Thrown: ${error.stack}`);
      });
      page.on("console", (message) => {
        const text = `${message.text()} (${message.location().url})`;
        if (message.type() === "error" && !expectedErrors.test(text)) unexpected.push(text);
      });
      await use(undefined);
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { facts, phoneLink } from "../lib/content/facts";
export { expect };

/** How many photos the gallery has: 44 in the specification, more or fewer once it is the owner's. */
export const total = gallery.length;

/** Skips a test that needs more photos than the gallery has. */
export function needsPhotos(count: number): void {
  test.skip(total < count, `needs ${count} photos: the gallery has ${total}`);
}

/** The address of the site that is built with keys for every channel. */
export const allChannels = `http://localhost:${testSites.allChannels.port}/`;
/** The address of the other company's site, which has no keys: its only channel is the host's form post. */
export const formPostOnly =
  process.env.BASE_URL ?? `http://localhost:${testSites.formPostOnly.port}/`;

/** The channel that a request is for, by its name; undefined for any other request. */
export function channelOf(request: Request): string | undefined {
  const { origin, pathname } = new URL(request.url());
  const own =
    pathname === "/" && [allChannels, formPostOnly].some((site) => site.startsWith(origin));
  if (request.method() !== "POST") return undefined;
  return channels.find((channel) => channel.origin === (own ? "" : origin))?.name;
}

/** Answers every channel with what `answer` says, and lets all other requests go on. */
export function answerChannels(
  target: Page | BrowserContext,
  answer: (route: Route, channel: string) => unknown,
) {
  return target.route("**", async (route) => {
    const channel = channelOf(route.request());
    await (channel ? answer(route, channel) : route.fallback());
  });
}

/** Lets every channel do the same; a test may change `state` later. `asked` are the posted bodies. */
export async function setChannels(
  target: Page | BrowserContext,
  state: "accept" | "fail" | "hang",
) {
  const channels = { state, asked: [] as string[] };
  await answerChannels(target, (route) => {
    channels.asked.push(route.request().postData() ?? "");
    if (channels.state === "fail") return route.fulfill({ status: 503 });
    if (channels.state === "accept") return route.fulfill({ status: 200, body: "OK" });
  });
  return channels;
}

/** Console messages of channels that fail, as they should in some tests. */
export const CHANNEL_ERRORS = /^(Quote \S+: |Failed to load resource|UndeliveredError)/;

/** A promise, and the function that resolves it: a test holds an answer back until it calls that. */
export function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Skips a test when the suite runs against a deployed address. */
export function needsLocalServer(reason: string): void {
  test.skip(Boolean(process.env.BASE_URL), `needs the local server: ${reason}`);
}

/** The requests under this name that the local server has kept. */
export async function postedQuotes(name: string): Promise<Record<string, string>[]> {
  const lines = (await readFile(".cache/quotes.jsonl", "utf8")).trim().split("\n");
  return lines.map((line) => JSON.parse(line)).filter((quote) => quote.name === name);
}

/** Waits until scripts have taken over every island. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator("[data-island='waiting']")).toHaveCount(0);
}

/** Opens the page and waits until scripts have taken over. */
export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Stops the page's installed clock an hour from now: it cannot go back. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
}

/** Waits until the page has stopped scrolling. */
export async function stopped(page: Page): Promise<void> {
  let before: number | undefined;
  let now: number | undefined;
  const hasStopped = async () => {
    before = now;
    now = await page.evaluate(() => scrollY);
    return now === before;
  };
  await expect.poll(hasStopped, { intervals: [150] }).toBe(true);
}

type Point = { x: number; y: number };

/** Touches the page, through the browser's debugger. */
export async function touches(page: Page) {
  const engine = page.context().browser()?.browserType().name();
  test.skip(engine !== "chromium", "only Chromium's debugger has touches");
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  /** Puts a finger on each point. The first moves by `by`, the others by the opposite (a pinch). Then lifts them. */
  const move = async (by: Point, ...points: Point[]) => {
    await send("touchStart", ...points);
    for (let step = 1; step <= 10; step++) {
      const moved = points.map(({ x, y }, index) => {
        const share = ((index ? -1 : 1) * step) / 10;
        return { x: x + by.x * share, y: y + by.y * share };
      });
      await send("touchMove", ...moved);
    }
    await send("touchEnd");
  };
  return { send, move };
}

/** Holds back the requests to an address; returns a function that lets them go. */
export async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { open, opened } = latch();
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** The addresses of every script but the starter. */
export const LATER_SCRIPTS = /\/_next\/static\/(chunks\/.*|scripts\/page-.*)\.js$/;

/** The labels of the form's fields, in its order. */
export const labels = {
  description: "Project description",
  name: "Name",
  email: "Email",
  phone: "Phone",
  securityAnswer: "What is 7 + 3?",
};
type Field = keyof typeof labels;

/** A visitor's entries. */
export const visitor = {
  description: "New driveway, about 20 x 40 ft.\nOld one comes out.",
  name: "Dana Whitfield",
  email: "dana@example.com",
  phone: "785-555-0100",
} satisfies Omit<Record<Field, string>, "securityAnswer">;

/** The quote form. */
export function quoteForm(page: Page) {
  const form = page.getByRole("form", { name: "Free quote" });
  const fields = Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [
      field,
      form.getByLabel(label, { exact: true }),
    ]),
  ) as Record<Field, Locator>;
  return {
    form,
    ...fields,
    fields: Object.values(fields),
    submit: form.getByRole("button", { name: /^(Send quote request|Sending\.\.\.)$/ }),
    status: form.getByRole("status").filter({ hasText: "Thank you!" }),
    alert: form.getByRole("alert"),
    another: form.getByRole("button", { name: "Send another request" }),
  };
}

/** Fills the form as a visitor would, but does not send it. After a result, it opens the form again first. */
export async function fill(page: Page, values: Partial<Record<Field, string>> = {}) {
  const form = quoteForm(page);
  if (await form.name.isHidden()) await form.another.click();
  const typed: Record<Field, string> = { ...visitor, securityAnswer: "10", ...values };
  for (const field of Object.keys(typed) as Field[]) await form[field].fill(typed[field]);
  return form;
}

/** The specification's messages. A message of success is followed by the owner's `promise`. */
export const messages = {
  sent: "Thank you! Your quote request has been sent successfully.",
  submitted: "Thank you! Your quote request has been submitted successfully.",
  promise: `We'll contact you within ${answerTime}.`,
  wrongAnswer: "Please answer the security question correctly.",
  unavailable:
    "Form services are temporarily unavailable. Opening your email client to send the request directly...",
};
