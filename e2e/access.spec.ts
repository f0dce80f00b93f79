import { expectAccessible } from "./axe";
import {
  CHANNEL_ERRORS,
  expect,
  facts,
  fill,
  formPostOnly,
  messages,
  needsLocalServer,
  open,
  quoteForm,
  setChannels,
  test,
} from "./test";

/** Another company's page has every fact that may be left out, and longer ones. */
test.describe("on a page with all that there can be", () => {
  test.use({ expectedErrors: CHANNEL_ERRORS, baseURL: formPostOnly });
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  test("axe finds nothing, the menu included", { tag: "@phone" }, async ({ page, isMobile }) => {
    await open(page);
    for (const width of isMobile ? [390] : [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    if (!isMobile) return;
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#menu")).toBeVisible();
    await expectAccessible(page, "header");
  });

  test("axe finds nothing in any state of the form", async ({ page }) => {
    needsLocalServer("requests are posted");
    await open(page);
    const { submit, alert, status } = quoteForm(page);
    const expectAccessibleForm = () => expectAccessible(page, "#quote");

    await test.step("with a wrong answer", async () => {
      await fill(page, { securityAnswer: "11" });
      await submit.click();
      await expect(alert).toBeVisible();
      await expectAccessibleForm();
    });
    await test.step("once a request was sent", async () => {
      await setChannels(page, "accept");
      await fill(page);
      await submit.click();
      await expect(status).toBeVisible();
      await expectAccessibleForm();
    });
    await test.step("once sending has failed", async () => {
      await setChannels(page, "fail");
      await fill(page);
      await submit.click();
      await expect(alert).toContainText(messages.unavailable);
      await expectAccessibleForm();
    });
  });

  test("nothing scrolls sideways, zoomed or larger", { tag: "@story" }, async ({ page }) => {
    await open(page);
    const expectNoOverflow = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    for (const height of [700, 256])
      await test.step(`at 320 x ${height}`, async () => {
        // 320 x 256 is 1280 x 1024 at 400 %.
        await page.setViewportSize({ width: 320, height });
        await expectNoOverflow();
      });
    for (const [size, rule] of [
      ["text of twice the size", ":root { font-size: 200% !important }"],
      ["a minimum size, which leaves lengths alone", "header * { font-size: 32px !important }"],
    ] as const)
      await test.step(`with ${size}`, async () => {
        await page.evaluate((rule) => document.styleSheets[0]?.insertRule(rule), rule);
        for (const width of [320, 360, 390, 412]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoOverflow();
          // The company's name does not lie below the button beside it, which is whole.
          const brand = await page.locator("header a span").first().boundingBox();
          const menu = await page.getByRole("button", { name: "Menu" }).boundingBox();
          expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual((menu?.x ?? 0) + 1);
          expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
        }
        await page.evaluate(() => document.styleSheets[0]?.deleteRule(0));
      });
  });
});

test("Tab reaches all, in order and sight", { tag: "@phone" }, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const seen: string[] = [];
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = Math.max(top, 0) + Math.min(height, innerHeight) / 2;
      const hit = document.elementFromPoint(x, Math.min(y, (top + bottom) / 2 + 1));
      return {
        name: element.ariaLabel || element.textContent?.trim() || element.id,
        width,
        height,
        ring: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        inView: bottom > 0 && top < innerHeight,
        uncovered: hit === element || element.contains(hit) || Boolean(hit?.contains(element)),
      };
    });
    if (!at) break;
    expect(at, at.name).toMatchObject({ ring: true, inView: true, uncovered: true });
    seen.push(at.name);
    if (!isMobile || at.name === "Skip to content") continue;
    expect(at.height, at.name).toBeGreaterThanOrEqual(43.9);
    expect(at.width, at.name).toBeGreaterThanOrEqual(at.name.startsWith("Go to photo") ? 24 : 43);
  }
  const order = ["Skip to content", isMobile ? "Menu" : "Services", "Previous photo", "name"];
  const positions = order.map((name) => seen.indexOf(name));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(seen.slice(-3)).toContain(facts.social.at(-1)?.label);
});

test("on paper the page is one sheet with the phone number, without controls", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Next photo" })).toBeHidden();
  await expect(page.locator("#contact").getByText(facts.phone, { exact: true })).toBeVisible();
  await expect(quoteForm(page).form).toBeHidden();
  // Paper does not scroll.
  for (const piece of await page.locator("[data-reveal]").all())
    await expect(piece).toHaveCSS("opacity", "1");
  // It would lie over the words.
  await expect(page.locator("[data-joint]")).toBeHidden();
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
