import type { Page } from "@playwright/test";
import { boxOf } from "./photos";
import { expect, fill, open, quoteForm, setChannels, stopped, test } from "./test";

const entries = [
  ["Services", "services"],
  ["Projects", "projects"],
  ["About", "about"],
  ["Get Quote", "contact"],
  ["Home", "home"],
] as const;

/** Expects the beginning of a section in view, and not covered by the bar. */
async function expectAt(page: Page, id: string) {
  await stopped(page);
  const title = page.locator(`#${id}-title`);
  await expect(title).toBeInViewport();
  const bar = await boxOf(page.getByRole("banner"));
  expect(bar.y).toBe(0);
  expect((await boxOf(title)).y).toBeGreaterThanOrEqual(bar.height);
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

test("after a request was sent, a service's link opens the form again", async ({ page }) => {
  await setChannels(page, "accept");
  await open(page);
  const form = await fill(page);
  await form.submit.click();
  await expect(form.name).toBeHidden();
  await page.locator("#services").getByRole("link", { name: "Get Quote" }).last().click();
  await expect(form.name).toBeVisible();
  await expectAt(page, "contact");
});

test("jumps are smooth, unless less motion is wanted", { tag: "@story" }, async ({ page }) => {
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
    const openByKey = async () => {
      await menu.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toHaveAttribute("aria-expanded", "true");
    };
    await expect(list).toBeHidden();

    await test.step("it shows every entry, and is at most 16rem high", async () => {
      await openByKey();
      const names = ["Home", ...entries.map(([name]) => name).slice(0, 4)];
      await expect(list.getByRole("link")).toHaveText(names);
      const height = async () => (await boxOf(list)).height;
      await expect.poll(height).toBeGreaterThan(200);
      expect(await height()).toBeLessThanOrEqual(256 + 1);
    });
    await test.step("Escape closes it, and gives the focus back", async () => {
      await page.keyboard.press("Tab");
      await expect(list.getByRole("link", { name: "Home" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(list).toBeHidden();
      await expect(menu).toBeFocused();
      await expect(menu).toHaveAttribute("aria-expanded", "false");
    });
    await test.step("Tab from its last entry closes it: it would cover what has the focus", async () => {
      await openByKey();
      for (const _ of [...entries, "the page"]) await page.keyboard.press("Tab");
      await expect(list).toBeHidden();
      await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
    });
  });

  test("turning the phone closes the menu and scrolls nothing", async ({ page }) => {
    await open(page);
    const about = page.locator("#about");
    await about.evaluate((about) => about.scrollIntoView({ behavior: "instant" }));
    await page.getByRole("button", { name: "Menu" }).tap();
    // The page has to know first that the menu is open.
    await expect(page.locator("[aria-expanded=true]")).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator("#menu")).toBeHidden();
    await expect(about).toBeInViewport();
  });

  test("a quote and a call stay at hand", async ({ page }) => {
    await open(page);
    const bar = page.getByRole("complementary", { name: "Get a quote or call" });
    // To the foot of the window, so that nothing of what follows is in view.
    const goTo = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((it) => it.scrollIntoView({ block: "end", behavior: "instant" }));
    await test.step("there is another pair of the same buttons in the hero and in About", async () => {
      for (const place of ["#home a", "#about a"]) {
        await goTo(place);
        await expect(bar).toBeHidden();
        await goTo("#services");
        await expect(bar.getByRole("link")).toHaveText([/^Get a free quote$/, /^Call Now /]);
        await expect(bar).toBeInViewport();
      }
    });
    await test.step("it would cover the form", async () => {
      await bar.getByRole("link", { name: "Get a free quote" }).tap();
      await expect(quoteForm(page).form).toBeInViewport();
      await expect(bar).toBeHidden();
    });
    await test.step("a low window would be full of bars", async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await goTo("#services");
      await expect(page.getByRole("banner")).not.toBeInViewport();
      await expect(page.locator("aside[data-state=shown]")).toBeHidden();
    });
  });
});
