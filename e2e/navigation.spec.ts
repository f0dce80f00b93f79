import type { Page } from "@playwright/test";
import { quoteForm } from "./form";
import { boundingBoxOf, expect, open, test } from "./test";

// Jumps are instant.
test.use({ reducedMotion: "reduce" });

const entries = [
  ["Services", "services"],
  ["Projects", "projects"],
  ["About", "about"],
  ["Get Quote", "contact"],
  ["Home", "home"],
] as const;

/** Expects the beginning of a section in view, and not covered by the bar. */
async function expectAt(page: Page, id: string) {
  const title = page.locator(`#${id}-title`);
  await expect(title).toBeInViewport();
  const bar = await boundingBoxOf(page.getByRole("banner"));
  expect(bar.y).toBe(0);
  expect((await boundingBoxOf(title)).y).toBeGreaterThanOrEqual(bar.height);
}

test("the top bar leads to each section", { tag: "@phone" }, async ({ page, isMobile }) => {
  await open(page);
  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  const menu = page.getByRole("button", { name: "Menu" });
  for (const [name, id] of entries) {
    if (isMobile) await menu.tap();
    await main.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    if (isMobile) {
      await expect(menu).toHaveAttribute("aria-expanded", "false");
      await expect(page.locator("#menu")).toBeHidden();
    }
    await expectAt(page, id);
    await expect(main.locator("[aria-current]")).toHaveText([name]);
  }
});

test("the address of a section leads to it", { tag: ["@phone", "@facts"] }, async ({ page }) => {
  for (const [, id] of entries) {
    // Another page each time: otherwise the browser would only scroll.
    await open(page, `/?${id}#${id}`);
    await expectAt(page, id);
  }
});

test("jumps are smooth, unless less motion is wanted", { tag: "@story" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page);
  const root = page.locator(":root");
  await expect(root).toHaveCSS("scroll-behavior", "smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(root).toHaveCSS("scroll-behavior", "auto");
});

test("the first key press skips the bar", { tag: "@story" }, async ({ page }) => {
  await open(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("on a small screen", { tag: "@phone" }, () => {
  test.skip(({ isMobile }) => !isMobile, "wide screens show the entries in the bar");

  test("the menu opens and closes by keyboard", { tag: "@translated" }, async ({ page }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    const list = page.locator("#menu");
    await expect(list).toBeHidden();
    await menu.press("Enter");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await test.step("it shows every entry, and is at most 16rem high", async () => {
      const names = ["Home", ...entries.map(([name]) => name).slice(0, 4)];
      await expect(list.getByRole("link")).toHaveText(names);
      const height = async () => (await boundingBoxOf(list)).height;
      await expect.poll(height).toBeGreaterThan(200);
      expect(await height()).toBeLessThanOrEqual(256 + 1);
    });
    await test.step("Tab from its last entry closes it: it would cover what has the focus", async () => {
      for (const _ of [...entries, "the page"]) await page.keyboard.press("Tab");
      await expect(list).toBeHidden();
      await expect(menu).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
    });
  });

  test("a quote and a call stay at hand", async ({ page }) => {
    await open(page);
    const bar = page.getByRole("complementary", { name: "Get a quote or call" });
    // The hero has the same buttons.
    await expect(bar).toBeHidden();
    await page.locator("#services").evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
    await expect(bar.getByRole("link")).toHaveText([/^Get a free quote$/, /^Call Now /]);
    await expect(bar).toBeInViewport();
    await bar.getByRole("link", { name: "Get a free quote" }).tap();
    // It would cover the form.
    await expect(quoteForm(page).form).toBeInViewport();
    await expect(bar).toBeHidden();
  });
});
