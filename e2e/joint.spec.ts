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
    // So does the joint of every finish.
    for (const { surface, name, alt } of pictures.finishes) {
      if (!surface || surface === pictures.surface.file) continue;
      await material.getByRole("radio", { name, exact: true }).click();
      const image = material.getByRole("img", { name: alt, exact: true });
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
      expect(Math.abs((await placeIn(image, JOINT)) - middle)).toBeLessThan(0.5);
    }
  }
});

test("no text meets the joint", { tag: "@facts" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const met = await page.locator("[data-joint]").evaluate((joint) => {
      const { left, right } = joint.getBoundingClientRect();
      /** What crosses it lies in front of it, on a ground of its own. */
      const isInFront = (element: Element | null): boolean =>
        Boolean(element && element !== joint.parentElement) &&
        (Number(getComputedStyle(element as Element).zIndex) > 0 ||
          isInFront((element as Element).parentElement));
      const texts = document.createTreeWalker(joint.parentElement ?? joint, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const met: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        range.selectNodeContents(text);
        const crosses = [...range.getClientRects()].some(
          (line) => line.width > 1 && line.left < right && line.right > left,
        );
        if (crosses && text.textContent?.trim() && !isInFront(text.parentElement))
          met.push(text.textContent);
      }
      return met;
    });
    expect(met, `${width} px wide`).toEqual([]);
  }
});

test("the crack is drawn once as the slab comes into view, and stays", async ({ page }) => {
  await open(page);
  const material = page.getByRole("region", { name: words.material.title });
  const crack = material.locator("svg").filter({ visible: true });
  const cut = () => crack.evaluate((svg) => getComputedStyle(svg).clipPath);
  const drawings = () => crack.evaluate((svg) => svg.getAnimations().length);
  expect(await cut()).toContain("100%");
  await crack.scrollIntoViewIfNeeded();
  await expect.poll(drawings).toBe(1);
  await expect.poll(cut).toBe("none");
  await page.locator("#home").scrollIntoViewIfNeeded();
  await crack.scrollIntoViewIfNeeded();
  expect(await cut()).toBe("none");
  // Where nothing is to move, it is there from the start.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await crack.scrollIntoViewIfNeeded();
  expect(await cut()).toBe("none");
});

test("on a phone, the same joint lies across each seam", async ({ page }) => {
  await open(page);
  const joint = page.locator("[data-joint]");
  const size = await joint.evaluate((element) => getComputedStyle(element).inlineSize);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(joint).toBeHidden();
  const seams = await page
    .locator("main > section")
    .evaluateAll((sections) =>
      sections.map((section) => getComputedStyle(section, "::before").blockSize),
    );
  expect(new Set(seams.slice(1))).toEqual(new Set([size]));
});
