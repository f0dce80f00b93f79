import { test as base, expect, type Locator, type Page, type Request } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import { type Channel, channels } from "../lib/quote/channels";
import { type FieldId, fieldIds, fields, type Quote, securityQuestion } from "../lib/quote/fields";
import { formTexts } from "../lib/site";
import { testSites } from "./setup/test-sites";
import { translate } from "./setup/translate";

/** What a project or a spec may set. */
export type Options = {
  /** The errors that the page may log. */
  expectedErrors: RegExp;
  /** Whether the browser translates the page. */
  translated: boolean;
};

/** A test that fails when the page logs an error, violates its own policy, or sends a third party a request. */
export const test = base.extend<Options & { watched: undefined }>({
  expectedErrors: [/^$/, { option: true }],
  translated: [false, { option: true }],
  watched: [
    async ({ context, page, baseURL, expectedErrors, translated }, use) => {
      const unexpected: string[] = [];
      const own = [baseURL ?? formPostOnly, formPostOnly].map((address) => new URL(address).host);
      // A route of the test itself, which answers in the place of a third party, takes precedence.
      await context.route(
        ({ protocol, host }) => protocol.startsWith("http") && !own.includes(host),
        (route) => {
          unexpected.push(`A request to ${route.request().url()}`);
          return route.abort();
        },
      );
      page.on("pageerror", (error) => {
        // React finds another page than its own, and draws it anew.
        if (translated && error.message.includes("error #418")) return;
        if (!expectedErrors.test(error.message)) unexpected.push(`Thrown: ${error.stack}`);
      });
      page.on("console", (message) => {
        const text = `${message.text()} (${message.location().url})`;
        if (message.type() === "error" && !expectedErrors.test(text)) unexpected.push(text);
      });
      if (translated) await context.addInitScript(translate);
      await use(undefined);
      if (translated) await expect(page.locator("h1 > font > font")).toBeAttached();
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { facts, phoneLink } from "../lib/content/facts";
export { messages } from "../lib/quote/request";
export { expect };

/** How many photos the gallery has: 44 in the specification, more or fewer once it is the owner's. */
export const total = gallery.length;

/** The address of the other company's site, which has no keys: its only channel is the host's form post. */
export const formPostOnly =
  process.env.BASE_URL ?? `http://localhost:${testSites.formPostOnly.port}/`;

/** What the channels do with a post: all the same, or only the one of this name takes it. */
type ChannelState = "accept" | "fail" | "hang" | Channel["name"];

/** Answers posts to the channels, in every tab. A test may change `state` later; `asked` are the posts. */
export async function setChannels(page: Page, state: ChannelState) {
  const answers = { state, asked: [] as { channel: string; request: Request }[] };
  await page.context().route("**", (route) => {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    // Only the page's own host takes posts at its root.
    const channel = channels.find((one) => one.origin === (pathname === "/" ? "" : origin))?.name;
    if (request.method() !== "POST" || !channel) return route.fallback();
    answers.asked.push({ channel, request });
    if (answers.state === "hang") return;
    const accepts = answers.state === "accept" || answers.state === channel;
    return route.fulfill(accepts ? { status: 200, body: "OK" } : { status: 503 });
  });
  return answers;
}

/** Console messages of channels that fail, as they should in some tests. */
export const CHANNEL_ERRORS = /^(Quote \S+: |Failed to load resource)/;

/** The mail links that the page opens, once it has. They open no page: the browser's own protocol tells of them. */
export async function mailLinksOf(page: Page): Promise<string[]> {
  const links: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => links.push(url));
  return links;
}

/** Skips a test when the suite runs against a deployed address. */
export function needsLocalServer(reason: string): void {
  test.skip(Boolean(process.env.BASE_URL), `needs the local server: ${reason}`);
}

/** Waits until scripts have taken over every island. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator("[data-island='ready']").first()).toBeAttached();
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

/** An element's bounding box; NaN if absent, so that comparisons fail. */
export const boundingBoxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

type Point = { x: number; y: number };

/** Returns a function that drags a finger from a point by so much: by nothing, it is a tap. */
export async function finger(page: Page) {
  const engine = page.context().browser()?.browserType().name();
  test.skip(engine !== "chromium", "only Chromium's debugger has touches");
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return async ({ x, y }: Point, by: Point) => {
    await send("touchStart", { x, y });
    for (let step = 1; step <= 10; step++)
      await send("touchMove", { x: x + (by.x * step) / 10, y: y + (by.y * step) / 10 });
    await send("touchEnd");
  };
}

/** The addresses of every script but the starter. */
export const LATER_SCRIPTS = /\/_next\/static\/(chunks\/.*|scripts\/page-.*)\.js$/;

/** Holds those scripts back; returns a function that lets them come, or fail. */
export async function holdBackScripts(page: Page, end: "continue" | "abort" = "continue") {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATER_SCRIPTS, async (route) => {
    await released;
    await route[end]();
  });
  return release;
}

/** A visitor's entries. */
export const visitor: Quote = {
  projectDescription: "New driveway, about 20 x 40 ft.\nOld one comes out.",
  name: "Dana Whitfield",
  email: "dana@example.com",
  phone: "785-555-0100",
};

/** The quote form, and its fields by their ids. */
export function quoteForm(page: Page) {
  const form = page.getByRole("form", { name: formTexts.title });
  const byLabel = (label: string) => form.getByLabel(label, { exact: true });
  const texts = fieldIds.map((id) => [id, byLabel(fields[id].label)]);
  const controls = {
    ...(Object.fromEntries(texts) as Record<FieldId, Locator>),
    securityAnswer: byLabel(securityQuestion.label),
  };
  return {
    form,
    ...controls,
    fields: Object.values(controls),
    submit: form.getByRole("button", { name: /^(Send quote request|Sending\.\.\.)$/ }),
    status: form.getByRole("status").filter({ hasText: "Thank you!" }),
    alert: form.getByRole("alert"),
    another: form.getByRole("button", { name: formTexts.another }),
  };
}

/** Fills the form as a visitor would, but does not send it. After a result, it opens the form again first. */
export async function fill(
  page: Page,
  { securityAnswer = "10", ...values }: Partial<Quote & { securityAnswer: string }> = {},
) {
  const form = quoteForm(page);
  if (await form.name.isHidden()) await form.another.click();
  for (const id of fieldIds) await form[id].fill(values[id] ?? visitor[id]);
  await form.securityAnswer.fill(securityAnswer);
  return form;
}
