import { useSyncExternalStore } from "react";

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
  const timer = setInterval(listener, 30_000);
  return () => clearInterval(timer);
}
