import type { Browser, Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser";
import { expect, facts, holdBack, LATER_SCRIPTS, open, test } from "./test";

/** In kB before compression, with room for an update of a dependency: the tight ones are in scripts/bench.ts. */
const BUDGETS = { "/": 125, ".js": 780, ".css": 3, ".woff2": 30 };

test("the first view keeps to its budgets, and scripts come after it", async ({ page }) => {
  await open(page);
  await page.waitForLoadState("networkidle");
  const files = await entriesOf(page);
  for (const [ending, most] of Object.entries(BUDGETS)) {
    const those = files.filter(({ name }) => name.endsWith(ending));
    const kB = those.reduce((sum, { decodedBodySize }) => sum + decodedBodySize / 1000, 0);
    // A page that failed to load would weigh little.
    expect.soft(kB, ending).toBeGreaterThan(most / 10);
    expect.soft(kB, ending).toBeLessThanOrEqual(most);
  }
  const { loadEventStart } = files.find(({ entryType }) => entryType === "navigation");
  const scripts = files.filter(({ name }) => LATER_SCRIPTS.test(name));
  for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(loadEventStart);
});

test("nothing moves when the fonts come late, however letters are drawn", async ({
  browser,
  playwright,
}) => {
  test.skip(!facts.email.endsWith(".example"), "an owner's own words may break where they like");
  // The default of Debian's headless shell: each letter is as wide as whole pixels.
  const hinted = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: ["--font-render-hinting=full"],
  });
  for (const drawnBy of [browser, hinted]) {
    expect(await placesIn(drawnBy, "the fallback")).toEqual(await placesIn(drawnBy, "our font"));
  }
  await hinted.close();
});

/** Where the first screen's texts begin and end, from top to bottom, by the width of the window. */
async function placesIn(browser: Browser, font: "our font" | "the fallback") {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  if (font === "the fallback") await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(test.info().project.use.baseURL ?? "");
  await page.evaluate(() => document.fonts.ready);
  const places: Record<number, string[]> = {};
  for (const width of [320, 360, 375, 390, 412, 768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    places[width] = await page
      .locator("header :is(a, button), #home :is(h1, p, a, li), aside a")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return `${element.textContent}: ${Math.round(top)} to ${Math.round(bottom)}`;
        }),
      );
  }
  await page.close();
  return places;
}

test("on a phone, the first screen's picture comes before those below it", async ({ page }) => {
  const arrive = await holdBack(page, /\/pictures\/hero/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#contact")).toBeAttached();
  arrive();
  const times = async (wanted: RegExp) =>
    (await entriesOf(page)).filter(({ name }) => wanted.test(name));
  await expect.poll(() => times(/\/pictures\/service/)).not.toHaveLength(0);
  const [[first], [paint]] = [await times(/\/pictures\/hero/), await times(/contentful-paint/)];
  // Nobody waits longer than two seconds for it.
  const soonest = Math.min(first.responseEnd, paint.startTime + 1900);
  for (const { startTime } of await times(/\/pictures\/service/))
    expect(startTime).toBeGreaterThanOrEqual(soonest);
});

/** What the browser has noted of its loading and painting, in milliseconds and bytes. */
function entriesOf(page: Page) {
  return page.evaluate(() => performance.getEntries().map((entry) => entry.toJSON()));
}
