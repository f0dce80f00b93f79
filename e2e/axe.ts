import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
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
  // Through the debugger: the page's own policy would refuse it as an inline script.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(`axe
    .run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(TAGS)} })
    .then(({ violations }) => violations.map(({ id, nodes }) =>
      [id, nodes.map(({ target, failureSummary }) => target + ": " + failureSummary)]))`);
  expect(violations).toEqual([]);
}
