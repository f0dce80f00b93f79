import type { Locator } from "@playwright/test";
import { expect, holdBackScripts, observersHaveLooked, open, ready, test } from "./test";

/** Scrolls so that this share of a piece shows above the lower edge of the window. */
async function show(piece: Locator, share: number) {
  await piece.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: "instant" });
  }, share);
}

test("a piece appears once a tenth is visible, and stays", async ({ page }) => {
  await open(page);
  const piece = page.locator("#about [data-reveal]").last();
  await expect(piece).toHaveCSS("opacity", "0");
  await show(piece, 0.05);
  await observersHaveLooked(piece);
  await expect(piece).toHaveCSS("opacity", "0");
  await show(piece, 0.2);
  await expect(piece).toHaveCSS("opacity", "1");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await observersHaveLooked(piece);
  await expect(piece).toHaveCSS("opacity", "1");
});

test("every section appears", async ({ page }) => {
  await open(page);
  for (const section of await page.locator("main > section + section, footer").all()) {
    const piece = section.locator("[data-reveal]").first();
    await expect(piece).toHaveCSS("opacity", "0");
    await show(piece, 0.2);
    await expect(piece).toHaveCSS("opacity", "1");
  }
});

test("what has the focus is never hidden", async ({ page }) => {
  await open(page);
  // The piece is so high that a tenth of it never fits into the window.
  const high = page.locator("#about [data-reveal]").last();
  await high.evaluate((element) => {
    element.style.minBlockSize = "1100vh";
  });
  await expect(high).toHaveCSS("opacity", "0");
  await high.getByRole("link").first().focus();
  await expect(high).toHaveCSS("opacity", "1");
});

test("nothing is hidden where less motion is wanted", { tag: "@story" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await observersHaveLooked(page.locator("footer"));
  await expect(page.locator("[data-reveal='hidden']")).toHaveCount(0);
});

test("a page that was saved hides nothing", async ({ page, browser }) => {
  await open(page);
  await expect(page.locator("[data-reveal='hidden']")).not.toHaveCount(0);
  const body = await page.content();
  const saved = await browser.newPage({ javaScriptEnabled: false });
  await saved.route(page.url(), (route) => route.fulfill({ body, contentType: "text/html" }));
  await saved.goto(page.url());
  const pieces = saved.locator("[data-reveal='hidden']");
  await expect(pieces).not.toHaveCount(0);
  for (const piece of await pieces.all()) {
    await expect(piece).toHaveCSS("opacity", "1");
    await expect(piece).toHaveCSS("transform", /none|matrix\(1, 0, 0, 1, 0, 0\)/);
  }
  await saved.close();
});

test("what is in view before scripts come is never hidden", async ({ page }) => {
  const arrive = await holdBackScripts(page);
  await page.goto("/#contact");
  const heading = page.locator("#contact-title");
  await expect(heading).toBeInViewport();
  // Every state is recorded, because a piece that is hidden for a moment is shown again by itself.
  const states = await heading.evaluateHandle((element) => {
    const states: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target.contains(element)) states.push((target as Element).getAttribute("data-reveal"));
    }).observe(document, { subtree: true, attributeFilter: ["data-reveal"] });
    return states;
  });
  arrive();
  await ready(page);
  await observersHaveLooked(heading);
  expect(await states.jsonValue()).not.toContain("hidden");
  await expect(heading).toBeInViewport();
});
