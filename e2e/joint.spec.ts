import type { Locator } from "@playwright/test";
import { pictures } from "../lib/content/pictures";
import { words } from "../lib/content/words";
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

/** Where the joint is in the pictures that came with the site, as a share of their width: lib/content/crops.ts. */
const JOINT = 0.601;

test("the photos' joints run on in the page's", async ({ page }) => {
  // At once, whole, and where it stays.
  await page.emulateMedia({ reducedMotion: "reduce" });
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
    for (const region of [page.locator("#home"), material]) {
      const image = region.getByRole("img").first();
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      expect(Math.abs((await placeIn(image, JOINT)) - middle)).toBeLessThan(0.5);
    }
    // So do the slab's own groove, and the joint of every finish.
    const groove = await material.locator("svg").last().boundingBox();
    expect((groove?.x ?? 0) + (groove?.width ?? 0) / 2).toBeCloseTo(middle, 0);
    for (const { surface, name, alt } of pictures.finishes) {
      if (!surface || surface === pictures.surface.file) continue;
      await material.getByRole("radio", { name, exact: true }).click();
      const image = material.getByRole("img", { name: alt, exact: true });
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      expect(Math.abs((await placeIn(image, JOINT)) - middle)).toBeLessThan(0.5);
    }
  }
});

test("a crack wanders, closes, and comes again in the joint, by the scroll", async ({ page }) => {
  await open(page);
  const material = page.getByRole("region", { name: words.material.title });
  const [wandering, planned] = [material.locator("svg").first(), material.locator("svg").last()];
  const widest = (crack: Locator) =>
    crack.evaluate((svg) =>
      Math.max(
        ...[...svg.children].map((part) => Number.parseFloat(getComputedStyle(part).strokeWidth)),
      ),
    );
  const widthOf = (groove: Locator) => groove.evaluate((svg) => svg.getBoundingClientRect().width);
  /** Scrolls until the slab's upper edge is this share of the window below the window's. */
  const scroll = (share: number) =>
    material.evaluate((section, share) => {
      const top = section.getBoundingClientRect().top - share * innerHeight;
      scrollBy({ top, behavior: "instant" });
    }, share);
  await scroll(0.4);
  await expect.poll(() => widest(wandering)).toBeGreaterThan(2.5);
  expect(await widest(planned)).toBeLessThan(0.1);
  expect(await widthOf(planned)).toBeCloseTo(3, 0);
  await scroll(0);
  await expect.poll(() => widest(wandering)).toBe(0);
  expect(await widest(planned)).toBeGreaterThan(1.5);
  expect(await widthOf(planned)).toBeCloseTo(9, 0);
  // Where nothing is to move, and on paper, there is only the one in the joint.
  for (const media of [{ reducedMotion: "reduce" }, { media: "print" }] as const) {
    await page.emulateMedia({ reducedMotion: "no-preference", media: "screen", ...media });
    await expect(wandering).toBeHidden();
    await expect.poll(() => widest(planned)).toBeGreaterThan(1.5);
  }
});
