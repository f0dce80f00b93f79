// How long the main thread is blocked while the page comes. Lighthouse tells too much of it: it turns on
// the inspector's runtime domain, with which V8 looks up where in the source each new Error object was
// made. React makes some as it loads: 35 to 45 ms on this phone that no visitor waits for.
import { setTimeout as delay } from "node:timers/promises";
import CDP from "chrome-remote-interface";
import { PHONE, SLOWDOWN } from "./weight.mjs";

/** Lighthouse's slow 4G as it is really applied, in milliseconds and bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** From here on a task is long: https://web.dev/articles/tbt */
const LONG_TASK_MS = 50;
/** Scripts come after `load`; this is long enough for the islands to be there and at rest. */
const AFTER_LOAD_MS = 6000;

/** Runs in the page, before anything of it. */
const WATCH = `
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries()))
    .observe({ type: "longtask", buffered: true });
`;
const TELL = `JSON.stringify({
  paintedAt: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  dead: document.querySelector("script[src]") && document.querySelector("[data-island='waiting']"),
  tasks: window.longTasks,
})`;

/**
 * Opens a page that is new to the browser on a slow line and a processor four times slower.
 *
 * @param {string} url
 * @param {number} port where the browser takes orders (`--remote-debugging-port`)
 * @returns {Promise<number>} the total blocking time after the first contentful paint, in milliseconds
 * @throws {Error} when the page has scripts and its islands did not come alive
 */
export async function measureBlocking(url, port) {
  const target = await CDP.New({ port });
  const { Emulation, Network, Page, Runtime } = await CDP({ port, target });
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
  try {
    await Emulation.setDeviceMetricsOverride({ ...viewport, deviceScaleFactor, mobile: isMobile });
    await Emulation.setTouchEmulationEnabled({ enabled: hasTouch });
    await Emulation.setCPUThrottlingRate({ rate: SLOWDOWN });
    await Network.enable({});
    await Network.setCacheDisabled({ cacheDisabled: true });
    await Network.emulateNetworkConditions(SLOW_4G);
    await Page.enable();
    await Page.addScriptToEvaluateOnNewDocument({ source: WATCH });
    const loaded = Page.loadEventFired();
    await Page.navigate({ url });
    await loaded;
    await delay(AFTER_LOAD_MS);
    // Evaluating is possible without the domain being turned on.
    const { result } = await Runtime.evaluate({ expression: TELL });
    const { paintedAt, dead, tasks } = JSON.parse(result.value);
    if (dead) throw new Error(`${url} was not alive ${AFTER_LOAD_MS} ms after it had loaded`);
    return tasks.reduce((sum, { startTime, duration }) => {
      const end = startTime + duration;
      return sum + Math.max(0, end - Math.max(startTime, paintedAt) - LONG_TASK_MS);
    }, 0);
  } finally {
    await CDP.Close({ port, id: target.id });
  }
}
