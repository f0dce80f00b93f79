import type { Locator, Page } from "@playwright/test";
import { JOINT_PERCENT } from "../lib/content/crops";
import { words } from "../lib/content/words";
import { boundingBoxOf, expect, open, test } from "./test";

// Everything is in place at once.
test.use({ reducedMotion: "reduce" });

/** The joint that runs down the page: it is nothing but drawn, and lies right before `main`. */
const jointOf = (page: Page) => page.locator("div:has(+ main)");

test("the photos' joints run on in the page's", async ({ page }) => {
  await open(page);
  const line = await boundingBoxOf(jointOf(page));
  const expectToRunOn = async (image: Locator) => {
    // Then the joint is at the same percentage of the element's width and of the picture's.
    await expect(image).toHaveCSS("object-position", new RegExp(`^${JOINT_PERCENT}% `));
    const { x, width } = await boundingBoxOf(image);
    expect(x + (width * JOINT_PERCENT) / 100).toBeCloseTo(line.x + line.width / 2, 0);
  };
  await expectToRunOn(page.locator("#home").getByRole("img").first());
  const material = page.getByRole("region", { name: words.material.title });
  await expectToRunOn(material.getByRole("img").first());
});

test("no text meets the joint", { tag: "@facts" }, async ({ page }) => {
  await open(page);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const met = await jointOf(page).evaluate((joint) => {
      const { left, right } = joint.getBoundingClientRect();
      /** What crosses it lies in front of it, on its own background; a section that does has its own joint there. */
      const isInFront = (element: Element | null): boolean =>
        element !== null &&
        !element.matches("section") &&
        (Number(getComputedStyle(element).zIndex) > 0 || isInFront(element.parentElement));
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
  // On paper the text takes the whole width.
  await page.emulateMedia({ media: "print" });
  await expect(jointOf(page)).toBeHidden();
});
