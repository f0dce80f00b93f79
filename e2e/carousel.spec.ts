import type { Page } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import { boxOf, carousel, largeView } from "./photos";
import { expect, needsPhotos, open, stopClock, test, total, touches } from "./test";

/** Opens the page with the clock in hand, and the carousel just come into view and rotating. */
async function openAtProjects(page: Page) {
  await page.clock.install();
  await open(page);
  const stage = carousel(page);
  await expect(stage.root).toHaveAttribute("data-state", "resting");
  await stopClock(page);
  await stage.center();
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  return stage;
}

test.beforeEach(() => needsPhotos(3));

test("Next and Previous move by one and wrap around", { tag: ["@phone", "@translated"] }, async ({
  page,
}) => {
  await open(page);
  const stage = carousel(page);
  // Revealed first: Playwright scrolls the page for a press on what still moves.
  await stage.center();
  const revealed = page.locator("[data-reveal]", { has: stage.root });
  await expect(revealed).toHaveCSS("opacity", "1");
  await stage.next.click();
  const before = await page.evaluate(() => scrollY);
  // Quick presses are counted, not swallowed, and never move the page.
  for (let press = 0; press < 4; press++) await stage.next.click();
  await stage.shows((5 % total) + 1);
  await stage.dot(1).click();
  await stage.previous.click();
  await stage.shows(total);
  await stage.next.click();
  await stage.shows(1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("dots and keys lead on; only near photos are loaded", { tag: "@story" }, async ({ page }) => {
  needsPhotos(20);
  const asked = new Set<string>();
  page.on("request", (request) => {
    const photo = request.url().match(/\/pictures\/gallery\/[^.]+/)?.[0];
    if (photo) asked.add(photo);
  });
  await open(page);
  const stage = carousel(page);
  const present = stage.dots.and(page.locator("[aria-current=true]"));
  await test.step("each of the ten dots leads to its photo, and is marked there", async () => {
    await expect(stage.dots).toHaveCount(10);
    for (const number of [1, 10]) {
      await stage.dot(number).click();
      await stage.shows(number);
      await expect(present).toHaveAccessibleName(`Go to photo ${number}`);
    }
    await stage.next.click();
    await stage.shows(11);
    await expect(present).toHaveCount(0);
  });
  await test.step("what is neither shown nor next to it has not been fetched", async () => {
    await expect(stage.track.locator("img").nth(10)).not.toHaveJSProperty("naturalWidth", 0);
    expect(asked.size).toBeLessThanOrEqual(18);
  });
  await test.step("keys lead on and wrap; with Control a key is the browser's", async () => {
    await stage.dot(1).click();
    await stage.track.focus();
    for (const [key, number] of [
      ["ArrowLeft", total],
      ["ArrowRight", 1],
      ["ArrowRight", 2],
      ["Control+ArrowRight", 2],
    ] as const) {
      await page.keyboard.press(key);
      await stage.shows(number);
    }
  });
});

test("it advances every 4 seconds, wraps, and is paused", { tag: "@story" }, async ({ page }) => {
  const stage = await openAtProjects(page);
  const is = (state: string) => expect(stage.root).toHaveAttribute("data-state", state);
  await test.step("each photo stands for four seconds, and is not read out", async () => {
    for (const number of [1, 2]) {
      // The scroll itself takes real time, and starts again if the clock overtakes it.
      await stage.shows(number);
      await page.clock.runFor(3999);
      await stage.counts(number);
      await page.clock.runFor(1);
    }
    await stage.counts(3);
    await expect(stage.track).toHaveAttribute("aria-live", "off");
  });
  await test.step("moved by hand, the present photo is read out, and no other", async () => {
    await stage.track.focus();
    await expect(stage.track).toHaveAttribute("aria-live", "polite");
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
    await expect(stage.track.getByRole("group")).toHaveAccessibleName(`${total} of ${total}`);
  });
  await test.step("after the last comes the first", async () => {
    await stage.track.blur();
    await is("rotating");
    await page.clock.runFor(4000);
    await stage.counts(1);
  });
  await test.step("the first of its controls pauses it for good", async () => {
    await expect(stage.root.getByRole("button").first()).toHaveAccessibleName("Pause slideshow");
    await stage.rotation.click();
    await expect(stage.rotation).toHaveAccessibleName("Play slideshow");
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    await stage.counts(1);
    await is("paused");
  });
  await test.step("Play is answered although the pointer and the focus are still there", async () => {
    await stage.rotation.click();
    await is("rotating");
    await page.clock.runFor(4000);
    await stage.counts(2);
  });
  await test.step("it rests behind the large view, and where less motion is wanted", async () => {
    await stage.enlarge.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await is("resting");
    await page.keyboard.press("Escape");
    await is("rotating");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await is("resting");
    await expect(stage.rotation).toBeHidden();
  });
});

test("it rests for a hand and off screen", { tag: "@phone" }, async ({ page, isMobile }) => {
  const stage = await openAtProjects(page);
  const rests = async () => {
    await expect(stage.root).toHaveAttribute("data-state", "resting");
    await page.clock.runFor(9000);
    await stage.counts(1);
  };
  const goesOn = () => expect(stage.root).toHaveAttribute("data-state", "rotating");
  await test.step("for a finger or a pointer", async () => {
    const box = await boxOf(stage.track);
    const [x, y] = [box.x + 150, box.y + 80];
    if (isMobile) {
      const { send } = await touches(page);
      await send("touchStart", { x, y });
      await rests();
      // Moved, so that it is no tap, which would enlarge the photo.
      for (const moved of [10, 20, 30]) await send("touchMove", { x, y: y + moved });
      await send("touchEnd");
    } else {
      await page.mouse.move(x, y);
      await rests();
      await page.mouse.move(5, 5);
    }
    await goesOn();
  });
  await test.step("for the keyboard", async () => {
    await stage.next.focus();
    await rests();
    await stage.next.blur();
  });
  await test.step("off screen", async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await rests();
    await stage.center();
    await goesOn();
  });
  await test.step("not for the focus that a press leaves behind", async () => {
    if (isMobile) await stage.dot(1).tap();
    else await stage.dot(1).click();
    await expect(stage.dot(1)).toBeFocused();
    await page.mouse.move(5, 5);
    await goesOn();
    await page.clock.runFor(4000);
    await stage.counts(2);
  });
});

test("a photo opens large, moves on, and closes", { tag: ["@phone", "@translated"] }, async ({
  page,
  isMobile,
}) => {
  // Otherwise parts of the page would still be moving into place.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const stage = carousel(page);
  const { dialog, photo, counts, next, close } = largeView(page);
  await test.step("with its neighbours and a link to its file", async () => {
    await stage.enlarge.press("Enter");
    await counts(1);
    await expect(dialog).toHaveAccessibleName(new RegExp(`^${gallery[0]?.caption}`));
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
    await expect(dialog.locator("img")).toHaveCount(3);
    const full = dialog.getByRole("link", { name: "Full size" });
    await expect(full).toHaveAttribute("href", gallery[0]?.file ?? "");
  });
  await test.step("keys and buttons lead on, after a press on words, too", async () => {
    await page.keyboard.press("ArrowRight");
    await counts(2);
    await next.click();
    await dialog.getByText(`3 / ${total}`, { exact: true }).click();
    await page.keyboard.press("ArrowLeft");
    await counts(2);
  });
  await test.step("Escape leads back to the button, and to the photo that I saw last", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(stage.enlarge).toBeFocused();
    await stage.shows(2);
  });
  await test.step("a press on a photo opens it, one that begins and ends outside closes it", async () => {
    await stage.photo(2).click();
    await counts(2);
    const { x, y } = await boxOf(photo);
    const outside = isMobile ? { x: 200, y: y - 40 } : { x: x - 40, y: 450 };
    // As selecting words may.
    await dialog.getByText(gallery[1]?.caption ?? "").hover();
    await page.mouse.down();
    await page.mouse.move(outside.x, outside.y);
    await page.mouse.up();
    await counts(2);
    await page.mouse.click(outside.x, outside.y);
    await expect(dialog).toHaveCount(0);
  });
  await test.step("and so does the button", async () => {
    await stage.enlarge.click();
    await close.click();
    await expect(dialog).toHaveCount(0);
  });
});

test("enlarged, a photo is wider than before, even at 400 %", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // 1280 x 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const stage = carousel(page);
  const small = await boxOf(stage.photo(1));
  await stage.enlarge.click();
  const { photo } = largeView(page);
  await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
  expect((await boxOf(photo)).width).toBeGreaterThan(small.width);
  await expect(photo).toBeInViewport({ ratio: 1 });
});

