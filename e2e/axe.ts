import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the page in its present state, and expects no violation. The test has to ask for reduced motion,
 * so that nothing is still hidden until it is scrolled to.
 *
 * @param part a selector; the rest of the page is left out, because another test covers it
 */
export async function expectAccessible(page: Page, part = "html") {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  // Legacy mode stays in this page: otherwise axe opens another one, which the test's fixtures would watch.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.withTags(TAGS).include(part).analyze();
  expect(violations).toEqual([]);
}
