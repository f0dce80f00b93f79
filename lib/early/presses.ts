import { isTyping } from "../is-typing";
import { hasNoModifier } from "../modifier-keys";
import { FORM_ID, ISLAND, LINKS_WITH_TOPIC, SCRIPTS } from "../page-contract";
import { readyIsland, waitingIslandOf } from "./islands";

/** What can be pressed in an island: its buttons, and the photos, which are links to their files. */
const PRESSABLE = "button[type='button'], figure > a";

/**
 * Repeats presses on an island, or on a link with data for one, once the island is ready: React misses what
 * happened before. Only presses in the last island are repeated: nobody expects an early press to act after a later
 * one elsewhere. A button pressed twice is repeated once: whoever sees nothing happen presses again. Until then what
 * was pressed is `aria-busy`, and Escape cancels it.
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
    // React may have replaced the island, and may show other buttons in it.
    const pressed = pressables(waiting).flatMap((one) => (one.ariaBusy ? identityOf(one) : []));
    const link = pressedLink;
    forget();
    // While somebody types nothing opens or scrolls. Only the form answers: it just writes into its description.
    const typing = isTyping();
    if (!typing && link?.isConnected) link.click();
    if (typing && island.id !== FORM_ID) return;
    for (const identity of pressed)
      pressables(island)
        .find((one) => identityOf(one) === identity)
        ?.click();
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !hasNoModifier(event)) return;
    const link = target.closest<HTMLAnchorElement>(LINKS_WITH_TOPIC);
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

/** What tells a pressable element from the others of its island: its address, its value or its label. */
const identityOf = (element: HTMLElement) =>
  ["href", "value", "aria-label"].map((name) => element.getAttribute(name)).join();

/** The island inside what a link leads to. */
const targetOf = ({ hash }: HTMLAnchorElement) => document.querySelector(`${hash} [${ISLAND}]`);
