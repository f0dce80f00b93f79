import { expect, open, test } from "./test";

const entries = [
  ["Services", "services"],
  ["Projects", "projects"],
  ["About", "about"],
  ["Get Quote", "contact"],
  ["Home", "home"],
] as const;

test("the top bar stays, and leads to each section", async ({ page, isMobile }) => {
  await open(page);
  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  for (const [name, id] of entries) {
    if (isMobile) await page.getByRole("button", { name: "Menu" }).click();
    await main.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    // Below the bar, and not covered by it.
    const bar = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await page.locator(`#${id}-title`).boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    expect(bar?.y).toBe(0);
  }
});

test("jumps are smooth, unless the visitor wants less motion", async ({ page }) => {
  await open(page);
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe("smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await behaviour()).toBe("auto");
});

test("the keyboard can skip the top bar", async ({ page }) => {
  await open(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the menu of small screens", () => {
  test.skip(({ isMobile }) => !isMobile, "wide screens show the entries in the bar");

  test("opens, tells its state, and is at most 16rem high", async ({ page }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#menu")).toBeHidden();
    await menu.tap();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    const list = page.locator("#menu");
    await expect(list.getByRole("link")).toHaveText([
      "Home",
      "Services",
      "Projects",
      "About",
      "Get Quote",
    ]);
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(200);
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(256 + 1);
    for (const link of await list.getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test("closes after a choice", async ({ page }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.tap();
    await page.locator("#menu").getByRole("link", { name: "About" }).tap();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(page.locator("#menu")).toBeHidden();
    await expect(page.locator("#about-title")).toBeInViewport();
  });

  test("closes on Escape, with the focus back on its button, and on a press outside", async ({
    page,
  }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("#menu").getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("#menu")).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute("aria-expanded", "false");

    await menu.tap();
    await expect(page.locator("#menu")).toBeVisible();
    await page.touchscreen.tap(195, 600);
    await expect(page.locator("#menu")).toBeHidden();
  });
});
