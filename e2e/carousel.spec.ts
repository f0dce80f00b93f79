import type { Locator, Page } from "@playwright/test";
import { stemOf } from "../lib/content/files";
import { gallery } from "../lib/content/gallery";
import { carousel, finger, lightbox, photoOfNumber, total } from "./photos";
import { boundingBoxOf, expect, open, otherCompanyUrl, stopClock, test } from "./test";

test("Next and Previous wrap around", async ({ page }) => {
  await open(page);
  const stage = carousel(page);
  await stage.pause();
  // The test waits for the reveal, because Playwright scrolls the page for a press on what still moves.
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

test("ten dots lead to the first ten photos, and fetch none between", async ({ page }) => {
  test.skip(total < 20, "needs twenty photos");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await open(page);
  const stage = carousel(page);
  await stage.pause();
  const current = stage.dots.and(page.locator("[aria-current=true]"));
  await expect(stage.dots).toHaveCount(10);
  for (const number of [1, 10]) {
    await stage.dot(number).click();
    await stage.expectShown(number);
    await expect(current).toHaveAccessibleName(`Go to photo ${number}`);
  }
  await expect(stage.shown).not.toHaveJSProperty("naturalWidth", 0);
  // A slide fetches its photo when it is near the one that is shown. The row goes round, so near photo 1 are also the
  // last three. Photos 5, 6, and 14 up to those three are near neither 1 nor 10.
  const far = [...gallery.slice(4, 6), ...gallery.slice(13, -3)].map(({ file }) => stemOf(file));
  expect(far.filter((stem) => fetched.some((url) => url.includes(`/${stem}.`)))).toEqual([]);
  await stage.next.click();
  await stage.expectShown(11);
  await expect(current).toHaveCount(0);
});

/** How many animations a dot has. */
const animationsOf = (dot: Locator) =>
  dot.evaluate((it) => it.getAnimations({ subtree: true }).length);

/** Opens the page at its carousel, under a still mouse, with a clock that the test moves on. */
async function openRotating(page: Page) {
  await page.clock.install();
  await open(page);
  const stage = carousel(page);
  const expectState = (state: string) => expect(stage.root).toHaveAttribute("data-state", state);
  // The slideshow rests, because it is not in view yet.
  await expectState("resting");
  await stopClock(page);
  await page.mouse.move(700, 400);
  await stage.center();
  await expectState("rotating");
  return { ...stage, expectState };
}

test("it advances every 4 seconds, and from the last photo to the first", {
  tag: "@story",
}, async ({ page }) => {
  const { track, dot, expectShown, expectCount, expectState } = await openRotating(page);
  // The current dot fills up.
  expect(await animationsOf(dot(1))).toBe(1);
  for (const number of [1, 2]) {
    // The scroll itself takes real time, and starts again if the clock overtakes it.
    await expectShown(number);
    await page.clock.runFor(3999);
    await expectCount(number);
    await page.clock.runFor(1);
  }
  await expectCount(3);
  await test.step("what moves by itself is not read out, what the visitor moves is", async () => {
    await expect(track).toHaveAttribute("aria-live", "off");
    await track.focus();
    await expect(track).toHaveAttribute("aria-live", "polite");
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
    await expectShown(total);
    await expect(track.getByRole("group")).toHaveAccessibleName(`${total} of ${total}`);
  });
  await track.blur();
  await expectState("rotating");
  await page.clock.runFor(4000);
  await expectCount(1);
});

test("it rests while it is used, until Play is pressed", { tag: "@story" }, async ({ page }) => {
  const stage = await openRotating(page);
  const { root, track, next, dot, choice, rotation, expectCount, expectState } = stage;
  // A mouse that lies still while the page is scrolled does not use the slideshow. Some browsers send a move for it.
  await page.mouse.wheel(0, 20);
  await track.dispatchEvent("pointermove");
  await page.clock.runFor(3000);
  await expectState("rotating");
  for (const use of [() => track.hover(), () => next.focus()]) {
    await use();
    await expectState("resting");
    await page.clock.runFor(9000);
    await expectCount(1);
    await page.mouse.move(5, 5);
  }
  // Neither the focus that a press leaves behind counts as a use, nor the mouse that stays on the button. Each choice is
  // looked at for four seconds, that of what is already shown as well.
  await track.hover();
  for (const control of [dot(1), choice("All")]) {
    await dot(1).click();
    await expectState("rotating");
    await page.clock.runFor(3000);
    await control.click();
    await expect(control).toBeFocused();
    await page.clock.runFor(3999);
    await expectCount(1);
    await page.clock.runFor(1);
    await expectCount(2);
  }
  await dot(1).click();
  // Pause, the first of the controls, overrules pointer and focus.
  await expect(root.getByRole("button").first()).toHaveAccessibleName("Pause slideshow");
  await rotation.click();
  await page.mouse.move(5, 5);
  await expectState("paused");
  await page.clock.runFor(9000);
  await expectCount(1);
  await expect(rotation).toHaveAccessibleName("Play slideshow");
  await rotation.click();
  await expectState("rotating");
  await page.clock.runFor(4000);
  await expectCount(2);
  await test.step("while it runs, what the visitor moves is read out", async () => {
    await page.clock.runFor(2000);
    await next.click();
    await expect(track).toHaveAttribute("aria-live", "polite");
    await expectState("rotating");
    // Each move starts the four seconds again.
    await page.clock.runFor(3999);
    await expectCount(3);
    await page.clock.runFor(1);
    await expectCount(4);
    await expect(track).toHaveAttribute("aria-live", "off");
  });
  await test.step("it always rests in a hidden tab", async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await expectState("resting");
    await page.clock.runFor(9000);
    await expectCount(4);
    await hide(false);
    await expectState("rotating");
  });
});

test("where less motion is wanted, it stands until Play is pressed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page);
  const { root, rotation, dot, center, expectCount } = carousel(page);
  await center();
  await stopClock(page);
  await page.clock.runFor(9000);
  await expectCount(1);
  await expect(root).toHaveAttribute("data-state", "paused");
  await expect(rotation).toHaveAccessibleName("Play slideshow");
  await rotation.click();
  await expect(root).toHaveAttribute("data-state", "rotating");
  expect(await animationsOf(dot(1))).toBe(0);
  await page.clock.runFor(4000);
  await expectCount(2);
});

