import type { Page } from "@playwright/test";
import { isDelivered } from "./setup/delivered";
import { expect, LATER_SCRIPTS, open, test } from "./test";

test.use({ reducedMotion: "reduce", expectedErrors: /\.woff2/ });

test("scripts are asked for after everything else has loaded, and none twice", async ({ page }) => {
  await open(page);
  const entries = await page.evaluate(() => performance.getEntries().map((it) => it.toJSON()));
  const { loadEventStart } = entries.find(({ entryType }) => entryType === "navigation");
  const scripts = entries.filter(({ name }) => LATER_SCRIPTS.test(name));
  expect(scripts).not.toHaveLength(0);
  for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(loadEventStart);
  const addresses = await page
    .locator("script[src]")
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(addresses).toEqual([...new Set(addresses)]);
  // The page has its styles in itself, and React finds the links to them.
  await expect(page.locator("link[rel='stylesheet']:not([disabled])")).toHaveCount(0);
});

test("nothing moves when the fonts come late", async ({ page }) => {
  test.skip(!isDelivered, "an owner's own words may break where they like");
  const inOurFont = await placesIn(page, "our font");
  await page.route(/\.woff2$/, (route) => route.abort());
  expect(await placesIn(page, "the fallback")).toEqual(inOurFont);
});

/** Where the first screen's texts begin and end, from top to bottom, by the width of the window. */
async function placesIn(page: Page, font: "our font" | "the fallback") {
  await page.goto("/");
  const loaded = await page.evaluate(async () =>
    [...(await document.fonts.ready)].some(
      ({ family, status }) => family.includes("Archivo") && status === "loaded",
    ),
  );
  expect(loaded).toBe(font === "our font");
  const places: Record<number, string[]> = {};
  for (const width of [320, 360, 375, 390, 412, 768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    places[width] = await page
      .locator("header :is(a, button), #home :is(h1, p, a, li)")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return `${element.textContent}: ${Math.round(top)} to ${Math.round(bottom)}`;
        }),
      );
    expect(places[width]).not.toEqual([]);
  }
  return places;
}
