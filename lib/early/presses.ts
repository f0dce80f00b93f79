import { DATA_LINKS, FORM_ID, ISLAND, SCRIPTS, WAITING_ISLAND } from "../page-contract";
import { readyIsland, waitingIslandOf } from "./islands";

/** What can be pressed in an island. */
const PRESSABLE = "button[type='button'], picture";

/**
 * Repeats presses on an island, or on a link with data for one, once the island is ready: React misses what
 * happened before. Those on one island, because visitors do not expect an early press to act after a later one
 * elsewhere; each once, because whoever sees nothing happen presses again.
 */
export function repeatPresses(): void {
  let pressedIn: HTMLElement | undefined;
  let presses: { link: boolean; index: number; element: HTMLElement }[] = [];

  const repeat = async (waiting: HTMLElement) => {
    const island = await readyIsland(waiting);
    if (waiting !== pressedIn) return;
    for (const { link, index, element } of presses) {
      // React may have made it anew: then it is the one at the same place.
      const now = element.isConnected ? element : pressables(island, link)[index];
      // Nothing opens or scrolls while somebody types; an answer only writes into the form.
      const typing = document.activeElement?.matches("input, textarea");
      if (!typing || (!link && island.id === FORM_ID)) now?.click();
    }
  };

  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!event.isTrusted || !(target instanceof Element)) return;
    if (document.documentElement.getAttribute(SCRIPTS) === "failed") return;
    const link = target.closest<HTMLAnchorElement>(DATA_LINKS);
    if (link && (ctrlKey || metaKey || shiftKey || altKey)) return;
    const island = link ? islandBehind(link) : waitingIslandOf(target);
    if (!island?.matches(WAITING_ISLAND)) return;
    const all = pressables(island, Boolean(link));
    const element = all.find((one) => one.contains(target));
    if (!element) return;
    // React may already handle the event although the island is not marked ready: then it would act twice.
    event.stopImmediatePropagation();
    if (island !== pressedIn) {
      presses = [];
      pressedIn = island;
      repeat(island);
    }
    if (presses.some((press) => press.element === element)) return;
    presses.push({ link: Boolean(link), index: all.indexOf(element), element });
  };
  addEventListener("click", onClick, true);
}

function pressables(island: HTMLElement, link: boolean): HTMLElement[] {
  return [
    ...(link ? document : island).querySelectorAll<HTMLElement>(link ? DATA_LINKS : PRESSABLE),
  ];
}

/** The island around the link's target, or inside it. */
function islandBehind({ hash }: HTMLAnchorElement): HTMLElement | null | undefined {
  const target = document.getElementById(hash.slice(1));
  return target?.closest<HTMLElement>(`[${ISLAND}]`) ?? target?.querySelector(`[${ISLAND}]`);
}
