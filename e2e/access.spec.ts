import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import {
  CHANNEL_ERRORS,
  expect,
  fill,
  keyless,
  messages,
  needsLocalServer,
  open,
  owner,
  quoteForm,
  test,
} from "./test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe on the page as it stands, everything settled, and expects no violation at all. */
async function expectAccessible(page: Page) {
  await settle(page);
  // Through the debugger: the page's own policy would refuse it as an inline script.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: {
        run: (
          root: Document,
          options: object,
        ) => Promise<{
          violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[];
        }>;
      };
    };
    const result = await axe.run(document, { runOnly: tags });
    return result.violations.map(({ id, nodes }) => [
      id,
      nodes.map(({ target, failureSummary }) => `${target.join()}: ${failureSummary}`),
    ]);
  }, TAGS);
  expect(violations).toEqual([]);
}

/** Waits until everything has been seen, and nothing moves. */
async function settle(page: Page) {
  if (await page.locator("dialog[open]").count()) return;
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll("[data-reveal]")].some(
      (piece) => getComputedStyle(piece).opacity !== "1",
    ),
  );
  if (hidden) await scrollThrough(page);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
}

async function scrollThrough(page: Page) {
  const from = await page.evaluate(() => scrollY);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  for (const piece of await page.locator("[data-reveal]").all()) {
    await expect(piece).toHaveCSS("opacity", "1");
  }
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), from);
}

test.describe("axe finds nothing", () => {
  test.use({ expectedErrors: CHANNEL_ERRORS, baseURL: keyless });

  test("on the page as it is, at three widths", async ({ page }) => {
    await open(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  });

  test("with the menu open", async ({ page, isMobile }) => {
    test.skip(!isMobile, "wide screens show the entries in the bar");
    await open(page);
    await settle(page);
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#menu")).toBeVisible();
    await expectAccessible(page);
  });

  test("with a photo enlarged", async ({ page }) => {
    await open(page);
    await page.getByRole("button", { name: "Enlarge photo" }).click();
    await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
    await expectAccessible(page);
  });

  test("with errors shown", async ({ page }) => {
    await open(page);
    const { submit } = quoteForm(page);
    await submit.click();
    await expectAccessible(page);
    await (await fill(page, { answer: "11" })).submit.click();
    await expect(quoteForm(page).alert).toBeVisible();
    await expectAccessible(page);
  });

  test("when a request is on its way, has arrived, and when none gets through", async ({
    page,
  }) => {
    needsLocalServer("requests are posted");
    let answer = 200;
    let release = () => {};
    await page.route("/", async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.fulfill({ status: answer, body: "" });
    });
    await open(page);
    const form = await fill(page);
    await form.submit.click();
    await expect(form.submit).toHaveText("Sending...");
    await expectAccessible(page);
    release();
    await expect(form.status).toContainText(messages.submitted);
    await expectAccessible(page);
    answer = 500;
    await (await fill(page)).submit.click();
    await expect(form.submit).toHaveText("Sending...");
    release();
    await expect(form.alert).toHaveText(messages.unavailable);
    await expectAccessible(page);
  });
});

test("Tab reaches everything in the order of the page, always in sight and under no bar", async ({
  page,
  isMobile,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const seen: string[] = [];
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const { left, top, right, bottom, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = Math.max(top, 0) + Math.min(height, innerHeight) / 2;
      const hit = document.elementFromPoint(x, Math.min(y, (top + bottom) / 2 + 1));
      return {
        name: element.ariaLabel || element.textContent?.trim() || element.id,
        ring: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
        inView: bottom > 0 && top < innerHeight,
        uncovered: hit === element || element.contains(hit) || Boolean(hit?.contains(element)),
      };
    });
    if (!at) break;
    expect(at, `${at.name} (${seen.length})`).toMatchObject({
      ring: true,
      inView: true,
      uncovered: true,
    });
    seen.push(at.name);
  }
  const places = [
    "Skip to content",
    isMobile ? "Menu" : "Services",
    "Get a free quote",
    "Pause slideshow",
  ];
  const order = [
    ...places.filter((name) => name !== "Pause slideshow"),
    "Previous photo",
    "Photos",
    "name",
  ];
  const positions = order.map((name) => seen.indexOf(name));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(seen.slice(-3)).toContain("YouTube");
});

