import { ISLAND_ATTRIBUTE, WAITING_ISLAND } from "./shared-names";

/** Resolves when no island is waiting any more. By then React may have replaced elements of the page. */
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
