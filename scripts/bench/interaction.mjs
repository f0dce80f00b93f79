// What a visitor waits for after the page has come: the answer to a touch, and a second visit.
import { median } from "./lighthouse.mjs";
import { PHONE, SLOWDOWN } from "./weight.mjs";

const ROUNDS = 5;

/** What is done, and how it is undone before it is done again. */
const ACTIONS = {
  "Next photo": (page) => tap(page, page.getByRole("button", { name: "Next photo" })),
  "A dot": (page, round) =>
    tap(
      page,
      page.getByRole("button", { name: `Go to photo ${(round % 2) * 5 + 3}`, exact: true }),
    ),
  "The menu": async (page) => {
    await tap(page, page.getByRole("button", { name: "Menu" }));
    return () => page.keyboard.press("Escape");
  },
  "Enlarging a photo": async (page) => {
    await tap(page, page.getByRole("button", { name: "Enlarge photo" }));
    return async () => {
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
    };
  },
  "Typing in the form": async (page) => {
    await page.getByLabel("Project description").focus();
    await settled(page);
    await page.keyboard.type("A");
  },
};

/**
 * Does each action several times on a processor four times slower.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url the address of the site
 * @returns {Promise<Record<string, number>>} the median time from the event to the next paint of each
 *   action, in milliseconds, as the Event Timing interface tells it (in steps of 8)
 */
export async function measureInteractions(browser, url) {
  const page = await slowPhone(browser, url);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) {
        if (interactionId) window.longest = Math.max(window.longest, duration);
      }
    }).observe({ type: "event", durationThreshold: 16 });
  });
  const results = {};
  for (const [name, act] of Object.entries(ACTIONS)) {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate(() => {
        window.longest = 0;
      });
      const undo = await act(page, round);
      await settled(page);
      times.push(await page.evaluate(() => window.longest));
      await undo?.();
      await settled(page);
    }
    results[name] = median(times);
  }
  await page.context().close();
  return results;
}

/** A bare touch: Playwright's own looks at the page first, in the page, and would be measured too. */
async function tap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  await settled(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} url the address of the site
 * @returns {Promise<number>} the longest task while the carousel advances by itself three times, in
 *   milliseconds; 0 when none reached the 50 from which browsers tell of one
 */
export async function measureAdvance(browser, url) {
  const page = await slowPhone(browser, url);
  const carousel = page.getByRole("group", { name: "Photos of past projects" });
  await carousel.scrollIntoViewIfNeeded();
  await page.waitForSelector("[data-state='rotating']");
  await settled(page);
  await page.evaluate(() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
  });
  await carousel.getByText(/^4 \/ /).waitFor();
  await settled(page);
  const longest = await page.evaluate(() => window.longest);
  await page.context().close();
  return longest;
}

/**
 * @param {import("playwright").Browser} browser one that keeps pages for going back
 * @param {string} url the address of the site
 * @returns {Promise<{ bytes: number, restored: boolean }>} what a second visit transfers, and whether
 *   coming back by the browser's button finds the page as it was left
 */
export async function measureReturn(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState("networkidle");

  const next = await context.newPage();
  const session = await context.newCDPSession(next);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await next.goto(url);
  await next.waitForLoadState("networkidle");
  await next.close();

  await page.evaluate(() => {
    window.left = true;
  });
  await page.goto(`${url}/robots.txt`);
  // A page that was kept does not load again, which `goBack` would wait for.
  await page.evaluate(() => history.back());
  await page.waitForURL(`${url}/`, { waitUntil: "commit" });
  const restored = await page.evaluate(() => window.left === true);
  await context.close();
  return { bytes, restored };
}

async function slowPhone(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("form[data-island='ready']").waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

/** Two frames on, and idle: what was started has been painted. */
function settled(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
}
