import type { Locator, Page } from "@playwright/test";
import { crops } from "../lib/content/crops";
import { words } from "../lib/content/words";
import { boundingBoxOf, expect, open, test } from "./test";

// Where less motion is wanted, everything is in place at once.
test.use({ reducedMotion: "reduce" });

const jointedPage = (page: Page) => page.getByRole("main").locator("..");

/** The edges of the joint that runs down the page; NaN without one. It is only drawn, so its style has to be read. */
const jointOf = (page: Page) =>
  jointedPage(page).evaluate((element) => {
    const style = getComputedStyle(element, "::before");
    const left = Number.parseFloat(style.left);
    return { left, right: left + Number.parseFloat(style.width) };
  });

test("the photos' joints run on in the page's", async ({ page }) => {
  await open(page);
  const joint = await jointOf(page);
  const percent = crops.hero.landscape.jointAt;
  const expectToRunOn = async (image: Locator) => {
    // With this position the joint is at the same percentage of the element's width as of the picture's.
    await expect(image).toHaveCSS("object-position", new RegExp(`^${percent}% `));
    const { x, width } = await boundingBoxOf(image);
    expect(x + (width * percent) / 100).toBeCloseTo((joint.left + joint.right) / 2, 0);
  };
  await expectToRunOn(page.locator("#home").getByRole("img").first());
  const material = page.getByRole("region", { name: words.material.title });
  await expectToRunOn(material.getByRole("img").first());
});

test("on small screens the photo's joint runs on for a short way", async ({ page }) => {
  const { landscape, portrait } = crops.hero;
  for (const { width, height, crop } of [
    { width: 390, height: 844, crop: portrait },
    { width: 768, height: 1024, crop: portrait },
    { width: 844, height: 390, crop: landscape },
  ]) {
    await page.setViewportSize({ width, height });
    await open(page);
    const image = page.locator("#home").getByRole("img").first();
    await expect(image).toHaveCSS("object-position", new RegExp(`^${crop.jointAt}% `));
    const shape = await image.evaluate(
      (element: HTMLImageElement) => element.naturalWidth / element.naturalHeight,
    );
    expect(shape, `${width} px wide`).toBeCloseTo(crop.ratio, 1);
    // The groove before the headline is 3 px wide. This is its middle.
    const middle = await page
      .locator("#home")
      .getByRole("heading")
      .evaluate((element) => Number.parseFloat(getComputedStyle(element, "::before").left) + 1.5);
    expect(middle, `${width} px wide`).toBeCloseTo((width * crop.jointAt) / 100, 0);
  }
});

test("no text meets the joint", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const joint = await jointOf(page);
    const met = await jointedPage(page).evaluate((root, joint) => {
      /** What crosses it lies in front of it, on its own background; a section that does has its own joint there. */
      const isInFront = (element: Element | null): boolean =>
        element !== null &&
        !element.matches("section") &&
        (Number(getComputedStyle(element).zIndex) > 0 || isInFront(element.parentElement));
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const met: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        range.selectNodeContents(text);
        const crosses = [...range.getClientRects()].some(
          (line) => line.width > 1 && line.left < joint.right && line.right > joint.left,
        );
        if (crosses && text.textContent?.trim() && !isInFront(text.parentElement))
          met.push(text.textContent);
      }
      return met;
    }, joint);
    expect(met, `${width} px wide`).toEqual([]);
  }
  // On paper the text takes the whole width.
  await page.emulateMedia({ media: "print" });
  expect((await jointOf(page)).left).toBeNaN();
});
