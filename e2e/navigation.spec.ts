import { quoteForm } from "./form";
import { boundingBoxOf, expect, holdBackScripts, open, test } from "./test";

// Jumps are instant where less motion is wanted, so no test waits for them to end.
test.use({ reducedMotion: "reduce" });

/** The entries of the menu and the ids of their sections, in the order of the page. */
const entries = [
  ["Home", "home"],
  ["Services", "services"],
  ["Projects", "projects"],
  ["About", "about"],
  ["Get Quote", "contact"],
] as const;

test("a jump is smooth, unless less motion is wanted", async ({ page }) => {
  await open(page);
  const root = page.locator(":root");
  await expect(root).toHaveCSS("scroll-behavior", "auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(root).toHaveCSS("scroll-behavior", "smooth");
});

test("the top bar leads to each section", { tag: "@phone" }, async ({ page, isMobile }) => {
  // The page begins at its end, so that the first entry, Home, has a way to go as well.
  await open(page, "/#contact");
  const banner = page.getByRole("banner");
  const main = banner.getByRole("navigation", { name: "Main" });
  const menu = page.getByRole("button", { name: "Menu" });
  for (const [name, id] of entries) {
    if (isMobile) await menu.tap();
    await main.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    if (isMobile) {
      await expect(menu).toHaveAttribute("aria-expanded", "false");
      await expect(page.locator("#menu")).toBeHidden();
    }
    // The bar does not cover the section's title.
    const title = page.locator(`#${id}-title`);
    await expect(title).toBeInViewport();
    const bar = await boundingBoxOf(banner);
    expect(bar.y).toBe(0);
    expect((await boundingBoxOf(title)).y).toBeGreaterThanOrEqual(bar.height);
    await expect(page.locator(`section#${id}`)).toHaveAccessibleName(await title.innerText());
  }
});

test("in a short window the bar stays, lower, with its menu", async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 200 });
  await open(page, "/#about");
  const banner = page.getByRole("banner");
  const list = page.locator("#menu");
  const bar = { x: 0, y: 0, height: 48 };
  expect(await boundingBoxOf(banner)).toMatchObject(bar);
  await page.getByRole("button", { name: "Menu" }).click();
  const { y, height } = await boundingBoxOf(list);
  expect(y).toBe(48);
  expect(height).toBeLessThanOrEqual(152);
  await list.getByRole("link", { name: "Get Quote" }).click();
  await expect(list).toBeHidden();
  await expect(page.locator("#contact-title")).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 400 });
  expect(await boundingBoxOf(banner)).toMatchObject(bar);
  await expect(list.getByRole("link", { name: "About" })).toBeInViewport({ ratio: 1 });
});

test("in a short window nothing that has the focus is covered", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  const { name, email } = quoteForm(page);
  await email.focus();
  // The page is scrolled so far that the field before this one is above the window.
  await email.evaluate((it) => scrollBy({ top: it.getBoundingClientRect().top - 55 }));
  await page.keyboard.press("Shift+Tab");
  await expect(name).toBeFocused();
  const bar = await boundingBoxOf(page.getByRole("banner"));
  expect((await boundingBoxOf(name)).y).toBeGreaterThanOrEqual(bar.height);
});

test.describe("on a small screen", { tag: "@phone" }, () => {
  test.skip(({ isMobile }) => !isMobile, "wide screens show the entries in the bar");

  test("the menu opens and closes by keyboard", async ({ page }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    const list = page.locator("#menu");
    await expect(list).toBeHidden();
    await menu.press("Enter");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await test.step("it shows every entry, and is at most 16rem high", async () => {
      await expect(list.getByRole("link")).toHaveText(entries.map(([name]) => name));
      const height = async () => (await boundingBoxOf(list)).height;
      await expect.poll(height).toBeGreaterThan(200);
      expect(await height()).toBeLessThanOrEqual(256 + 1);
    });
    await test.step("with Shift and Tab its button gets the focus, and closes it", async () => {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(menu).toBeFocused();
      await expect(list).toBeVisible();
      await menu.press("Enter");
      await expect(list).toBeHidden();
      await menu.press("Enter");
    });
    await test.step("Tab from its last entry closes it, because it would cover what has the focus", async () => {
      for (const _ of [...entries, "the page"]) await page.keyboard.press("Tab");
      await expect(list).toBeHidden();
      await expect(menu).toHaveAttribute("aria-expanded", "false");
      await expect(page.getByRole("main").locator(":focus")).toBeInViewport();
    });
  });

  test("the menu closes after a choice, also while scripts are on their way", async ({ page }) => {
    await holdBackScripts(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator("#menu").getByRole("link", { name: "Services" }).tap();
    await expect(page.locator("#menu")).toBeHidden();
    await expect(page.locator("#services-title")).toBeInViewport();
  });

  test("a quote and a call stay at hand", async ({ page }) => {
    await open(page);
    const bar = page.getByRole("complementary", { name: "Get a quote or call" });
    // On the first screen there is no bar, because the hero has the same buttons.
    await expect(bar).toBeHidden();
    const services = page.locator("#services");
    await services.evaluate((it) => it.scrollIntoView());
    await expect(bar.getByRole("link")).toHaveText(["Get a free quote", "Call Now"], {
      useInnerText: true,
    });
    await expect(bar).toBeInViewport();
    await bar.getByRole("link", { name: "Get a free quote" }).tap();
    // At the form the bar goes, because it would cover the fields.
    await expect(quoteForm(page).form).toBeInViewport();
    await expect(bar).toBeHidden();
    // A phone on its side has no room for it, but some in its top bar.
    await services.evaluate((it) => it.scrollIntoView());
    await expect(bar).toBeInViewport();
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Get Quote" })).toBeHidden();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(bar).toBeHidden();
    await expect(banner.getByRole("link", { name: "Get Quote" })).toBeInViewport({ ratio: 1 });
    await banner.getByRole("link", { name: "Call", exact: true }).tap({ trial: true });
  });
});
