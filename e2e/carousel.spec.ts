import type { Page } from "@playwright/test";
import { expect, open, test, total } from "./test";

function carousel(page: Page) {
  const root = page.getByRole("group", { name: "Photos of past projects" });
  return {
    root,
    track: root.getByRole("group", { name: "Photos", exact: true }),
    counter: root.getByText(/^\d+ \/ \d+$/).first(),
    previous: root.getByRole("button", { name: "Previous photo" }),
    next: root.getByRole("button", { name: "Next photo" }),
    rotation: root.getByRole("button", { name: /^(Pause|Play) slideshow$/ }),
    dot: (number: number) =>
      root.getByRole("button", { name: `Go to photo ${number}`, exact: true }),
    /** Resolves when the slide of this number stands at the start of the stage. */
    async shows(number: number) {
      await expect(this.counter).toHaveText(`${number} / ${total}`);
      const slide = root.getByRole("group", { name: `${number} of ${total}` });
      const offset = async () => {
        const [at, stage] = [await slide.boundingBox(), await root.boundingBox()];
        return Math.abs((at?.x ?? Number.NaN) - (stage?.x ?? Number.NaN));
      };
      await expect.poll(offset).toBeLessThan(3);
    },
  };
}

/** Opens the page with the clock in hand and the carousel just come into view, rotating. */
async function openAtProjects(page: Page) {
  await page.clock.install();
  await open(page);
  const stage = carousel(page);
  await expect(stage.root).toHaveAttribute("data-state", "resting");
  // A minute on: far enough not to be in the past by the time it is reached.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await stage.root.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  return stage;
}

/** Lets time pass, in milliseconds. React sets a timer a moment after it has drawn, and gets it. */
async function pass(page: Page, ms: number) {
  await page.clock.runFor(20);
  await page.clock.runFor(ms);
}

test("all photos are there, in the order of the list, with words for each", async ({ page }) => {
  await open(page);
  const photos = carousel(page).track.locator("img");
  await expect(photos).toHaveCount(total);
  const alts = await photos.evaluateAll((list) =>
    list.map((photo) => photo.getAttribute("alt") ?? ""),
  );
  expect(new Set(alts).size).toBe(total);
  expect(alts.every((alt) => alt.length > 20)).toBe(true);
});

test("Next and Previous move by one and wrap around", async ({ page }) => {
  await open(page);
  const stage = carousel(page);
  await stage.next.click();
  await stage.shows(2);
  await stage.previous.click();
  await stage.shows(1);
  await stage.previous.click();
  await stage.shows(total);
  await stage.next.click();
  await stage.shows(1);
});

test("quick presses are counted, not swallowed", async ({ page }) => {
  await open(page);
  const stage = carousel(page);
  for (let press = 0; press < 5; press++) await stage.next.click();
  await stage.shows(6);
});

test("ten dots lead to the first ten photos, and none is marked beyond", async ({ page }) => {
  await open(page);
  const stage = carousel(page);
  await expect(stage.root.getByRole("button", { name: /^Go to photo/ })).toHaveCount(10);
  for (const number of [10, 4, 1]) {
    await stage.dot(number).click();
    await stage.shows(number);
    await expect(stage.dot(number)).toHaveAttribute("aria-current", "true");
    await expect(stage.root.locator("[aria-current]")).toHaveCount(1);
  }
  await stage.dot(10).click();
  await stage.next.click();
  await stage.shows(11);
  await expect(stage.root.locator("[aria-current]")).toHaveCount(0);
});

test("it advances by itself every 4 seconds and wraps at the end", async ({ page }) => {
  const stage = await openAtProjects(page);
  await pass(page, 3900);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
  await pass(page, 200);
  await expect(stage.counter).toHaveText(`2 / ${total}`);
  await pass(page, 3700);
  await expect(stage.counter).toHaveText(`2 / ${total}`);
  await pass(page, 400);
  await expect(stage.counter).toHaveText(`3 / ${total}`);

  await stage.track.focus();
  await page.keyboard.press("End");
  await expect(stage.counter).toHaveText(`${total} / ${total}`);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, 4100);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
});

