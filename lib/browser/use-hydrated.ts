import { useSyncExternalStore } from "react";

/**
 * Whether scripts have taken over: false in the exported page, true from hydration on. Components need it to render
 * differently; style sheets read the root's `data-scripts` instead.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
