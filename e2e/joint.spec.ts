import type { Locator } from "@playwright/test";
import { crops } from "../lib/crops";
import { words } from "../lib/words";
import { expect, open, test } from "./test";

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

test("the photos' joints run on in the page's", async ({ page }) => {
  await open(page);
  const material = page.getByRole("region", { name: words.material.title });
  // Upright, photos are cut at their sides, else above and below.
  for (const [width, height] of [
    [1024, 1366],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const line = await page.locator("[data-joint]").boundingBox();
    const middle = (line?.x ?? 0) + (line?.width ?? 0) / 2;
    for (const [region, { landscape }] of [
      [page.locator("#home"), crops.hero],
      [material, crops.surface],
    ] as const) {
      const image = region.getByRole("img").first();
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      expect(Math.abs((await placeIn(image, landscape.joint.x)) - middle)).toBeLessThan(0.5);
    }
  }
});