test("it rests while a finger is down", async ({ page }) => {
  const { track, expectState } = await openRotating(page);
  const { x, y } = await boundingBoxOf(track);
  const { down, move, up } = await finger(page);
  await down(x + 200, y + 200);
  await expectState("resting");
  // This finger scrolls the page, for which the browser cancels its pointer.
  for (let step = 1; step <= 5; step++) await move(x + 200, y + 200 - 10 * step);
  await expectState("resting");
  await up();
  await expectState("rotating");
});

test("where less motion is wanted, no photo glides", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { track, next, expectShown, center } = carousel(page);
  await center();
  const places = await track.evaluateHandle((list) => {
    const seen = new Set<number>();
    list.addEventListener("scroll", () => seen.add(list.scrollLeft));
    return seen;
  });
  await next.click();
  await expectShown(2);
  // The browser tells of a scroll a frame later. After a glide there would have been more places from the start.
  await expect.poll(() => places.evaluate(({ size }) => size)).toBe(1);
});

test("at another width, the same photo is shown, even if it was still gliding in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  const { pause, dot, next, expectShown } = carousel(page);
  await pause();
  await dot(6).click();
  await expectShown(6);
  await next.click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectShown(7);
  // Between phones the browser itself keeps the place; to this width it does not.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectShown(7);
});

test("a photo opens large", { tag: ["@story", "@translated"] }, async ({ page, isMobile }) => {
  // With motion, parts of the page would still be on their way into place.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const stage = carousel(page);
  const { dialog, photo, expectCount, next, close } = lightbox(page);
  await stage.enlarge.press("Enter");
  await expectCount(1);
  await expect(dialog).toHaveAccessibleName(new RegExp(`^${photoOfNumber(1).caption}`));
  await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
  // The page behind it does not scroll.
  await expect(page.locator(":root")).toHaveCSS("overflow-y", "hidden");
  const full = dialog.getByRole("link", { name: "Full size" });
  await expect(full).toHaveAttribute("href", photoOfNumber(1).file);
  await next.click();
  await expectCount(2);
  await test.step("Escape leads back to the button, and to the photo that was seen last", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(stage.enlarge).toBeFocused();
    await stage.expectShown(2);
  });
  await test.step("a press on the photo opens it, the button or a press beside it closes it", async () => {
    await stage.shown.click();
    await next.click();
    await close.click();
    await expect(dialog).toHaveCount(0);
    await expect(stage.enlarge).toBeFocused();
    await stage.expectShown(3);
    await stage.shown.click();
    await expectCount(3);
    const { x, y } = await boundingBoxOf(photo);
    // On a phone there is room above it, on a wide screen to its left.
    await (isMobile ? page.mouse.click(200, y - 40) : page.mouse.click(x - 40, 450));
    await expect(dialog).toHaveCount(0);
  });
});

