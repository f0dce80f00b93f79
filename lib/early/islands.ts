import { ISLAND_ATTRIBUTE, WAITING_ISLAND } from "./shared-names";

/** Resolves at the change after which no island waits for scripts. React may have replaced the islands by then. */
export function islandsReady(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(WAITING_ISLAND)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: [ISLAND_ATTRIBUTE],
    });
  });
}
