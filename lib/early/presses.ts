import { hasNoModifier } from "../modifier-keys";
import { DATA_LINKS, FORM_ID, ISLAND, SCRIPTS } from "../page-contract";
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
  let pressedLink: HTMLElement | undefined;

  const forget = () => {
    for (const busy of document.querySelectorAll("[aria-busy]")) busy.removeAttribute("aria-busy");
    pressedIn = pressedLink = undefined;
  };

  const repeat = async (waiting: HTMLElement) => {
    const island = await readyIsland(waiting);
    if (waiting !== pressedIn) return;
    // React may have made the island anew: then what was pressed is at the same place in the old one.
    const pressed = pressables(waiting).map((element) => element.ariaBusy);
    const link = pressedLink;
    forget();
    // Nothing opens or scrolls while somebody types; an answer only writes into the form.
    const typing = document.activeElement?.matches("input, textarea");
    if (!typing && link?.isConnected) link.click();
    if (typing && island.id !== FORM_ID) return;
    for (const [place, element] of pressables(island).entries())
      if (pressed[place]) element.click();
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !hasNoModifier(event)) return;
    const link = target.closest<HTMLAnchorElement>(DATA_LINKS);
    const island = waitingIslandOf(link ? targetOf(link) : target);
    const button = link ? undefined : target.closest(PRESSABLE);
    const failed = document.documentElement.getAttribute(SCRIPTS) === "failed";
    if (!island || !(link || button) || failed) return;
    // React may already handle the event although the island is not marked ready: then it would act twice.
    event.stopImmediatePropagation();
    if (island !== pressedIn) {
      forget();
      pressedIn = island;
      repeat(island);
    }
    // The address of a link with data is followed at once; that of a photo where scripts fail: see scripts.ts.
    if (link) {
      pressedLink = link;
    } else {
      event.preventDefault();
      button?.setAttribute("aria-busy", "true");
    }
  };
  addEventListener("click", onClick, true);
  addEventListener("keydown", ({ key }) => key === "Escape" && forget());
}

const pressables = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(PRESSABLE)];

/** The island inside what a link leads to. */
const targetOf = ({ hash }: HTMLAnchorElement) => document.querySelector(`${hash} [${ISLAND}]`);
