// Measures how long the page takes to react to a press, on a processor slowed down four times.
import type { Browser, Page } from "playwright";
import { MENU_ID, READY_ISLAND } from "@/lib/page-contract";

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;

/** The role and name of what is pressed, and a selector that matches once the press has had its effect. */
export const PRESSES = {
  "The menu": ["button", "Menu", `#${MENU_ID}:popover-open`],
  "Next photo": ["button", "Next photo", "[aria-label$=' 2'][aria-current]"],
  "A dot": ["button", "Go to photo 5", "[aria-label$=' 5'][aria-current]"],
  "Enlarging a photo": ["button", "Enlarge photo", "dialog[open]"],
  "Typing in the form": ["textbox", "Project description", "textarea:valid"],
} as const;

/** Runs in the page before any of its scripts. */
function watch() {
  const seen = { pressedAt: 0, longest: 0 };
  Object.assign(window, { seen });
  addEventListener("pointerdown", ({ timeStamp }) => Object.assign(seen, { pressedAt: timeStamp }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Presses something, as the first action on a page that is not in the cache.
 *
 * @param browser a Chromium
 * @param url the address of the page
 * @param press what is pressed
 * @param when `at load`: as soon as the page has loaded; `at rest`: when it is hydrated and idle
 * @returns milliseconds from the event to the next paint, as Event Timing reports them (in steps of 8; 0 if
 *   it took less than 16), and from the press to its effect
 * @throws when the press has no effect
 */
export async function measurePress(
  browser: Browser,
  url: string,
  [role, name, effect]: (typeof PRESSES)[keyof typeof PRESSES],
  when: "at rest" | "at load",
) {
  const page = await browser.newPage({ ...PHONE, ignoreHTTPSErrors: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url);
  const target = page.getByRole(role, { name, exact: true });
  if (when === "at rest") await page.locator(`form${READY_ISLAND}`).waitFor();
  await target.scrollIntoViewIfNeeded();
  if (when === "at rest") await settled(page);
  // Not `target.tap`: its checks run in the page and would be measured too.
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  if (role === "textbox") await page.keyboard.press("A");
  const sincePress = (selector: string) =>
    document.querySelector(selector) && performance.now() - Reflect.get(window, "seen").pressedAt;
  const effectMs = await page.waitForFunction(sincePress, effect, { polling: "raf" });
  await settled(page);
  const paintMs: number = await page.evaluate(() => Reflect.get(window, "seen").longest);
  const result = { paintMs, effectMs: Number(await effectMs.jsonValue()) };
  await page.close();
  return result;
}

/** Waits for two frames and an idle moment, so that pending work has been painted. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
}
