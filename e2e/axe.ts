import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Runs axe on the page as it stands, everything settled, and expects no violation at all.
 *
 * @param part what to look at, where the rest of the page is as another test has seen it: a selector
 */
export async function expectAccessible(page: Page, part = "html") {
  await settle(page);
  // Through the debugger: the page's own policy would refuse it as an inline script.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(`axe
    .run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(TAGS)} })
    .then(({ violations }) => violations.map(({ id, nodes }) =>
      [id, nodes.map(({ target, failureSummary }) => target + ": " + failureSummary)]))`);
  expect(violations).toEqual([]);
}

/** Scrolls through where something has not been seen yet, and waits until nothing moves. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    // Nothing of the page moves behind a dialog.
    if (document.querySelector("dialog[open]")) return;
    const pieces = [...document.querySelectorAll("[data-reveal]")];
    const hidden = () => pieces.some((piece) => getComputedStyle(piece).opacity !== "1");
    const from = scrollY;
    for (let top = 0; hidden() && top < document.documentElement.scrollHeight; top += 300) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    scrollTo({ top: from, behavior: "instant" });
  });
  for (const piece of await page.locator("[data-reveal]").all()) {
    await expect(piece).toHaveCSS("opacity", "1");
  }
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // What runs without end tells that a request is on its way; what follows the scroll stands still.
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .every(({ playState }) => playState !== "running"),
  );
}
