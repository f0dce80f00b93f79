import type { Locator } from "@playwright/test";
import { words } from "../lib/content/words";
import { PLAN_ID } from "../lib/plan/url";
import { expect, holdBackScripts, observersHaveLooked, open, ready, test } from "./test";

/** Scrolls so that this share of a piece shows above the lower edge of the window. */
async function show(piece: Locator, share: number) {
  await piece.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: "instant" });
  }, share);
}

test("a piece appears once a tenth is visible, and stays", { tag: "@phone" }, async ({ page }) => {
  // The window is as low as a phone's that shows the browser's bars, so only the hero is in view.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 640 });
  await open(page);
  const ids = await page
    .locator("main > section[id]")
    .evaluateAll((all) => all.map(({ id }) => id));
  // The hero is in view, and the plan has a motion of its own to show.
  const pieces = ids
    .filter((id) => id !== "home" && id !== PLAN_ID)
    .map((id) => page.locator(`#${id} [data-reveal]`).last());
  expect(pieces).not.toHaveLength(0);
  for (const piece of pieces) {
    await expect(piece).toHaveCSS("opacity", "0");
    await show(piece, 0.05);
    await observersHaveLooked(piece);
    await expect(piece).toHaveCSS("opacity", "0");
    await show(piece, 0.2);
    await expect(piece).toHaveCSS("opacity", "1");
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const piece of pieces) await expect(piece).toHaveCSS("opacity", "1");
});

test("the crack is drawn once the surface is in view", async ({ page }) => {
  await open(page);
  const region = page.getByRole("region", { name: words.finishes.title });
  const drawing = region.locator("[data-reveal]").first();
  const crack = drawing.locator("svg").first();
  await expect(crack).toHaveCSS("clip-path", "circle(0px)");
  await show(drawing, 0.2);
  await observersHaveLooked(drawing);
  await expect(drawing).toHaveCSS("opacity", "0");
  await show(drawing, 0.6);
  await expect(crack).not.toHaveCSS("animation-name", "none");
  await expect(crack).toHaveCSS("clip-path", "none");
});

test("nothing is hidden where less motion is wanted", { tag: "@story" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await observersHaveLooked(page.locator("footer"));
  await expect(page.locator("[data-reveal='hidden']")).toHaveCount(0);
});

test("what is in view before scripts come is never hidden", { tag: "@phone" }, async ({ page }) => {
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
