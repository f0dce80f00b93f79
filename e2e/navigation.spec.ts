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

  test("closes after a choice, and when the phone is turned", async ({ page }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    const list = page.locator("#menu");
    await menu.tap();
    await list.getByRole("link", { name: "About" }).tap();
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(list).toBeHidden();
    await expect(page.locator("#about-title")).toBeInViewport();

    await menu.tap();
    await expect(list).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 600 });
    await expect.poll(() => list.evaluate((list) => list.matches(":popover-open"))).toBe(false);
    for (const link of await list.getByRole("link").all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(68);
    }
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

test("in browsers without popovers the entries are simply there", async ({ page }) => {
  // The browser is made to know neither the attribute nor the selector.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        if (selector.includes("popover")) throw new SyntaxError(selector);
        return matches.call(this, selector);
      },
    });
  });
  await page.route(/localhost:\d+\/($|.*\.css$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll("selector(:popover-open)", "selector(:not-known)")
      .replaceAll(' popover="auto"', "");
    // The changed style would not match its hash.
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  await open(page);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  for (const [name] of entries) {
    await expect(main.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("in a short window the bars leave the screen to the page", async ({ page }) => {
  await open(page);
  for (const [width, height] of [
    [320, 180],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator("#about").evaluate((about) => about.scrollIntoView({ behavior: "instant" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("complementary")).toBeHidden();
  }
});

test("nothing stands under the notch of a phone held sideways", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59 } });
  const covered = await page.evaluate(() => {
    const parts = ":is(header, main, footer) :is(h1, h2, h3, p, dd, li, figcaption, a, button)";
    const leftOf = (part: Element) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return words.getBoundingClientRect().left;
    };
    // A drawing's own margin of 3 px may lie there.
    return [...document.querySelectorAll(parts)]
      .filter((part) => part.checkVisibility() && leftOf(part) < 56)
      .map((part) => part.textContent);
  });
  expect(covered).toEqual([]);
});
