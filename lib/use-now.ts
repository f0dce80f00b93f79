import { useSyncExternalStore } from "react";

/** How often the time is read, in milliseconds. */
const INTERVAL_MS = 30_000;

/**
 * What can be said of this moment, also in a page that stays open. Nothing in the exported page, because the
 * time is not known at the build.
 */
export function useNow(read: (now: Date) => string): string {
  return useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => "",
  );
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, INTERVAL_MS);
  return () => clearInterval(timer);
}
