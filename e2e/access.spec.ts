import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { CHANNEL_ERRORS, fill, quoteForm, setChannels } from "./form";
import { carousel } from "./photos";
import { expect, facts, needsLocalServer, open, otherCompanyUrl, sheetsOf, test } from "./test";

// Where less motion is wanted, nothing is hidden until it is scrolled to.
test.use({ reducedMotion: "reduce" });

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe on the part of the page that matches a selector, in its present state, and expects no violation. */
async function expectAccessible(page: Page, part = "html") {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  // In legacy mode axe stays in this page. Otherwise it opens another one, which the fixtures of test.ts would watch.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.withTags(TAGS).include(part).analyze();
  expect(violations).toEqual([]);
}

/**
 * The texts and controls in a part of the page that reach beyond the window's right edge, where they may be cut off
 * without a scroll bar. What is in a list that scrolls sideways by itself may do so.
 */
const beyondWindow = (page: Page, part = "body") =>
  page.locator(part).evaluate((root) => {
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        scrollsSideways(element.parentElement));
    return [...root.querySelectorAll("h1, h2, h3, p, a, button, label, input, textarea, li, dd")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ parentElement }) => !scrollsSideways(parentElement))
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
      .map((element) => element.textContent || element.id);
  });

// The other company's page has every fact that may be left out, and longer ones.
test.describe("on a page with all that there can be", () => {
  test.use({ expectedErrors: CHANNEL_ERRORS, baseURL: otherCompanyUrl });

  test("axe finds nothing, the menu included", { tag: "@phone" }, async ({ page, isMobile }) => {
    await open(page);
    await expectAccessible(page);
    if (!isMobile) return;
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#menu")).toBeVisible();
    await expectAccessible(page, "header");
  });

  test("axe finds nothing in any state of the form", async ({ page }) => {
    needsLocalServer("requests are posted");
    await open(page);
    const { submit, alert, status } = quoteForm(page);
    for (const [state, channels, securityAnswer, result] of [
      ["with a wrong answer", "accept", "11", alert],
      ["when it is sent", "accept", "10", status],
      ["when it is not", "fail", "10", alert],
    ] as const)
      await test.step(state, async () => {
        await setChannels(page, channels);
        await fill(page, { securityAnswer });
        await submit.click();
        await expect(result).toBeVisible();
        await expectAccessible(page, "#quote");
      });
  });
});

test("nothing is cut off sideways, zoomed or larger", { tag: "@story" }, async ({ page }) => {
  // Both sites are looked at: the delivered page has more finishes, the other one has every fact that may be left out.
  for (const address of ["/", otherCompanyUrl]) {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, address);
    expect(await beyondWindow(page)).toEqual([]);
    for (const [size, rule] of [
      ["text of twice the size", ":root { font-size: 200% !important }"],
      ["a minimum size, which leaves lengths alone", "header * { font-size: 32px !important }"],
    ] as const)
      await test.step(`with ${size}`, async () => {
        await page.evaluate(
          (rule) => (document.styleSheets[0] as CSSStyleSheet).insertRule(rule),
          rule,
        );
        expect(await beyondWindow(page)).toEqual([]);
        await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => document.styleSheets[0]?.deleteRule(0));
      });
  }
});

test("with the spacing of WCAG 1.4.12 no caption touches the link below it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page);
  const overlaps = await page.locator("#projects").evaluate((section) => {
    const spacing =
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
    (document.styleSheets[0] as CSSStyleSheet).insertRule(spacing);
    const edges = (element: Element | null) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const { top } = edges(section.querySelector("a[data-fill]"));
    return [...section.querySelectorAll("figcaption")]
      .map((caption) => edges(caption).bottom - top)
      .filter((overlap) => overlap > 0);
  });
  expect(overlaps).toEqual([]);
});

test("axe finds nothing in the grid and the lightbox", { tag: "@story" }, async ({ page }) => {
  await open(page);
  const { seeAll, back, enlarge } = carousel(page);
  await seeAll.click();
  await expectAccessible(page, "#projects");
  await back.click();
  await enlarge.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "dialog");
  // A window of 1280 x 1024 that is zoomed to 400 % has this size.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await beyondWindow(page, "dialog")).toEqual([]);
});

test("Tab reaches every control in order and in view, or skips the top bar", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await open(page);
  const seen: string[] = [];
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      // This is the element at the middle of what is in the window.
      const hit = document.elementFromPoint(
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      );
      return {
        name: element.ariaLabel || element.textContent?.trim() || element.id,
        width,
        height,
        // The ring has two tones (outline and shadow), so that it is seen on any photo.
        ring:
          outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && boxShadow !== "none",
        inSight: element.contains(hit),
      };
    });
    if (!at) break;
    expect(at, at.name).toMatchObject({ ring: true, inSight: true });
    seen.push(at.name);
    if (!isMobile || at.name === "Skip to content") continue;
    expect(at.height, at.name).toBeGreaterThanOrEqual(43.9);
    expect(at.width, at.name).toBeGreaterThanOrEqual(at.name.startsWith("Go to photo") ? 24 : 43);
  }
  const order = ["Skip to content", isMobile ? "Menu" : "Services", "Previous photo", "name"];
  expect(seen.filter((name) => order.includes(name))).toEqual(order);
  expect(seen.slice(-3)).toContain(facts.social.at(-1)?.label ?? facts.email);
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("with a system's own colors, what is chosen has a mark", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page);
  const kinds = page.getByRole("group", { name: "Kind of work" }).getByRole("button");
  const marks = () =>
    kinds.evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip, "::before").content));
  await kinds.last().click();
  const expected = (await kinds.all()).map((_, index, { length }) =>
    index === length - 1 ? expect.stringContaining("\u2713") : "none",
  );
  expect(await marks()).toEqual(expected);
});

test("on paper the page is one sheet with the phone number, without controls", async ({ page }) => {
  // Paper does not scroll, so what waits to be revealed has to be there.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  const hidden = page.locator("[data-reveal='hidden']");
  await expect(hidden).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Next photo" })).toBeHidden();
  await expect(page.locator("#contact").getByText(facts.phone, { exact: true })).toBeVisible();
  await expect(quoteForm(page).form).toBeHidden();
  await expect(page.locator("#contact-title")).toBeHidden();
  // All are read at once, because paper brings some of them into view, which reveals them.
  const opacities = await hidden.evaluateAll((pieces) =>
    pieces.map((piece) => getComputedStyle(piece).opacity),
  );
  expect(opacities.filter((opacity) => opacity !== "1")).toEqual([]);
  expect(await sheetsOf(page)).toBe(1);
});
