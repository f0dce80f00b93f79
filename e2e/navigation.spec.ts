import { expect, open, quoteForm, test } from "./test";

const entries = [
  ["Services", "services"],
  ["Projects", "projects"],
  ["About", "about"],
  ["Get Quote", "contact"],
  ["Home", "home"],
] as const;

test("the top bar leads to each section, and marks it", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
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
    // Below the bar, and not covered by it.
    const bar = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await page.locator(`#${id}-title`).boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    expect(bar?.y).toBe(0);
    await expect(main.locator("[aria-current]")).toHaveText([name]);
  }
});

test("jumps are smooth where wanted; keys skip the bar", {
  tag: "@story",
}, async ({ page }) => {
  await open(page);
  const root = page.locator(":root");
  await expect(root).toHaveCSS("scroll-behavior", "smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(root).toHaveCSS("scroll-behavior", "auto");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the menu of small screens", () => {
  test.skip(({ isMobile }) => !isMobile, "wide screens show the entries in the bar");

  test("opens, takes presses at once, and closes again", {
    tag: "@phone",
  }, async ({ page }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    const list = page.locator("#menu");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(list).toBeHidden();
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await expect(list.getByRole("link")).toHaveText([
      "Home",
      ...entries.map(([name]) => name).slice(0, 4),
    ]);
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(200);
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(256 + 1);
    await page.keyboard.press("Tab");
    await expect(list.getByRole("link", { name: "Home" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute("aria-expanded", "false");

    await menu.tap();
    await expect(list).toBeVisible();
    await page.touchscreen.tap(195, 600);
    await expect(list).toBeHidden();

    // All in one task: no frame of the fade is over, and every entry can be pressed.
    const opening = await page.evaluate(() => {
      document.querySelector<HTMLElement>("[popovertarget]")?.click();
      const list = document.querySelector("#menu") as HTMLElement;
      const links = [...list.querySelectorAll("a")].filter((link) => link.checkVisibility());
      const missed = links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== link;
      });
      return [getComputedStyle(list).opacity, links.length, missed.length];
    });
    expect(opening).toEqual(["0", entries.length, 0]);
  });

  test("goes when the phone turns, and the page stays", {
    tag: "@phone",
  }, async ({ page }) => {
    await open(page);
    const menu = page.getByRole("button", { name: "Menu" });
    const about = page.locator("#about");
    await about.evaluate((about) => about.scrollIntoView({ behavior: "instant" }));
    for (const [width, height] of [
      [844, 390],
      [1000, 600],
    ] as const) {
      await menu.tap();
      await expect(menu).toHaveAttribute("aria-expanded", "true");
      await page.setViewportSize({ width, height });
      await expect(page.locator("#menu:popover-open")).toHaveCount(0);
      await expect(about).toBeInViewport();
      if (width < 900) await expect(menu).toHaveAttribute("aria-expanded", "false");
      else
        await expect(page.locator("#menu").getByRole("link").last()).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(about).toBeInViewport();
    }
  });
});

test("without popovers the entries are simply there", { tag: "@story" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
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
  await page.route(/^[^?]*\/($|[^/]*\.css$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll("selector(:popover-open)", "selector(:not-known)")
      .replaceAll(' popover="auto"', "")
      // The changed style would not match its hash.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    await route.fulfill({ response, body });
  });
  await open(page);
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  for (const [name] of entries) {
    await expect(main.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});

test("the two first steps are one pair everywhere", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await open(page);
  const bar = page.getByRole("complementary", { name: "Get a quote or call" });
  const pair = [/^Get a free quote$/, /^Call Now /];
  // At the foot of the window: nothing of what follows is in view.
  const goTo = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((it) => it.scrollIntoView({ block: "end", behavior: "instant" }));
  for (const place of ["#home", "#about"]) {
    await goTo(`${place} a`);
    await expect(page.locator(place).getByRole("link")).toHaveText(pair);
    await expect(bar).toBeHidden();
    await goTo("#services");
    if (isMobile) await expect(bar.getByRole("link")).toHaveText(pair);
  }
  if (isMobile) {
    await expect(bar).toBeInViewport();
    await bar.getByRole("link", { name: "Get a free quote" }).tap();
    await expect(quoteForm(page).form).toBeInViewport();
    await quoteForm(page).description.focus();
    await expect(bar).toBeHidden();
  }
  for (const height of [180, 256, 390]) {
    await page.setViewportSize({ width: 320, height });
    await goTo("#services");
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(bar).toBeHidden();
  }
});