test("while an arrow key is held, no empty slide is in the window", async ({ page }) => {
  await open(page);
  await carousel(page).enlarge.press("Enter");
  const { dialog, expectCount } = lightbox(page);
  await expectCount(1);
  const slides = dialog.getByLabel(/^\d+ of \d+$/);
  const emptyInWindow = () =>
    slides.evaluateAll(
      (all) =>
        all.filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return right > 1 && left < innerWidth - 1 && !slide.querySelector("img");
        }).length,
    );
  for (let repeat = 0; repeat < 12; repeat++) {
    await page.keyboard.down("ArrowRight");
    expect(await emptyInWindow()).toBe(0);
  }
  await page.keyboard.up("ArrowRight");
  await expectCount((12 % total) + 1);
});

// The other company has five services, so its row of choices is the longest. The delivered page has the longest words
// above it.
test("after a jump to the projects, the photo and its buttons are in the window", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { shown, previous, next, counter, seeAll, rotation } = carousel(page);
  const bar = page.getByRole("complementary");
  for (const [width, height, site] of isMobile
    ? ([
        [320, 568, "/"],
        [375, 667, "/"],
        [390, 844, "/"],
      ] as const)
    : ([
        [1024, 768, "/"],
        [1133, 670, "/"],
        [1280, 600, "/"],
        [1366, 650, otherCompanyUrl],
        [1920, 900, otherCompanyUrl],
        [2560, 1080, otherCompanyUrl],
      ] as const)) {
    await page.setViewportSize({ width, height });
    await open(page, `${site}#projects`);
    // On the lowest phone the photo begins in the window.
    const whole = [rotation, previous, next, counter, seeAll, ...(width > 320 ? [shown] : [])];
    for (const part of whole) await expect(part).toBeInViewport({ ratio: 1 });
    const photo = await boundingBoxOf(shown);
    // In a flatter one houses lose their roofs.
    expect(photo.width / photo.height, `${width} x ${height}`).toBeLessThan(2.33);
    // The bar at the foot of a phone covers none of it.
    if (!isMobile) continue;
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const part of whole) {
      const { y, height: ownHeight } = await boundingBoxOf(part);
      expect(y + ownHeight).toBeLessThan((await boundingBoxOf(bar)).y);
    }
  }
  // In a page that is written from right to left, they still lie beside the kinds of work.
  await page.locator(":root").evaluate((root) => root.setAttribute("dir", "rtl"));
  const kinds = await page.getByRole("group", { name: "Kind of work" }).getByRole("button").all();
  for (const control of [...kinds, rotation, seeAll]) await control.click({ trial: true });
});

test("on a phone on its side, the buttons are beside the large photo", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await carousel(page).enlarge.press("Enter");
  const { dialog, photo, previous, next } = lightbox(page);
  const links = await dialog.getByRole("link").all();
  for (const part of [photo, previous, next, ...links])
    await expect(part).toBeInViewport({ ratio: 1 });
  const { x, width } = await boundingBoxOf(photo);
  const left = await boundingBoxOf(previous);
  expect(left.x + left.width).toBeLessThan(x);
  expect((await boundingBoxOf(next)).x).toBeGreaterThan(x + width);
});

test("a list that is scrolled without a hand stays where it is", async ({ page }) => {
  // The slideshow would move it as well.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const { track, expectShown } = carousel(page);
  // At photo 1 the list need not be scrolled when the window becomes narrower.
  await page.setViewportSize({ width: 1200, height: 800 });
  await track.evaluate(async (list) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // A screen reader scrolls without finger and wheel.
    const [first = 0, , third = 0] = [...list.children].map((it) => it.getBoundingClientRect().x);
    list.scrollTo({ left: third - first });
  });
  await expectShown(3);
});

test("a gliding photo comes, whether the page is scrolled or it is pressed", async ({ page }) => {
  await open(page);
  const { root, track, next, expectShown, center, pause } = carousel(page);
  await pause();
  await center();
  const counts = await root.evaluateHandle((carousel) => {
    const seen: (string | undefined)[] = [];
    const note = () => seen.push(carousel.textContent?.match(/\d+ \/ \d+/)?.[0]);
    new MutationObserver(note).observe(carousel, { subtree: true, characterData: true });
    return seen;
  });
  await track.hover();
  await next.press("Enter");
  // This wheel scrolls the page.
  await page.mouse.wheel(0, 100);
  await expectShown(2);
  await track.hover();
  await next.press("Enter");
  await page.mouse.down();
  await expectShown(3);
  expect(await counts.jsonValue()).toEqual([`2 / ${total}`, `3 / ${total}`]);
});
