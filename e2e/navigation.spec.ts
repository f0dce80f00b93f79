import { quoteForm } from "./form";
import { boundingBoxOf, expect, open, test } from "./test";

// Jumps are instant. The test of the top bar ends with smooth ones.
test.use({ reducedMotion: "reduce" });

const entries = [
  ["Services", "services"],
  ["Projects", "projects"],
  ["About", "about"],
  ["Get Quote", "contact"],
  ["Home", "home"],
] as const;

test("the top bar leads to each section", { tag: ["@phone", "@facts"] }, async ({
  page,
  isMobile,
}) => {
  await open(page);
  const root = page.locator(":root");
  await expect(root).toHaveCSS("scroll-behavior", "auto");
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
    await expect(main.locator("[aria-current]")).toHaveText([name]);
    // Its beginning is in view, and not covered by the bar.
    const title = page.locator(`#${id}-title`);
    await expect(title).toBeInViewport();
    const bar = await boundingBoxOf(banner);
    expect(bar.y).toBe(0);
    expect((await boundingBoxOf(title)).y).toBeGreaterThanOrEqual(bar.height);
    await expect(page.locator(`section#${id}`)).toHaveAccessibleName(await title.innerText());
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(root).toHaveCSS("scroll-behavior", "smooth");
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
