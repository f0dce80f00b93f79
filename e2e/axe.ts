import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the page as it stands, and expects no violation at all. Less motion has to be wanted, so
 * that nothing waits to be scrolled to.
 *
 * @param part what to look at, where the rest of the page is as another test has seen it: a selector
 */
export async function expectAccessible(page: Page, part = "html") {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // What runs without end tells that a request is on its way; what follows the scroll stands still.
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
