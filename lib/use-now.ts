import { useSyncExternalStore } from "react";

/** How often the time is read, in milliseconds. */
const INTERVAL_MS = 30_000;

/**
 * A text that depends on the time, kept current. Empty in the export, because the build does not know the
 * visitor's time.
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
