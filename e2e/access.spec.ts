import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { unsentTexts } from "../components/quote/texts";
import { requiredFields, securityQuestion } from "../lib/quote/fields";
import { CHANNEL_ERRORS, fill, quoteForm, setChannels } from "./form";
import { carousel } from "./photos";
import { expect, facts, needsLocalServer, open, otherCompanyUrl, sheetsOf, test } from "./test";

// Where less motion is wanted, nothing is hidden until it is scrolled to.
test.use({ reducedMotion: "reduce" });

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Looks at the part of the page that matches a selector, in its present state: axe finds nothing, no text is squeezed. */
async function expectAccessible(page: Page, part = "html") {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  // In legacy mode axe stays in this page. Otherwise it opens another one, which the fixtures of test.ts would watch.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.withTags(TAGS).include(part).analyze();
  expect(violations).toEqual([]);
  expect(await squeezedTexts(page.locator(part))).toEqual([]);
}

/**
 * The visible texts that break a word or a number into two lines, or have three lines and more with fewer letters a line
 * than this. The address of a mailbox may break anywhere.
 */
const squeezedTexts = (part: Locator, lettersPerLine = 8) =>
  part.evaluate((root, lettersPerLine) => {
    const range = document.createRange();
    const linesOf = (text: Node, start: number, end: number) => {
      range.setStart(text, start);
      range.setEnd(text, end);
      // White space at the end of a line has no width.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ bottom }) => Math.round(bottom))).size;
    };
    const isSeen = ({ parentElement: parent }: Node) =>
      parent?.checkVisibility({ visibilityProperty: true }) && !parent.closest("svg");
    const squeezed: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const text = node.textContent ?? "";
      if (!isSeen(node) || text.includes("@")) continue;
      const lines = linesOf(node, 0, text.length);
      const letters = text.match(/\p{L}|\p{N}/gu)?.length ?? 0;
      const isBroken = [...text.matchAll(/\d+-\d+|[\p{L}\p{N}]+/gu)].some(
        ({ index, 0: word }) => linesOf(node, index, index + word.length) > 1,
      );
      if (isBroken || (lines >= 3 && letters / lines < lettersPerLine)) squeezed.push(text);
    }
    return squeezed;
  }, lettersPerLine);

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
      .filter(
        (element) =>
          element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5,
      )
      .map((element) => element.textContent || element.id);
  });

// The other company's page has every fact that may be left out, and longer ones.
test.describe("on a page with all that there can be", () => {
  test.use({ expectedErrors: CHANNEL_ERRORS, baseURL: otherCompanyUrl });

  test("axe finds nothing, and no text is squeezed, the menu included", { tag: "@phone" }, async ({
    page,
    isMobile,
  }) => {
    await open(page);
    await expectAccessible(page);
    if (!isMobile) return;
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#menu")).toBeVisible();
    await expectAccessible(page, "header");
  });

  test("every state of the form is finished on the narrowest phone", async ({ page }) => {
    needsLocalServer("requests are posted");
    await page.setViewportSize({ width: 320, height: 844 });
    await page.clock.install();
    await open(page);
    const { form, submit, alert, status, projectDescription } = quoteForm(page);
    const press = (name: RegExp) => form.getByRole("button", { name }).first().click();
    const send = async (state: "accept" | "fail", securityAnswer = "10") => {
      await setChannels(page, state);
      await fill(page, { securityAnswer });
      await submit.click();
    };
    for (const [state, reach, result] of [
      ["empty", () => submit.click(), form.getByText(requiredFields.name.empty)],
      ["wrong answer", () => send("accept", "11"), form.getByText(securityQuestion.wrong)],
      ["sent", () => send("accept"), status],
      ["failed", () => send("fail"), alert],
      ["another failed", () => page.clock.runFor(2000).then(() => send("fail")), alert],
      [
        "removed",
        () => page.clock.runFor(2000).then(() => press(/^Remove/)),
        form.getByText(unsentTexts.removed),
      ],
      ["sent from a card", () => setChannels(page, "accept").then(() => press(/^Try/)), status],
    ] as const)
      await test.step(state, async () => {
        await reach();
        await expect(result).toBeVisible();
        await expectAccessible(page, "#quote");
        expect(await beyondWindow(page, "#quote")).toEqual([]);
      });
    await expect(projectDescription).toBeEditable();
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
        expect(await squeezedTexts(page.locator("main"), 4)).toEqual([]);
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

test("so it is in the grid and the lightbox on the narrowest phone", { tag: "@story" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
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