test("everything that is pressed is 44 px high on touch, dots at least 24 px wide", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "on touch");
  await open(page);
  await settle(page);
  const targets = page.locator(
    "a:visible, button:visible, input:visible:not([tabindex='-1']), textarea:visible",
  );
  for (const target of await targets.all()) {
    const name = await target.evaluate(
      (element) => element.ariaLabel || element.textContent || element.id,
    );
    if (name === "Skip to content") continue;
    const box = await target.boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(43.9);
    const dot = name.startsWith("Go to photo");
    expect(box?.width, name).toBeGreaterThanOrEqual(dot ? 24 : 43);
  }
});

test("nothing scrolls sideways at 320 px, nor at 400 % zoom, nor with text twice as large", async ({
  page,
}) => {
  await open(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.setViewportSize({ width: 320, height: 700 });
  await settle(page);
  expect(await overflow()).toBeLessThanOrEqual(0);
  // 1280 x 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() =>
    document.styleSheets[0]?.insertRule(":root { font-size: 200% !important }"),
  );
  expect(await overflow()).toBeLessThanOrEqual(0);
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow()).toBeLessThanOrEqual(0);
    // Nothing overlaps in the bar, and no word of the headline is broken.
    const layout = await page.evaluate(() => {
      const box = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector) as Element);
        return range.getBoundingClientRect();
      };
      const headline = document.querySelector("h1") as HTMLElement;
      headline.style.overflowWrap = "normal";
      const { scrollWidth, clientWidth } = headline;
      return {
        between: box("header nav button").left - box("header span").right,
        bar: box("header nav").bottom - box("header").bottom,
        headline: scrollWidth - clientWidth,
      };
    });
    expect(layout.between).toBeGreaterThan(0);
    expect(layout.bar).toBeLessThanOrEqual(1);
    expect(layout.headline).toBeLessThanOrEqual(0);
  }
});

test("with forced colours, more contrast and on paper the page says the same", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.getByRole("button", { name: "Next photo" })).toBeVisible();
  await expect(quoteForm(page).submit).toHaveCSS("border-top-style", "solid");
  await page.emulateMedia({ forcedColors: "none", contrast: "more" });
  await expect(page.locator("#services").getByRole("paragraph").first()).toHaveCSS(
    "color",
    "rgb(55, 51, 45)",
  );
  await page.emulateMedia({ contrast: "no-preference", media: "print" });
  await expect(page.getByRole("button", { name: "Next photo" })).toBeHidden();
  await expect(page.locator("#contact").getByText(owner.phone, { exact: true })).toBeVisible();
  await expect(page.locator("#contact")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(quoteForm(page).form).toBeHidden();
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test("the top bar marks the section in view", async ({ page, isMobile }) => {
  await open(page);
  const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  for (const [id, name] of [
    ["services", "Services"],
    ["projects", "Projects"],
    ["about", "About"],
    ["home", "Home"],
  ]) {
    await page.evaluate((id) => {
      const top = document.getElementById(id ?? "")?.getBoundingClientRect().top ?? 0;
      scrollTo({ top: scrollY + top, behavior: "instant" });
    }, id);
    const marked = main.locator("[aria-current]");
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveText(name ?? "");
    if (isMobile) continue;
    await expect(marked).toBeVisible();
  }
});

test("the bar of phones leaves where its actions are on screen, and covers no field", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "wide screens have room for the top bar's button");
  await open(page);
  const bar = page.getByRole("complementary", { name: "Call or get a quote" });
  const quote = bar.getByRole("link", { name: "Get Quote" });
  await expect(quote).toBeHidden();
  await page.locator("#services").scrollIntoViewIfNeeded();
  await page
    .locator("#about")
    .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(quote).toBeInViewport();
  await quote.tap();
  await expect(quoteForm(page).form).toBeInViewport();
  await expect(quote).toBeHidden();
  await quoteForm(page).description.focus();
  await expect(quote).toBeHidden();
});
