import { stemOf } from "../lib/content/crops";
import { gallery, photoId } from "../lib/content/gallery";
import { carousel, lightbox } from "./photos";
import { boundingBoxOf, expect, finger, open, stopClock, test, total } from "./test";

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

test("ten dots lead on, and only near photos are fetched", { tag: "@story" }, async ({ page }) => {
  test.skip(total < 20, "needs twenty photos");
  const fetched = new Set<number>();
  page.on("request", (request) => {
    const index = gallery.findIndex(({ file }) => request.url().includes(`/${stemOf(file)}.`));
    if (index >= 0) fetched.add(index + 1);
  });
  await open(page);
  const stage = carousel(page);
  const current = stage.dots.and(page.locator("[aria-current=true]"));
  await test.step("ten dots lead to the first ten photos, and none is current beyond them", async () => {
    await expect(stage.dots).toHaveCount(10);
    for (const number of [1, 10]) {
      await stage.dot(number).click();
      await stage.expectShown(number);
      await expect(current).toHaveAccessibleName(`Go to photo ${number}`);
    }
    await stage.next.click();
    await stage.expectShown(11);
    await expect(current).toHaveCount(0);
  });
  await test.step("no photo is fetched that is more than three away from those that I saw", async () => {
    await expect(stage.track.locator("img").nth(10)).not.toHaveJSProperty("naturalWidth", 0);
    const isNear = (number: number) => [1, 10, 11].some((seen) => Math.abs(number - seen) <= 3);
    expect([...fetched].filter((number) => !isNear(number))).toEqual([]);
  });
});

test("it advances every 4 seconds, wraps, rests and pauses", { tag: "@story" }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const stage = carousel(page);
  const expectState = (state: string) => expect(stage.root).toHaveAttribute("data-state", state);
  await expectState("resting");
  await stopClock(page);
  await stage.center();
  await expectState("rotating");
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
  await test.step("moved by hand, the current photo is read out, and no other", async () => {
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
  await test.step("it rests for a pointer and the keyboard, not for what a press leaves", async () => {
    for (const use of [() => stage.track.hover(), () => stage.next.focus()]) {
      await use();
      await expectState("resting");
      await page.clock.runFor(9000);
      await stage.expectCount(1);
      await page.mouse.move(5, 5);
    }
    await stage.dot(1).click();
    await expect(stage.dot(1)).toBeFocused();
    await page.mouse.move(5, 5);
    await expectState("rotating");
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
  await test.step("it rests behind the lightbox, and where less motion is wanted", async () => {
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

test("a photo opens large, moves on, and closes", { tag: ["@phone", "@translated"] }, async ({
  page,
  isMobile,
}) => {
  // Otherwise parts of the page would still be moving into place.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const stage = carousel(page);
  const { dialog, photo, expectCount, next, close } = lightbox(page);
  await test.step("with its neighbours and a link to its file", async () => {
    await stage.enlarge.press("Enter");
    await expectCount(1);
    await expect(dialog).toHaveAccessibleName(new RegExp(`^${gallery[0]?.caption}`));
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
    await expect(dialog.locator("img")).toHaveCount(3);
    const full = dialog.getByRole("link", { name: "Full size" });
    await expect(full).toHaveAttribute("href", gallery[0]?.file ?? "");
  });
  await test.step("Next leads on", async () => {
    await next.click();
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
    const { x, y } = await boundingBoxOf(photo);
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
  await test.step("and in a short one, after a jump to a photo, the photo", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate((id) => location.assign(`#${id}`), photoId(gallery[1]?.file ?? ""));
    await expect(stage.shown).toBeInViewport({ ratio: 0.9 });
  });
});

test("fingers swipe photos", { tag: "@phone" }, async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers");
  await open(page);
  const stage = carousel(page);
  await stage.center();
  const drag = await finger(page);
  const { y } = await boundingBoxOf(stage.track);
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
  await test.step("in the lightbox as well", async () => {
    await stage.enlarge.click();
    const { expectCount } = lightbox(page);
    await expectCount(2);
    await drag({ x: 320, y: 300 }, { x: -250, y: 0 });
    await expectCount(3);
  });
});
