import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the page in its present state, and expects no violation. The test has to ask for reduced motion,
 * so that nothing is still hidden until it is scrolled to.
 *
 * @param part a selector: leaves out the rest of the page, which another test has looked at
 */
export async function expectAccessible(page: Page, part = "html") {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // The animation while a request is sent has no end; one that follows the scroll stands still.
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ playState }) => playState !== "running"),
  );
  // In the page itself: otherwise axe opens a page of its own, which the test's fixtures would watch.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.withTags(TAGS).include(part).analyze();
  expect(violations).toEqual([]);
}