test("after a jump to the projects, all of the carousel is in the window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const stage = carousel(page);
  for (const [width, height] of [
    [1366, 650],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("navigation", { name: "Main" }).getByText("Projects").click();
    for (const part of [stage.photo(1), stage.next, stage.seeAll])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("fingers swipe photos, and pinch", { tag: "@phone" }, async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers");
  await open(page);
  const stage = carousel(page);
  await stage.center();
  const { move } = await touches(page);
  const { y } = await boxOf(stage.photo(1));
  await test.step("a swipe leads on; a vertical stroke is the page's", async () => {
    await move({ x: -250, y: 0 }, { x: 300, y: y + 60 });
    await stage.shows(2);
    const before = await page.evaluate(() => scrollY);
    await move({ x: 0, y: -150 }, { x: 200, y: y + 160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 80);
    await stage.shows(2);
  });
  await test.step("the photo stays as the phone is turned", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await stage.shows(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await stage.shows(2);
  });
  await test.step("in the large view as well, and two fingers make it larger", async () => {
    await stage.enlarge.click();
    const { counts } = largeView(page);
    await counts(2);
    await move({ x: -250, y: 0 }, { x: 320, y: 300 });
    await counts(3);
    await move({ x: 250, y: 0 }, { x: 50, y: 300 });
    await counts(2);
    await move({ x: -120, y: 0 }, { x: 250, y: 300 }, { x: 340, y: 320 });
    const scale = () => page.evaluate(() => window.visualViewport?.scale);
    await expect.poll(scale).toBeGreaterThan(1.3);
  });
});
