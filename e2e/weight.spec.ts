import { brotliCompressSync, constants } from "node:zlib";
import type { Response } from "@playwright/test";
import { expect, gate, open, test } from "./test";

/**
 * In kB, as a host sends them that compresses with Brotli at 6. There is room for an update of a
 * dependency: the tight budgets are those of scripts/bench.
 */
const BUDGETS = { document: 17, script: 195, stylesheet: 2, font: 45 };

test("the first view keeps to its budgets of bytes", async ({ page }) => {
  const answers: Promise<[kind: string, kB: number]>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() in BUDGETS) answers.push(weigh(response));
  });
  await open(page);
  await page.waitForLoadState("networkidle");
  const weight: Record<string, number> = {};
  for (const [kind, kB] of await Promise.all(answers)) weight[kind] = (weight[kind] ?? 0) + kB;
  for (const [kind, most] of Object.entries(BUDGETS)) {
    // A page that failed to load would weigh little.
    expect.soft(weight[kind], kind).toBeGreaterThan(most / 10);
    expect.soft(weight[kind], kind).toBeLessThanOrEqual(most);
  }
});

async function weigh(response: Response): Promise<[kind: string, kB: number]> {
  const kind = response.request().resourceType();
  const body = await response.body();
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  // Fonts are compressed already.
  const sent = kind === "font" ? body : brotliCompressSync(body, { params });
  return [kind, sent.length / 1000];
}

for (const width of [360, 390, 768, 1440]) {
  test(`nothing moves at ${width} px when the fonts come late`, async ({ page }) => {
    const { open, opened } = gate();
    await page.route(/\.woff2$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("#contact").waitFor();
    const shift = await page.evaluateHandle(() => {
      const seen = { score: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.score += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      return seen;
    });
    await expect(page.locator("h1")).toBeVisible();
    open();
    await expect
      .poll(() =>
        page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length),
      )
      .toBeGreaterThanOrEqual(2);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect((await shift.jsonValue()).score).toBeLessThan(0.005);
  });
}
