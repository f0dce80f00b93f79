/** How often the time is read, in milliseconds. */
const INTERVAL_MS = 30_000;

/** Calls `listener` every half minute, as long as the page is open. Returns a function that stops it. */
export function subscribeToClock(listener: () => void) {
  const timer = setInterval(listener, INTERVAL_MS);
  return () => clearInterval(timer);
}
