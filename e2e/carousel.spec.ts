import type { Locator, Page } from "@playwright/test";
import { gallery } from "../lib/gallery";
import { expect, holdScripts, needsPhotos, open, ready, stopClock, test, total } from "./test";

function carousel(page: Page) {
  const root = page.getByRole("group", { name: "Photos of past projects" });
  return {
    root,
    track: root.getByRole("group", { name: "Photos", exact: true }),
    counter: root.getByText(/^\d+ \/ \d+$/).first(),
    previous: root.getByRole("button", { name: "Previous photo" }),
    next: root.getByRole("button", { name: "Next photo" }),
    enlarge: root.getByRole("button", { name: "Enlarge photo" }),
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

/** One for each of the first ten photos. */
const dots = Math.min(total, 10);

/** Opens the page with the clock in hand and the carousel just come into view, rotating if it may. */
async function openAtProjects(page: Page, reducedMotion?: "reduce") {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install();
  await open(page);
  const stage = carousel(page);
  await expect(stage.root).toHaveAttribute("data-state", "resting");
  await stopClock(page);
  await stage.root.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const state = reducedMotion ? "resting" : "rotating";
  await expect(stage.root).toHaveAttribute("data-state", state);
  return stage;
}

test.beforeEach(() => needsPhotos(3));

type Point = { x: number; y: number };

/** Fingers on the screen, by the browser's debugger. */
async function finger(page: Page) {
  const engine = page.context().browser()?.browserType().name();
  test.skip(engine !== "chromium", "only Chromium's debugger has fingers");
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
}

test("Next and Previous move by one and wrap around", { tag: "@phone" }, async ({ page }) => {
  await open(page);
  const stage = carousel(page);
  // Revealed first: the test itself scrolls for a press on what still moves.
  await stage.next.scrollIntoViewIfNeeded();
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

test("dots and keys lead on; only near photos are loaded", {
  tag: "@story",
}, async ({ page }) => {
  needsPhotos(20);
  const asked = new Set<string>();
  page.on("request", (request) => {
    const photo = request.url().match(/\/photos\/gallery\/(.+)\.\w+-\d+\./)?.[1];
    if (photo) asked.add(photo);
  });
  await open(page);
  // The carousel may be near enough for the browser to fetch its first ones ahead.
  expect(asked.size).toBeLessThanOrEqual(4);
  const stage = carousel(page);
  await expect(stage.root.getByRole("button", { name: /^Go to photo/ })).toHaveCount(dots);
  for (const number of [1, dots]) {
    await stage.dot(number).click();
    await stage.shows(number);
    await expect(stage.dot(number)).toHaveAttribute("aria-current", "true");
    await expect(stage.root.locator("[aria-current]")).toHaveCount(1);
  }
  await expect(stage.track.locator("img").nth(dots - 1)).not.toHaveJSProperty("naturalWidth", 0);
  expect(asked).toContain(gallery[1]?.file.replace(/^.*\/|\.\w+$/g, ""));
  await stage.next.click();
  await stage.shows(dots + 1);
  await expect(stage.root.locator("[aria-current]")).toHaveCount(0);
  expect(asked.size).toBeLessThanOrEqual(18);

  // With Alt, Control or Meta a key is the browser's.
  await stage.track.focus();
  for (const [key, number] of [
    ["Home", 1],
    ["ArrowLeft", total],
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["Control+ArrowRight", 2],
    ["End", total],
  ] as const) {
    await page.keyboard.press(key);
    await stage.shows(number);
  }
  const controls = stage.root.locator("button, a, [tabindex]");
  await expect(controls.first()).toHaveAccessibleName("Pause slideshow");
});

test("it advances every 4 seconds, unheard, and wraps", {
  tag: "@story",
}, async ({ page }) => {
  const stage = await openAtProjects(page);
  for (const number of [1, 2]) {
    // The scroll itself takes real time, and one that is overtaken by the clock starts it anew.
    await stage.shows(number);
    await page.clock.runFor(3999);
    await expect(stage.counter).toHaveText(`${number} / ${total}`);
    await page.clock.runFor(1);
  }
  await expect(stage.counter).toHaveText(`3 / ${total}`);
  await expect(stage.track).toHaveAttribute("aria-live", "off");

  await stage.track.focus();
  await expect(stage.track).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("End");
  await expect(stage.track.getByRole("group", { name: `${total} of ${total}` })).toBeVisible();
  // Of all the slides, the present one is what there is to read.
  await expect(stage.track.getByRole("group")).toHaveCount(1);
  await stage.track.blur();
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  await page.clock.runFor(4000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
});

test("it rests for a hand, and off screen", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const stage = await openAtProjects(page);
  /** How many animations run in the present dot. */
  const filling = () =>
    stage.dot(1).evaluate((dot) => {
      const all = dot.getAnimations({ subtree: true });
      return all.filter(({ playState }) => playState === "running").length;
    });
  const rests = async () => {
    await expect(stage.root).toHaveAttribute("data-state", "resting");
    await expect.poll(filling).toBe(0);
    await page.clock.runFor(9000);
    await expect(stage.counter).toHaveText(`1 / ${total}`);
  };
  await expect.poll(filling).toBe(1);
  const box = await stage.track.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 80];
  if (isMobile) {
    const touch = await finger(page);
    await touch("touchStart", { x, y });
    await rests();
    // Moved, so that it is no tap, which would enlarge the photo.
    for (const moved of [10, 20, 30]) await touch("touchMove", { x, y: y + moved });
    await touch("touchEnd");
  } else {
    await page.mouse.move(x, y);
    await rests();
    await page.mouse.move(5, 5);
  }
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  await stage.next.focus();
  await rests();
  await stage.next.blur();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await rests();
  await stage.root.evaluate((root) => root.scrollIntoView({ block: "center" }));
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  await page.clock.runFor(4000);
  await expect(stage.counter).toHaveText(`2 / ${total}`);
});

test("it rests for a pointer or the focus that was there before scripts were", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  const arrive = await holdScripts(page);
  await page.goto("/");
  const stage = carousel(page);
  await stage.next.scrollIntoViewIfNeeded();
  if (isMobile) await stage.next.focus();
  else await stage.track.hover();
  arrive();
  await ready(page);
  await expect(stage.track).toHaveAttribute("aria-live", "polite");
  // The clock of the page is real here: had it started, it would say so at once.
  await expect(stage.root).toHaveAttribute("data-state", "resting");
  await expect(stage.root).toBeInViewport({ ratio: 0.3 });
});

test("it runs until Pause, and from Play on, where it may", {
  tag: "@story",
}, async ({ page }) => {
  const stage = await openAtProjects(page, "reduce");
  await page.clock.runFor(9000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
  await expect(stage.rotation).toBeHidden();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(stage.root).toHaveAttribute("data-state", "rotating");

  await expect(stage.rotation).toHaveAccessibleName("Pause slideshow");
  await stage.rotation.click();
  await expect(stage.rotation).toHaveAccessibleName("Play slideshow");
  await page.mouse.move(5, 5);
  await stage.rotation.blur();
  await page.clock.runFor(9000);
  await expect(stage.counter).toHaveText(`1 / ${total}`);
  await expect(stage.root).toHaveAttribute("data-state", "paused");

  await stage.rotation.click();
  await expect(stage.rotation).toBeFocused();
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  await page.clock.runFor(4000);
  await expect(stage.counter).toHaveText(`2 / ${total}`);
  await stage.enlarge.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(stage.root).toHaveAttribute("data-state", "resting");
  await page.keyboard.press("Escape");
  await expect(stage.root).toHaveAttribute("data-state", "rotating");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(stage.root).toHaveAttribute("data-state", "resting");
});

test("a scroll by hand outlasts a turned window", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  needsPhotos(5);
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
  if (!isMobile) return;
  const box = await stage.track.boundingBox();
  const y = (box?.y ?? 0) + 60;
  const touch = await finger(page);
  await touch("touchStart", { x: 200, y });
  for (const x of [190, 170, 150]) await touch("touchMove", { x, y });
  await page.setViewportSize({ width: 844, height: 390 });
  await touch("touchMove", { x: 140, y });
  await touch("touchEnd");
  await stage.shows(4);
});

const boxOf = async (piece: Locator) =>
  (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test("a photo opens large, moves on, and closes", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  // What settles into place would be met on its way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const stage = carousel(page);
  await stage.enlarge.press("Enter");
  const dialog = page.getByRole("dialog");
  const shown = dialog.getByRole("img");
  const words = gallery[0]?.caption ?? "";
  await expect(dialog.getByText(`1 / ${total}`)).toBeVisible();
  await expect(dialog).toHaveAccessibleName(words);
  await expect(shown).toHaveCount(1);
  // The neighbours stand by.
  await expect(dialog.locator("img")).toHaveCount(Math.min(3, total));
  for (const photo of await dialog.locator("img").all()) {
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
  }
  const photo = await boxOf(shown);
  const caption = await boxOf(dialog.getByText(words, { exact: true }));
  const close = await boxOf(dialog.getByRole("button", { name: "Close" }));
  expect(caption.y - photo.y - photo.height).toBeCloseTo(16, 0);
  if (!isMobile) {
    expect(caption.x).toBeCloseTo(photo.x, 0);
    expect(close.x + close.width).toBeCloseTo(photo.x + photo.width, 0);
  }
  // Opening was told by the name: what is read out from now on is each other photo.
  await expect(dialog.locator("[aria-live]")).toHaveAttribute("aria-live", "off");
  await dialog.getByRole("button", { name: "Next photo" }).click();
  await expect(dialog.getByText(`2 / ${total}`)).toBeVisible();
  await expect(shown).toHaveAttribute("alt", gallery[1]?.alt ?? "");
  await expect(dialog.locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  for (const key of ["Control+ArrowLeft", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(dialog.getByText(`${total} / ${total}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(stage.enlarge).toBeFocused();
  await stage.shows(total);

  await stage.track.locator("img").last().click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(4, isMobile ? 60 : 450);
  await expect(dialog).toHaveCount(0);
});

test("enlarged, a photo is swiped and pinched", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers");
  await open(page);
  await carousel(page).enlarge.click();
  const dialog = page.getByRole("dialog");
  const shows = (number: number) =>
    expect(dialog.getByText(`${number} / ${total}`, { exact: true })).toBeVisible();
  await shows(1);
  const touch = await finger(page);
  /** Fingers come down, all move by as much to the left and the last by as much to the right, and leave. */
  const move = async (by: number, ...points: Point[]) => {
    await touch("touchStart", ...points);
    for (let step = 1; step <= 10; step++) {
      const x = (by * step) / 10;
      const moved = points.map((point, index) => ({ ...point, x: point.x + (index ? x : -x) }));
      await touch("touchMove", ...moved);
    }
    await touch("touchEnd");
  };
  for (const [by, expected] of [
    [200, 2],
    [-200, 1],
    [-200, total],
  ] as const) {
    await move(by, { x: by > 0 ? 300 : 100, y: 400 });
    await shows(expected);
  }
  await move(120, { x: 150, y: 400 }, { x: 240, y: 420 });
  const view = () =>
    page.evaluate(() => {
      const { scale = 1, offsetLeft: x = 0 } = window.visualViewport ?? {};
      return { scale, x };
    });
  await expect.poll(async () => (await view()).scale).toBeGreaterThan(1.3);
  await expect(dialog).toHaveAttribute("data-zoomed", "true");
  const start = await view();
  await move(80, { x: 280, y: 520 });
  await expect.poll(async () => (await view()).x).toBeGreaterThan(start.x);
  await shows(total);
});

const SIZES = ["320x256", "390x844", "455x217", "844x390", "1280x585", "1440x300", "1440x900"];

test("in any window controls fit, and photos enlarge", {
  tag: "@story",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page);
  await page.getByRole("banner").getByRole("link", { name: "Projects" }).click();
  const { root, track, previous, next, dot, counter, enlarge } = carousel(page);
  const section = page.locator("#projects");
  for (const piece of [
    section.getByRole("heading", { level: 2 }),
    section.getByRole("button", { name: `All ${total}` }),
    track.getByText(gallery[0]?.caption ?? "", { exact: true }),
    root.getByRole("link", { name: "Ask for one like this" }),
    ...[previous, next, dot(1), dot(dots), counter],
  ])
    await expect(piece).toBeInViewport({ ratio: 1 });

  const dialog = page.getByRole("dialog");
  const photo = dialog.getByRole("img");
  const slides = track.locator("img");
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
    const small = await boxOf(slides.first());
    expect(small.height, `the stage at ${size}`).toBeGreaterThan(Math.min(120, height / 2));
    const second = await boxOf(slides.nth(1));
    // One photo and part of the next, where a photo can be wide enough for that.
    if (height >= 585)
      expect(second.x + second.width, `the peek at ${size}`).toBeGreaterThan(width);
    await enlarge.click();
    await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
    const large = await boxOf(photo);
    expect(large.width, `enlarged at ${size}`).toBeGreaterThan(small.width);
    expect(large.height, `enlarged at ${size}`).toBeGreaterThan(small.height);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }

  // Zoomed in, the arrow keys show the rest of the photo, and zoomed out the next one.
  await enlarge.click();
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  const from = await boxOf(photo);
  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  const to = await boxOf(photo);
  expect([to.x < from.x, to.y < from.y]).toEqual([true, true]);
  await page.keyboard.press("ArrowLeft");
  expect((await boxOf(photo)).x).toBeGreaterThan(to.x);
  await expect(dialog.getByText(`1 / ${total}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Zoom out" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText(`2 / ${total}`)).toBeVisible();
});