test("it rests while the pointer is over it", async ({ page, isMobile }) => {
  test.skip(isMobile, "a finger does not hover");
  const stage = await openAtProjects(page);
  await stage.root.hover();
  await expect(stage.root).toHaveAttribute("data-state", "resting");
  await pass(page, 9000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
  await page.mouse.move(5, 5);
  await pass(page, 4100);
  await expect(stage.counter).toHaveText(`2 / ${total}`);
});

test("it rests while the focus is inside", async ({ page }) => {
  const stage = await openAtProjects(page);
  await stage.next.focus();
  await pass(page, 9000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
  await stage.next.blur();
  await pass(page, 4100);
  await expect(stage.counter).toHaveText(`2 / ${total}`);
});

test("it rests off screen", async ({ page }) => {
  const stage = await openAtProjects(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(stage.root).toHaveAttribute("data-state", "resting");
  await pass(page, 9000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
});

test("Pause stops it for good, and its label says what comes next", async ({ page }) => {
  const stage = await openAtProjects(page);
  await expect(stage.rotation).toHaveAccessibleName("Pause slideshow");
  await stage.rotation.click();
  await expect(stage.rotation).toHaveAccessibleName("Play slideshow");
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, 9000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
  await expect(stage.root).toHaveAttribute("data-state", "paused");
  await stage.rotation.click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, 4100);
  await expect(stage.counter).toHaveText(`2 / ${total}`);
});

test("it never runs where less motion is wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await open(page);
  const stage = carousel(page);
  await stage.root.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await pass(page, 9000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
  await expect(stage.rotation).toBeHidden();
  await stage.next.click();
  await stage.shows(2);
});

test("screen readers hear the photo that a hand has moved to, and nothing while it rotates", async ({
  page,
}) => {
  const stage = await openAtProjects(page);
  await expect(stage.track).toHaveAttribute("aria-live", "off");
  await stage.next.focus();
  await expect(stage.track).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("Enter");
  await expect(stage.track.getByRole("group", { name: `2 of ${total}` })).toBeVisible();
  // Of all the slides, the present one is what there is to read.
  await expect(stage.track.getByRole("group")).toHaveCount(1);
});

test("arrow keys, Home and End work on the track; the rotation button comes first", async ({
  page,
}) => {
  await open(page);
  const stage = carousel(page);
  await stage.track.focus();
  await page.keyboard.press("ArrowRight");
  await stage.shows(2);
  await page.keyboard.press("End");
  await stage.shows(total);
  await page.keyboard.press("ArrowRight");
  await stage.shows(1);
  await page.keyboard.press("ArrowLeft");
  await stage.shows(total);
  await page.keyboard.press("Home");
  await stage.shows(1);
  const first = await stage.root.evaluate(
    (element) => element.querySelector("button, a, [tabindex]")?.ariaLabel,
  );
  expect(first).toMatch(/slideshow/);
});

test("a scroll by hand is followed, and the place is kept when the window changes", async ({
  page,
}) => {
  await open(page);
  const stage = carousel(page);
  await stage.root.scrollIntoViewIfNeeded();
  await stage.track.evaluate((track) => {
    const [first, fourth] = [track.children[0], track.children[3]] as HTMLElement[];
    track.scrollTo({
      left: (fourth?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0),
      behavior: "smooth",
    });
  });
  await stage.shows(4);
  await page.setViewportSize({ width: 844, height: 390 });
  await stage.root.scrollIntoViewIfNeeded();
  await stage.shows(4);
});

test("moving the carousel never moves the page", async ({ page }) => {
  await open(page);
  const stage = carousel(page);
  await stage.next.scrollIntoViewIfNeeded();
  await stage.next.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await stage.shows(2);
  await stage.dot(9).focus();
  await page.keyboard.press("Enter");
  await stage.shows(9);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("photos are loaded when they are near, never all of them", async ({ page, isMobile }) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const photo = request.url().match(/\/photos\/gallery\/(.+)\.\w+-\d+\./)?.[1];
    if (photo) asked.add(photo);
  });
  await open(page);
  // On a wide screen the carousel is near enough for the browser to fetch its first ones ahead.
  expect(asked.size).toBeLessThanOrEqual(isMobile ? 0 : 4);
  const stage = carousel(page);
  await stage.root.scrollIntoViewIfNeeded();
  await stage.next.click();
  await stage.shows(2);
  await expect(stage.track.locator("img").nth(1)).not.toHaveJSProperty("naturalWidth", 0);
  await stage.dot(10).click();
  await stage.shows(10);
  await stage.previous.click();
  await stage.shows(9);
  expect(asked.size).toBeLessThanOrEqual(14);
});

test("a photo opens large, moves on, and closes back to where it was", async ({
  page,
  isMobile,
}) => {
  await open(page);
  const stage = carousel(page);
  const enlarge = stage.root.getByRole("button", { name: "Enlarge photo" });
  await enlarge.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const shown = dialog.getByRole("img");
  await expect(dialog.getByText(`1 / ${total}`)).toBeVisible();
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
  const first = await shown.getAttribute("alt");
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(dialog.getByText(`2 / ${total}`)).toBeVisible();
  await expect(shown).not.toHaveAttribute("alt", first ?? "");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByText(`${total} / ${total}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await stage.shows(total);

  await stage.track
    .locator("img")
    .nth(total - 1)
    .click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, isMobile ? 60 : 450);
  await expect(dialog).toHaveCount(0);
});

test("enlarged, a photo is swiped, its neighbours stand by, and the page behind lies still", async ({
  page,
  isMobile,
}) => {
  await open(page);
  await page.getByRole("button", { name: "Enlarge photo" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`1 / ${total}`)).toBeVisible();
  const loaded = dialog.locator("img");
  await expect(loaded).toHaveCount(3);
  for (const photo of await loaded.all()) {
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  if (!isMobile) return;
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  for (const [from, to, expected] of [
    [300, 100, `2 / ${total}`],
    [100, 300, `1 / ${total}`],
    [100, 300, `${total} / ${total}`],
  ] as const) {
    await touch("touchStart", from);
    await touch("touchMove", to);
    await touch("touchEnd");
    await expect(dialog.getByText(expected)).toBeVisible();
  }
});
