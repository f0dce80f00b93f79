import type { Locator, Page } from "@playwright/test";
import { expect, fill, open, quoteForm, ready, setChannels, stopped, test } from "./test";

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

/** By how many pixels a jump has missed its section, once the page has stopped scrolling. */
async function distanceFrom(page: Page, id: string) {
  await stopped(page);
  return page.locator(`#${id}`).evaluate((section) => {
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    const root = document.documentElement;
    const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const wanted = scrollY + section.getBoundingClientRect().top - margin - padding;
    const lowest = root.scrollHeight - innerHeight;
    return Math.abs(scrollY - Math.max(0, Math.min(wanted, lowest)));
  });
}

for (const width of [390, 1280]) {
  for (const javaScriptEnabled of [true, false]) {
    const scripts = javaScriptEnabled ? "with" : "without";
    test(`the address of a section leads to it, also from the cache, ${scripts} scripts, ${width} px wide`, {
      tag: ["@facts", "@story"],
    }, async ({ browser }) => {
      for (const [, id] of entries) {
        // Without the fixture's routes, which switch the browser's cache off.
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport: { width, height: 800 },
        });
        const page = await context.newPage();
        for (const visit of ["first", "cached"]) {
          await page.goto(`/?${visit}#${id}`);
          if (javaScriptEnabled) await ready(page);
          await expect.poll(() => distanceFrom(page, id), `${id}, ${visit}`).toBeLessThan(2);
        }
        await context.close();
      }
    });
  }
}

for (const width of [390, 1280]) {
  test(`every way to the form leads to its beginning, ${width} px wide`, {
    tag: "@facts",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await setChannels(page, "accept");
    await open(page);
    const service = page.locator("#services").getByRole("link", { name: "Get Quote" });
    const inBar = page.getByRole("banner").getByRole("link", { name: "Get Quote" });
    const follow = async (way: string, link: Locator) => {
      await link.click();
      await expect.poll(() => distanceFrom(page, "contact"), way).toBeLessThan(2);
    };
    await follow("hero", page.locator("#home").getByRole("link", { name: "Get a free quote" }));
    // From here on the address is there already.
    await follow("service", service.first());
    await follow("the same service", service.first());
    await follow("About", page.locator("#about").getByRole("link", { name: "Get a free quote" }));
    if (width < 500) {
      await page.getByRole("button", { name: "Menu" }).click();
      await follow("menu", inBar);
      await page.locator("#services").evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
      const actionBar = page.getByRole("complementary", { name: "Get a quote or call" });
      await follow("action bar", actionBar.getByRole("link", { name: "Get a free quote" }));
    } else {
      await page.locator("#services").evaluate((it) => it.scrollIntoView({ behavior: "instant" }));
      await follow("bar", inBar);
    }
    await (await fill(page)).submit.click();
    await expect(quoteForm(page).another).toBeVisible();
    await follow("service, with the form folded away", service.last());
    await expect(quoteForm(page).name).toBeVisible();
  });
}

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

test.describe("on a small screen", () => {
  test.skip(({ isMobile }) => !isMobile, "wide screens show the entries in the bar");

  test("the menu opens and closes by keyboard", { tag: "@phone" }, async ({ page }) => {
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
      const height = async () => (await list.boundingBox())?.height ?? 0;
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
    await test.step("its entries can be pressed before it has faded in", async () => {
      // In one task, so that no frame is drawn in between.
      const pressable = await list.evaluate((list: HTMLElement) => {
        list.showPopover();
        const links = [...list.querySelectorAll("a")].filter((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === link;
        });
        return links.length;
      });
      expect(pressable).toBe(entries.length);
    });
  });

  test("turning the phone closes the menu and does not scroll the page", {
    tag: "@phone",
  }, async ({ page }) => {
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

  test("a quote and a call stay in view, unless their bar would cover something", {
    tag: "@phone",
  }, async ({ page }) => {
    await open(page);
    const bar = page.getByRole("complementary", { name: "Get a quote or call" });
    // To the foot of the window, so that nothing of what follows is in view.
    const goTo = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((it) => it.scrollIntoView({ block: "end", behavior: "instant" }));
    for (const place of ["#home a", "#about a"]) {
      await goTo(place);
      await expect(bar).toBeHidden();
      await goTo("#services");
      await expect(bar.getByRole("link")).toHaveText([/^Get a free quote$/, /^Call Now /]);
      await expect(bar).toBeInViewport();
    }
    await bar.getByRole("link", { name: "Get a free quote" }).tap();
    await expect(quoteForm(page).form).toBeInViewport();
    await quoteForm(page).description.focus();
    await expect(bar).toBeHidden();
    await page.setViewportSize({ width: 320, height: 256 });
    await goTo("#services");
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(bar).toBeHidden();
  });
});
