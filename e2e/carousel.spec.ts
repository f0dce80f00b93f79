import type { Page } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import { boxOf, carousel, largeView } from "./photos";
import { expect, finger, open, stopClock, test, total } from "./test";

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
  await stage.expectShown((5 % total) + 1);
  await stage.dot(1).click();
  await stage.previous.click();
  await stage.expectShown(total);
  await stage.next.click();
  await stage.expectShown(1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("ten dots lead on; only near photos are loaded", { tag: "@story" }, async ({ page }) => {
  test.skip(total < 20, "needs twenty photos");
  const asked = new Set<string>();
  page.on("request", (request) => {
    const photo = request.url().match(/\/pictures\/gallery\/[^.]+/)?.[0];
    if (photo) asked.add(photo);
  });
  await open(page);
  const stage = carousel(page);
  const present = stage.dots.and(page.locator("[aria-current=true]"));
  await expect(stage.dots).toHaveCount(10);
  for (const number of [1, 10]) {
    await stage.dot(number).click();
    await stage.expectShown(number);
    await expect(present).toHaveAccessibleName(`Go to photo ${number}`);
  }
  await stage.next.click();
  await stage.expectShown(11);
  await expect(present).toHaveCount(0);
  await expect(stage.track.locator("img").nth(10)).not.toHaveJSProperty("naturalWidth", 0);
  expect(asked.size).toBeLessThanOrEqual(18);
});

test("it advances every 4 seconds, wraps, and is paused", { tag: "@story" }, async ({ page }) => {
  const stage = await openAtProjects(page);
  const expectState = (state: string) => expect(stage.root).toHaveAttribute("data-state", state);
  await test.step("each photo stands for four seconds, and is not read out", async () => {
    for (const number of [1, 2]) {
      // The scroll itself takes real time, and starts again if the clock overtakes it.
      await stage.expectShown(number);
      await page.clock.runFor(3999);
      await stage.expectCount(number);
      await page.clock.runFor(1);
    }
    await stage.expectCount(3);
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
    await expectState("rotating");
    await page.clock.runFor(4000);
    await stage.expectCount(1);
  });
  await test.step("the first of its controls pauses it for good", async () => {
    await expect(stage.root.getByRole("button").first()).toHaveAccessibleName("Pause slideshow");
    await stage.rotation.click();
    await expect(stage.rotation).toHaveAccessibleName("Play slideshow");
    await page.mouse.move(5, 5);
    await page.clock.runFor(9000);
    await stage.expectCount(1);
    await expectState("paused");
  });
  await test.step("Play is answered although the pointer and the focus are still there", async () => {
    await stage.rotation.click();
    await expectState("rotating");
    await page.clock.runFor(4000);
    await stage.expectCount(2);
  });
  await test.step("it rests behind the large view, and where less motion is wanted", async () => {
    await stage.enlarge.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectState("resting");
    await page.keyboard.press("Escape");
    await expectState("rotating");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectState("resting");
    await expect(stage.rotation).toBeHidden();
  });
});

test("it rests for a pointer and the keyboard, not for what a press leaves", async ({ page }) => {
  const stage = await openAtProjects(page);
  const expectResting = async () => {
    await expect(stage.root).toHaveAttribute("data-state", "resting");
    await page.clock.runFor(9000);
    await stage.expectCount(1);
  };
  await stage.track.hover();
  await expectResting();
  await page.mouse.move(5, 5);
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  await stage.next.focus();
  await expectResting();
  await stage.dot(1).click();
  await expect(stage.dot(1)).toBeFocused();
  await page.mouse.move(5, 5);
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  await page.clock.runFor(4000);
  await stage.expectCount(2);
});

test("a photo opens large, moves on, and closes", { tag: ["@phone", "@translated"] }, async ({
  page,
  isMobile,
}) => {
  // Otherwise parts of the page would still be moving into place.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const stage = carousel(page);
  const { dialog, photo, expectCount, next, close } = largeView(page);
  await test.step("with its neighbours and a link to its file", async () => {
    await stage.enlarge.press("Enter");
    await expectCount(1);
    await expect(dialog).toHaveAccessibleName(new RegExp(`^${gallery[0]?.caption}`));
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
    await expect(dialog.locator("img")).toHaveCount(3);
    const full = dialog.getByRole("link", { name: "Full size" });
    await expect(full).toHaveAttribute("href", gallery[0]?.file ?? "");
  });
  await test.step("keys and buttons lead on", async () => {
    await page.keyboard.press("ArrowRight");
    await expectCount(2);
    await next.click();
    await expectCount(3);
    await page.keyboard.press("ArrowLeft");
    await expectCount(2);
  });
  await test.step("Escape leads back to the button, and to the photo that I saw last", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(stage.enlarge).toBeFocused();
    await stage.expectShown(2);
  });
  await test.step("a press on a photo opens it, one beside it closes it", async () => {
    await stage.shown.click();
    await expectCount(2);
    const { x, y } = await boxOf(photo);
    await (isMobile ? page.mouse.click(200, y - 40) : page.mouse.click(x - 40, 450));
    await expect(dialog).toHaveCount(0);
  });
  await test.step("and so does the button", async () => {
    await stage.enlarge.click();
    await close.click();
    await expect(dialog).toHaveCount(0);
  });
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
    for (const part of [stage.shown, stage.next, stage.seeAll])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("fingers swipe photos", { tag: "@phone" }, async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers");
  await open(page);
  const stage = carousel(page);
  await stage.center();
  const drag = await finger(page);
  const { y } = await boxOf(stage.track);
  await drag({ x: 300, y: y + 60 }, { x: -250, y: 0 });
  await stage.expectShown(2);
  await test.step("a vertical stroke is the page's", async () => {
    const before = await page.evaluate(() => scrollY);
    await drag({ x: 200, y: y + 160 }, { x: 0, y: -150 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 80);
    await stage.expectShown(2);
  });
  await test.step("the photo stays as the phone is turned", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await stage.expectShown(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await stage.expectShown(2);
  });
  await test.step("in the large view as well", async () => {
    await stage.enlarge.click();
    const { expectCount } = largeView(page);
    await expectCount(2);
    await drag({ x: 320, y: 300 }, { x: -250, y: 0 });
    await expectCount(3);
  });
});
