import type { Browser } from "@playwright/test";
import { findBrowser } from "../scripts/browser";
import { expect, facts, LATER_SCRIPTS, open, test } from "./test";

test("scripts are asked for after everything else has loaded", async ({ page }) => {
  await open(page);
  const entries = await page.evaluate(() => performance.getEntries().map((it) => it.toJSON()));
  const { loadEventStart } = entries.find(({ entryType }) => entryType === "navigation");
  const scripts = entries.filter(({ name }) => LATER_SCRIPTS.test(name));
  expect(scripts).not.toHaveLength(0);
  for (const { startTime } of scripts) expect(startTime).toBeGreaterThan(loadEventStart);
});

test("nothing moves when the fonts come late", async ({ browser, playwright }) => {
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
      .locator("header :is(a, button), #home :is(h1, p, a, li), aside a")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return `${element.textContent}: ${Math.round(top)} to ${Math.round(bottom)}`;
        }),
      );
    expect(places[width]).not.toEqual([]);
  }
  await page.close();
  return places;
}
