import { ISLAND, READY_ISLAND, WAITING_ISLAND } from "../page-contract";

const islands = () => [...document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)];

/** The island around an element, if scripts have not taken it over yet. */
export function waitingIslandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(WAITING_ISLAND) : null;
}

/** Resolves when scripts have taken an island over, to its element: React may have replaced it. */
export function readyIsland(waiting: HTMLElement): Promise<HTMLElement> {
  const index = islands().indexOf(waiting);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const island = islands()[index];
      if (!island?.matches(READY_ISLAND)) return;
      observer.disconnect();
      resolve(island);
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: [ISLAND] });
  });
}
