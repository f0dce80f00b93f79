import { useSyncExternalStore } from "react";

/** Whether scripts have taken over: false in the exported page, true from hydration on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
