// A tab that sends a request holds a lock on it. The browser releases the lock when the tab is closed,
// reloaded or crashes; a mark in the storage would stay.

/** How long to wait for a lock before going on without one, in milliseconds. */
const LOCK_WAIT_MS = 500;

/**
 * Takes a lock. Holds nothing if another tab has the lock or the browser gives none.
 *
 * @param name the lock's name, the same in every tab
 * @returns a function that releases it
 */
export function holdLock(name: string): Promise<() => void> {
  return new Promise((hold) => {
    const holdNothing = () => hold(() => {});
    setTimeout(holdNothing, LOCK_WAIT_MS);
    request(name, { ifAvailable: true }, () => new Promise((release) => hold(release))).then(
      holdNothing,
    );
  });
}

/** Resolves as soon as no tab holds the lock. */
export function lockReleased(name: string): Promise<void> {
  return request(name, {}, async () => {});
}

async function request(name: string, options: LockOptions, work: () => Promise<void>) {
  try {
    // `locks` is missing on pages without https: every lock then counts as released.
    await navigator.locks?.request(name, options, work);
  } catch (cause) {
    console.warn("This browser gives no locks:", cause);
  }
}
