import type { Locator, Page } from "@playwright/test";
import { crops } from "../lib/crops";
import { words } from "../lib/words";
import { expect, open, test } from "./test";

const material = (page: Page) => page.getByRole("region", { name: words.material.title });

/** Where a place in a picture, as a share of its width, lies on the page: in CSS pixels from the left. */
function placeIn(image: Locator, share: number) {
  return image.evaluate((element, share) => {
    const { naturalWidth, naturalHeight } = element as HTMLImageElement;
    const box = element.getBoundingClientRect();
    // It covers its box: what is too wide is cut on both sides as `object-position` says.
    const width = Math.max(box.width, (box.height * naturalWidth) / naturalHeight);
    const position = Number.parseFloat(getComputedStyle(element).objectPosition) / 100;
    return box.x + (box.width - width) * position + width * share;
  }, share);
}

test("the photos' joints run on in the page's; the crack grows", async ({ page }) => {
  await open(page);
  // Upright as well, where the photos are cut at their sides.
  for (const [width, height] of [
    [1024, 1366],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const line = await page.locator("[data-joint]").boundingBox();
    const middle = (line?.x ?? 0) + (line?.width ?? 0) / 2;
    for (const [region, { landscape }] of [
      [page.locator("#home"), crops.hero],
      [material(page), crops.surface],
    ] as const) {
      const image = region.getByRole("img").first();
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      expect(Math.abs((await placeIn(image, landscape.joint.x)) - middle)).toBeLessThan(0.5);
    }
  }

  const crack = material(page).locator("svg");
  /** How much of it is still to come, from its foot. */
  const hidden = () =>
    crack.evaluate((element) => {
      const [, , share] = getComputedStyle(element).clipPath.match(/[\d.]+(?=%|px)/g) ?? [];
      return Number(share ?? 0);
    });
  await crack.scrollIntoViewIfNeeded();
  const first = await hidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(hidden).toBeLessThan(first);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(crack).toHaveCSS("clip-path", "none");
});
