import type { Page } from "@playwright/test";
import { croppedPictures } from "../lib/content/picture-kinds";
import { boundingBoxOf, expect, open, test } from "./test";

// Where less motion is wanted, everything is in place at once.
test.use({ reducedMotion: "reduce" });

/** Where the joint of a first photo has to be, in percent of its width (OWNER.md). */
const JOINT_IN_PHOTO = 60;

const sections = (page: Page) => page.locator("main > section, footer");

/**
 * The edges of the joint that runs down the page, which each section draws a piece of; NaN without one. It is only drawn,
 * so its style has to be read.
 */
async function jointOf(page: Page) {
  const pieces = await sections(page).evaluateAll((all) =>
    all.map((section) => {
      const { backgroundImage, backgroundPositionX, backgroundSize } = getComputedStyle(section);
      const left = backgroundImage === "none" ? Number.NaN : Number.parseFloat(backgroundPositionX);
      return { left, right: left + Number.parseFloat(backgroundSize) };
    }),
  );
  for (const piece of pieces) expect(piece).toEqual(pieces[0]);
  return pieces[0] ?? { left: Number.NaN, right: Number.NaN };
}

test("the first photo's joint runs on in the page's", async ({ page }) => {
  await open(page);
  const joint = await jointOf(page);
  const image = page.locator("#home").getByRole("img").first();
  // With this position the joint is at the same percentage of the element's width as of the photo's.
  await expect(image).toHaveCSS("object-position", RegExp(`^${JOINT_IN_PHOTO}% `));
  const { x, width } = await boundingBoxOf(image);
  const middle = (joint.left + joint.right) / 2;
  expect(x + (width * JOINT_IN_PHOTO) / 100).toBeCloseTo(middle, 0);
});

test("upright and on its side, a phone has the photo that is cut for it", async ({ page }) => {
  const { landscape, portrait } = croppedPictures.hero;
  const image = page.locator("#home").getByRole("img").first();
  await open(page);
  for (const { width, height, crop } of [
    { width: 390, height: 844, crop: portrait },
    { width: 844, height: 390, crop: landscape },
  ]) {
    await page.setViewportSize({ width, height });
    // In another window it may be another picture, which comes a moment later.
    const shape = () =>
      image.evaluate((element: HTMLImageElement) => element.naturalWidth / element.naturalHeight);
    await expect.poll(shape, `${width} px wide`).toBeCloseTo(crop.ratio, 1);
  }
});

test("no text meets the joint", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const joint = await jointOf(page);
    const met = await page.evaluate((joint) => {
      /** Whether an element covers the joint, by a background that it or an element around it has. */
      const coversJoint = (element: Element | null): boolean =>
        element !== null &&
        !element.matches("main > section, footer") &&
        (getComputedStyle(element).backgroundColor.startsWith("rgb(") ||
          coversJoint(element.parentElement));
      const isSeen = (element: Element | null) =>
        element?.checkVisibility({ visibilityProperty: true });
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const met: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        range.selectNodeContents(text);
        const crosses = [...range.getClientRects()].some(
          (line) => line.width > 1 && line.left < joint.right && line.right > joint.left,
        );
        if (
          crosses &&
          text.textContent?.trim() &&
          isSeen(text.parentElement) &&
          !coversJoint(text.parentElement)
        )
          met.push(text.textContent);
      }
      return met;
    }, joint);
    expect(met, `${width} px wide`).toEqual([]);
  }
});
