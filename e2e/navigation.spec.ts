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

test("the last section that begins above the middle is marked", async ({ page }) => {
  await open(page);
  // Shorter than half of the window, so that the middle is past it after a jump.
  await page.evaluate(() =>
    (document.styleSheets[0] as CSSStyleSheet).insertRule(
      "#about { block-size: 40px; padding: 0; overflow: clip }",
    ),
  );
  const marked = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
  /** Scrolls so that a section begins this much below the middle of the window. */
  const scrollTo = (id: string, below: number) =>
    page.locator(`section#${id}`).evaluate((section, below) => {
      scrollBy({ top: section.getBoundingClientRect().top - innerHeight / 2 - below });
    }, below);
  let before = "Home";
  for (const [name, id] of entries.filter(([name]) => name !== "Home")) {
    await scrollTo(id, 5);
    await expect(marked).toHaveText([before]);
    await scrollTo(id, -5);
    await expect(marked).toHaveText([name]);
    before = name;
  }
  await scrollTo("about", -200);
  await expect(marked).toHaveText(["Get Quote"]);
  await scrollTo("projects", 5);
  await expect(marked).toHaveText(["Services"]);
});

test("in a short window the bar stays, lower, with its menu", async ({ page }) => {
  await open(page);
  const banner = page.getByRole("banner");
  const menu = page.getByRole("button", { name: "Menu" });
  const list = page.locator("#menu");
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [640, 360],
    [480, 200],
    [1280, 400],
    [1920, 400],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.locator("#about").evaluate((it) => it.scrollIntoView());
      expect(await boundingBoxOf(banner)).toEqual({ x: 0, y: 0, width, height: 48 });
      const about = list.getByRole("link", { name: "About" });
      if (width < 1024) await menu.click();
      else await expect(about).toBeInViewport({ ratio: 1 });
      if (width >= 1024) return;
      const { y, height: listed } = await boundingBoxOf(list);
      expect(y).toBe(48);
      expect(listed).toBeLessThanOrEqual(Math.min(256, height - 48));
      await list.getByRole("link", { name: "Get Quote" }).click();
      await expect(list).toBeHidden();
      await expect(page.locator("#contact-title")).toBeInViewport();
    });
});

test("in a short window nothing that has the focus is covered", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  const { name, email } = quoteForm(page);
  await email.focus();
  // So far that the field before it is above the window.
  await email.evaluate((it) => scrollBy({ top: it.getBoundingClientRect().top - 55 }));
  await page.keyboard.press("Shift+Tab");
  await expect(name).toBeFocused();
  const bar = await boundingBoxOf(page.getByRole("banner"));
  expect((await boundingBoxOf(name)).y).toBeGreaterThanOrEqual(bar.height);
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
    expect((await boundingBoxOf(page.getByRole("banner"))).height).toBe(56);
    await test.step("it shows every entry, and is at most 16rem high", async () => {
      const names = ["Home", ...entries.map(([name]) => name).filter((name) => name !== "Home")];
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

  test("turned and turned back, it shows the same place", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "others do not keep the place when a test turns them");
    await open(page, "/#projects");
    const title = page.locator("#projects-title");
    const { y } = await boundingBoxOf(title);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(title).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    const moved = async () => Math.abs((await boundingBoxOf(title)).y - y);
    await expect.poll(moved).toBeLessThan(10);
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
