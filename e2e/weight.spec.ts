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

/** The words that came with the site break alike in every font; an owner's own may break where they like. */
const ownWords = !facts.email.endsWith(".example");

for (const width of [360, 390, 768, 1440]) {
  test(`nothing moves at ${width} px when the fonts come late`, async ({ page }) => {
    const arrive = await holdBack(page, /\.woff2$/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.locator("#contact")).toBeAttached();
    await expect(page.locator("h1")).toBeVisible();
    arrive();
    const seen = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "layout-shift", buffered: true });
      const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return {
        fonts: [...document.fonts].filter(({ status }) => status === "loaded").length,
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
      };
    });
    expect(seen.fonts).toBeGreaterThanOrEqual(2);
    expect(seen.shift).toBeLessThan(ownWords ? 0.05 : 0.005);
  });
}

test("the first screen breaks at the same words, whatever font and letters it is drawn with", async ({
  browser,
  playwright,
}) => {
  test.skip(ownWords, "they may break where they like");
  // The default of Debian's headless shell: each letter is as wide as whole pixels.
  const hinted = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: ["--font-render-hinting=full"],
  });
  const usual = await linesOf(browser, "our font");
  expect(await linesOf(browser, "the fallback")).toEqual(usual);
  expect(await linesOf(hinted, "our font")).toEqual(usual);
  expect(await linesOf(hinted, "the fallback")).toEqual(usual);
  await hinted.close();
});

/** The lines of the first screen's texts, by the width of the window. */
async function linesOf(browser: Browser, font: "our font" | "the fallback") {
  const page = await browser.newPage();
  if (font === "the fallback") await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(test.info().project.use.baseURL ?? "");
  await page.evaluate(() => document.fonts.ready);
  const lines: Record<number, string[]> = {};
  for (const width of [320, 360, 375, 390, 412, 768, 1024, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    lines[width] = await page
      .locator("header :is(a, button), #home :is(h1, p, a, li), aside a")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let text = "";
          let right = 0;
          while (nodes.nextNode()) {
            const node = nodes.currentNode;
            for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const box = range.getBoundingClientRect();
              text += box.left < right ? ` / ${word}` : ` ${word}`;
              right = box.right;
            }
          }
          return text;
        }),
      );
  }
  await page.close();
  return lines;
}

test("on a phone, the first screen's picture comes before those below it", async ({ page }) => {
  const arrive = await holdBack(page, /\/photos\/hero/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#contact")).toBeAttached();
  arrive();
  const times = async (wanted: RegExp) =>
    (await entriesOf(page)).filter(({ name }) => wanted.test(name));
  await expect.poll(() => times(/\/photos\/service/)).not.toHaveLength(0);
  const [[first], [paint]] = [await times(/\/photos\/hero/), await times(/contentful-paint/)];
  // Nobody waits longer than two seconds for it.
  const soonest = Math.min(first.responseEnd, paint.startTime + 1900);
  for (const { startTime } of await times(/\/photos\/service/))
    expect(startTime).toBeGreaterThanOrEqual(soonest);
});

/** What the browser has noted of its loading and painting, in milliseconds and bytes. */
function entriesOf(page: Page) {
  return page.evaluate(() => performance.getEntries().map((entry) => entry.toJSON()));
}
