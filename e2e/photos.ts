import type { Page } from "@playwright/test";
import { gallery } from "../lib/content/gallery";
import type { GalleryPhoto } from "../lib/content/types";
import { boundingBoxOf, expect } from "./test";

/** How many photos the gallery has: 44 in the specification, more or fewer once it is the owner's. */
export const total = gallery.length;

/** The photo of this number: 1 is the first one, which also comes after the last one. */
export const photoOfNumber = (number: number) => gallery[(number - 1) % total] as GalleryPhoto;

/** The carousel with the photos of past work, in the row or in the grid. */
export function carousel(page: Page) {
  const root = page.getByRole("group", { name: "Project gallery" });
  const kinds = page.getByRole("group", { name: "Kind of work" });
  const button = (name: string) => root.getByRole("button", { name, exact: true });
  const counter = root.getByText(/^\d+ \/ \d+$/);
  const expectCount = (number: number, of = total) =>
    expect(counter).toHaveText(`${number} / ${of}`);
  return {
    root,
    track: root.getByRole("group", { name: "Photos", exact: true }),
    /** The photos as a grid. */
    grid: root.getByRole("list", { name: "Photos", exact: true }),
    gridItems: root.getByRole("listitem"),
    /** The picture in the current slide. */
    shown: root.locator("[data-current]").getByRole("img"),
    previous: button("Previous photo"),
    next: button("Next photo"),
    enlarge: button("Enlarge photo"),
    rotation: root.getByRole("button", { name: /^(Pause|Play) slideshow$/ }),
    /**
     * Stops the slideshow, which would show another photo if the test takes longer than four seconds. The press does not
     * scroll to the button, because the four seconds begin when the photos come into view.
     */
    pause: () => button("Pause slideshow").dispatchEvent("click"),
    counter,
    dots: root.getByRole("button", { name: /^Go to photo/ }),
    dot: (number: number) => button(`Go to photo ${number}`),
    /** Lays the photos out as a grid. */
    seeAll: root.getByRole("button", { name: /^See all/ }),
    back: page.getByRole("button", { name: "Back to the slideshow", exact: true }),
    /** What is read out when other photos are shown, or in another layout. */
    status: page.locator("#projects").getByRole("status"),
    ask: root.getByRole("link", { name: "Ask for one like this" }),
    choices: kinds.getByRole("button"),
    choice: (name: string) => kinds.getByRole("button", { name: new RegExp(`^${name} \\d+$`) }),
    center: () =>
      root.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" })),
    expectCount,
    /** Resolves when the slide of this number stands still at the start of the row. */
    async expectShown(number: number) {
      await expectCount(number);
      const slide = root.getByRole("group", { name: `${number} of ${total}`, exact: true });
      let before = Number.NaN;
      // A scroll is slowest at its end. Until it is over, a test that moves the clock on would overtake it.
      const offsetAtRest = async () => {
        const offset = Math.abs((await boundingBoxOf(slide)).x - (await boundingBoxOf(root)).x);
        const isAtRest = offset === before;
        before = offset;
        return isAtRest ? offset : Number.NaN;
      };
      await expect.poll(offsetAtRest).toBeLessThan(3);
    },
  };
}

/** The photos in the whole window. */
export function lightbox(page: Page) {
  const dialog = page.getByRole("dialog");
  return {
    dialog,
    photo: dialog.getByRole("img").first(),
    previous: dialog.getByRole("button", { name: "Previous photo" }),
    next: dialog.getByRole("button", { name: "Next photo" }),
    close: dialog.getByRole("button", { name: "Close" }),
    expectCount: (number: number) =>
      expect(dialog.getByText(`${number} / ${total}`, { exact: true })).toBeVisible(),
  };
}

type Point = { x: number; y: number };

/** A finger, or several: puts them down, moves them, lifts them. Only Chromium's debugger has touches. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (x: number, y: number, ...others: Point[]) => send("touchStart", { x, y }, ...others),
    move: (x: number, y: number, ...others: Point[]) => send("touchMove", { x, y }, ...others),
    up: () => send("touchEnd"),
  };
}
