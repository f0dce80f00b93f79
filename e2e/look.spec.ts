import type { Locator, Page } from "@playwright/test";
import { words } from "../lib/content/words";
import { boundingBoxOf, expect, facts, open, test } from "./test";

// Where less motion is wanted, everything is in place at once.
test.use({ reducedMotion: "reduce" });

const phone = { width: 390, height: 844 };

// What has to be seen of a picture, in pixels. The numbers were chosen by eye, in screenshots of these sizes.
/** A photo that is lower than this is a strip. */
const PHOTO_MIN = 120;
/** Enough of the slab, without joint and card, to tell one finish from the other. */
const CLEAN_SLAB = 320;
/** The same, in a window that has no more room. */
const CLEAN_STRIP = 60;

/** The upper and lower edge of an element in the window, and its height, in pixels. */
async function edgesOf(element: Locator) {
  const { y, height } = await boundingBoxOf(element);
  return { top: y, bottom: y + height, height };
}

const home = (page: Page) => page.locator("#home");

test("the first screen has headline, claim and quote button, and a photo above them", async ({
  page,
}) => {
  await open(page);
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [667, 375],
    [844, 340],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      home(page).getByRole("heading"),
      home(page).getByText(words.hero.text),
      home(page).getByRole("link", { name: "Get a free quote" }),
    ])
      await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    const photo = await edgesOf(home(page).getByRole("img").first());
    expect(photo.height, `${width} x ${height}`).toBeGreaterThanOrEqual(PHOTO_MIN);
  }
});

test("on a phone the first screen has every fact", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page);
  for (const fact of await home(page).getByRole("listitem").all())
    await expect(fact).toBeInViewport({ ratio: 1 });
});

// At these widths the right column is narrowest for the headline's letters.
test("on wide screens each half of the headline fits on one line", async ({ page }) => {
  await open(page);
  const headline = home(page).getByRole("heading");
  for (const width of [1024, 2560, 3840]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await headline.evaluate((element) => {
      const { paddingTop, lineHeight } = getComputedStyle(element);
      return (element.clientHeight - Number.parseFloat(paddingTop)) / Number.parseFloat(lineHeight);
    });
    expect(lines, `${width} px wide`).toBeCloseTo(1, 1);
  }
});

test("in a very wide window no word of the claim is broken", async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await open(page);
  const claim = page.getByRole("heading", { name: words.finishes.title });
  const { height } = await edgesOf(claim);
  const line = await claim.evaluate((it) => Number.parseFloat(getComputedStyle(it).lineHeight));
  expect(Math.round(height / line)).toBeLessThanOrEqual(words.finishes.title.split(" ").length);
});

test("on the narrowest phone no words make the bars higher, a long name neither", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  const banner = page.getByRole("banner");
  const { height } = await edgesOf(banner);
  await banner.getByText(facts.name, { exact: true }).evaluate((name) => {
    name.textContent = "Odell and Daughter Concrete and Masonry of Shawnee County";
  });
  expect((await edgesOf(banner)).height).toBe(height);
  await page.locator("#services").evaluate((section) => section.scrollIntoView());
  for (const link of await page.getByRole("complementary").getByRole("link").all())
    expect((await edgesOf(link)).height).toBe(48);
});

test("on an iPhone the bar at the foot is above the home indicator, and covers no target of a jump and no end", async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { bottom: 34 } });
  await open(page);
  const quote = page.locator("#services").getByRole("link", { name: "Get Quote" }).last();
  await quote.evaluate((element) => element.scrollIntoView({ block: "end" }));
  const bar = page.getByRole("complementary");
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The buttons of the bar are above the indicator.
  expect((await edgesOf(bar.getByRole("link").first())).bottom).toBe(phone.height - 34);
  expect((await edgesOf(quote)).bottom).toBeLessThan((await edgesOf(bar)).top);
  const last = page.getByRole("contentinfo").getByRole("paragraph").last();
  const scrollToEnd = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await scrollToEnd();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect((await edgesOf(last)).bottom).toBeLessThan((await edgesOf(bar)).top);
  // On a tablet the form is in view there, so there is no bar, and no room for one.
  await page.setViewportSize({ width: 768, height: 1024 });
  await scrollToEnd();
  await expect(bar).toBeHidden();
  expect(1024 - (await edgesOf(last)).bottom).toBeLessThan(48);
});

test("finishes and the text of the chosen one are seen together with the slab that shows it", async ({
  page,
}) => {
  await open(page);
  for (const [width, height, least] of [
    [390, 844, CLEAN_SLAB],
    [1366, 650, CLEAN_SLAB],
    [320, 568, CLEAN_STRIP],
    [844, 390, CLEAN_STRIP],
  ] as const) {
    await page.setViewportSize({ width, height });
    const section = page.getByRole("region", { name: words.finishes.title });
    const choice = section.getByRole("group", { name: words.finishes.choose });
    const last = choice.getByRole("radio").last().locator("..");
    await last.evaluate((element) => element.scrollIntoView({ block: "end" }));
    const text = choice.getByRole("paragraph").last();
    await text.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
    const bar = await edgesOf(page.getByRole("banner"));
    const photo = await edgesOf(section.getByRole("img").first());
    const card = await edgesOf(choice);
    const clean = Math.min(photo.bottom, card.top) - Math.max(photo.top, bar.bottom);
    expect(clean, `${width} x ${height}`).toBeGreaterThanOrEqual(least);
  }
});

test("the pictures of the finishes are level, and stay where they are", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page);
  const choice = page.getByRole("group", { name: words.finishes.choose });
  const radios = choice.getByRole("radio");
  const pictures = choice.locator("label picture");
  const tops = () => pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  await radios.first().scrollIntoViewIfNeeded();
  const before = await tops();
  expect(new Set(before).size).toBe(1);
  for (const radio of await radios.all()) {
    await radio.check();
    expect(await tops()).toEqual(before);
  }
});

test("nobody chooses a cracked sample", async ({ page }) => {
  await open(page);
  const section = page.getByRole("region", { name: words.finishes.title });
  const finishes = section.getByRole("radio");
  const crack = section.locator("svg path").first();
  await expect(crack).toBeVisible();
  await finishes.nth(1).check();
  await expect(crack).toBeHidden();
  await expect(section.locator("svg path").last()).toBeHidden();
  await finishes.first().check();
  await expect(crack).toBeVisible();
});
