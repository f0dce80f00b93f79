import { readFile } from "node:fs/promises";
import { PHONE, weighFirstView } from "../scripts/bench/weight.mjs";
import { testSites } from "./setup/test-sites";
import { expect, gate, needsLocalServer, test } from "./test";

test.use(PHONE);

for (const [name, { out, port }] of Object.entries(testSites)) {
  test(`the first view of the ${name} site keeps to its budgets of bytes`, async ({ page }) => {
    needsLocalServer("the files are weighed on disk");
    test.skip(test.info().project.name !== "phone", "one phone is enough");
    const file = new URL("../scripts/bench/budgets.json", import.meta.url);
    const budgets = JSON.parse(await readFile(file, "utf8"));
    const weight = await weighFirstView(page, `http://localhost:${port}`, out);
    const kilobytes = (kind: keyof typeof weight) => weight[kind] / 1000;
    expect.soft(kilobytes("html"), "HTML").toBeLessThanOrEqual(budgets.htmlKb);
    expect.soft(kilobytes("script"), "scripts").toBeLessThanOrEqual(budgets.scriptKb);
    expect.soft(kilobytes("style"), "style sheets").toBeLessThanOrEqual(budgets.styleKb);
    expect.soft(kilobytes("font"), "fonts").toBeLessThanOrEqual(budgets.fontKb);
    // How far ahead pictures are fetched is the browser's own; the bench weighs them in one browser.
    // A page that failed to load would weigh little.
    expect(kilobytes("script"), "scripts").toBeGreaterThan(budgets.scriptKb / 2);
    expect(kilobytes("image"), "pictures").toBeGreaterThan(5);
  });
}

for (const width of [360, 390, 768, 1440]) {
  test(`nothing moves at ${width} px when the fonts come late`, async ({ page }) => {
    test.skip(test.info().project.name !== "desktop", "the sizes are the test's own");
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
