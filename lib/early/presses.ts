import { DATA_LINKS, FORM_ID, ISLAND, SCRIPTS } from "../page-contract";
import { isPlainClick } from "../plain-click";
import { readyIsland, waitingIslandOf } from "./islands";

/** What can be pressed in an island: its buttons, and the photos, which are links to their files. */
const PRESSABLE = "button[type='button'], figure > a";

/**
 * Repeats presses on an island, or on a link with data for one, once the island is ready: React misses what
 * happened before. Those on one island, because visitors do not expect an early press to act after a later one
 * elsewhere; each once, because whoever sees nothing happen presses again. Until then what was pressed is
 * `aria-busy`, and Escape cancels it.
 */
export function repeatPresses(): void {
  let pressedIn: HTMLElement | undefined;
  /** What was pressed, with its place among what can be pressed in the island; a link has none. */
  let presses = new Map<HTMLElement, number>();

  const forget = () => {
    for (const element of presses.keys()) element.removeAttribute("aria-busy");
    presses = new Map();
    pressedIn = undefined;
  };

  const repeat = async (waiting: HTMLElement) => {
    const island = await readyIsland(waiting);
    if (waiting !== pressedIn) return;
    const rebuilt = pressables(island);
    const kept = presses;
    forget();
    for (const [element, place] of kept) {
      // Nothing opens or scrolls while somebody types; an answer only writes into the form.
      const typing = document.activeElement?.matches("input, textarea");
      if (typing && (island.id !== FORM_ID || place < 0)) continue;
      // React may have made it anew: then it is the one at the same place.
      (element.isConnected ? element : rebuilt[place])?.click();
    }
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !isPlainClick(event)) return;
    const link = target.closest<HTMLAnchorElement>(DATA_LINKS);
    const island = waitingIslandOf(link ? targetOf(link) : target);
    const all = island && !link ? pressables(island) : [];
    const pressed = link ?? all.find((one) => one.contains(target));
    const failed = document.documentElement.getAttribute(SCRIPTS) === "failed";
    if (!island || !pressed || failed) return;
    // React may already handle the event although the island is not marked ready: then it would act twice.
    event.stopImmediatePropagation();
    // The address of a link with data is followed at once; that of a photo where scripts fail: see scripts.ts.
    if (!link) {
      event.preventDefault();
      pressed.setAttribute("aria-busy", "true");
    }
    if (island !== pressedIn) {
      forget();
      pressedIn = island;
      repeat(island);
    }
    presses.set(pressed, all.indexOf(pressed));
  };
  addEventListener("click", onClick, true);
  addEventListener("keydown", ({ key }) => key === "Escape" && forget());
}

const pressables = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(PRESSABLE)];

/** The island inside what a link leads to. */
const targetOf = ({ hash }: HTMLAnchorElement) => document.querySelector(`${hash} [${ISLAND}]`);
