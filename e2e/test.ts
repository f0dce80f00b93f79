import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { testSites } from "./setup/test-sites";
import { translate } from "./setup/translate";

/** What a project of playwright.config.ts or a spec may set. */
export type Options = {
  /** The errors that the test causes on purpose, so that the page may log them. */
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
      const own = [baseURL ?? otherCompanyUrl, otherCompanyUrl].map(
        (address) => new URL(address).host,
      );
      // A route of the test itself, which answers in the place of a third party, takes precedence.
      await context.route(
        ({ protocol, host }) => protocol.startsWith("http") && !own.includes(host),
        (route) => {
          unexpected.push(`A request to ${route.request().url()}`);
          return route.abort();
        },
      );
      page.on("pageerror", (error) => {
        // On a translated page React finds other texts than its own, reports that, and renders the page anew.
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
export { expect };

/** The address of the other company's site: see README.md. */
export const otherCompanyUrl =
  process.env.BASE_URL ?? `http://localhost:${testSites.otherCompany.port}/`;

/** Skips a test when the suite runs against a deployed address. */
export function needsLocalServer(reason: string): void {
  test.skip(Boolean(process.env.BASE_URL), `needs the local server: ${reason}`);
}

/** Waits until scripts have taken over the page. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator(":root")).toHaveAttribute("data-scripts", "ready");
}

/** Opens the page and waits until scripts have taken over. */
export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Loads the page again and waits until scripts have taken over: before that, the browser itself sends the form. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** Opens the page in another tab, behind this one: a browser draws a tab in the background about once a second. */
export async function openOtherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await open(other);
  await page.bringToFront();
  return other;
}

/** How many sheets of paper the page takes. Only Chromium prints into a file. */
export async function sheetsOf(page: Page, paper = { format: "Letter" }): Promise<number> {
  const file = (await page.pdf(paper)).toString("latin1");
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Stops the page's installed clock an hour from now: it cannot go back. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
}

/** Waits until every observer has been called for this scroll, and a frame was drawn after it. */
export async function observersHaveLooked(piece: Locator): Promise<void> {
  await piece.evaluate(async (element) => {
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(element));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** An element's bounding box; NaN if absent, so that comparisons fail. */
export const boundingBoxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };

/** The addresses of every script but the starter. */
export const LATER_SCRIPTS = /\/_next\/static\/(chunks\/.*|scripts\/page-.*)\.js$/;

/** Holds those scripts back, or only some of them; returns a function that lets them come, or fail. */
export async function holdBackScripts(
  page: Page,
  end: "continue" | "abort" = "continue",
  files = LATER_SCRIPTS,
) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route[end]();
  });
  return release;
}
