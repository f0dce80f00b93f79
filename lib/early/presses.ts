import { isTyping } from "../browser/is-typing";
import { isPlainPress } from "../browser/plain-press";
import { FORM_ID, PRESS_ATTRIBUTE, SCRIPTS_ATTRIBUTE, WAITING_ISLAND } from "../page-contract";
import { LINKS_WITH_DATA } from "../quote/quote-link";
import { islandsReady } from "./islands";

/** An island's buttons, the photos, which are links to their files, and links that bring data into the form. */
const PRESSABLE = `[${PRESS_ATTRIBUTE}], [data-enlarges], ${LINKS_WITH_DATA}`;

/** Those that only write into the form's description: nothing on the page opens or moves. */
const WRITES = `#${FORM_ID} *, ${LINKS_WITH_DATA}`;

/** The pressed controls by their identity, so that an impatient second press does not count. */
const pressed = new Map<string, HTMLElement>();

/**
 * Repeats presses on islands once scripts have taken over: React misses what happened before. Until then a
 * pressed button or photo is `aria-busy`, and Escape cancels it.
 */
export function keepPresses(): void {
  addEventListener("click", onClick, true);
  addEventListener("keydown", ({ key }) => key === "Escape" && forgetPresses());
}

/** Calls off what was pressed: all of it, or what a selector matches. */
export function forgetPresses(selector = "*"): void {
  for (const [identity, control] of pressed) {
    if (!control.matches(selector)) continue;
    control.removeAttribute("aria-busy");
    pressed.delete(identity);
  }
}

function onClick(event: MouseEvent) {
  const { target } = event;
  const control = target instanceof Element && target.closest<HTMLElement>(PRESSABLE);
  const failed = document.documentElement.getAttribute(SCRIPTS_ATTRIBUTE) === "failed";
  if (!control || failed || !isPlainPress(event)) return;
  const isQuoteLink = control.matches(LINKS_WITH_DATA);
  const receiver = isQuoteLink ? document.getElementById(FORM_ID) : control;
  if (!receiver?.closest(WAITING_ISLAND)) return;
  // React may already handle the event although the island is not marked ready: then it would act twice.
  event.stopImmediatePropagation();
  // Nobody expects something to open or move after a later press in the form.
  if (control.matches(WRITES)) forgetPresses(`:not(${WRITES})`);
  if (pressed.size === 0) islandsReady().then(repeat);
  pressed.set(identityOf(control), control);
  // The browser follows the link at once, and only what it brings has to wait.
  if (isQuoteLink) return;
  event.preventDefault();
  control.setAttribute("aria-busy", "true");
}

async function repeat() {
  const identities = [...pressed.keys()];
  forgetPresses();
  // React may have replaced what was pressed.
  const controls = [...document.querySelectorAll<HTMLElement>(PRESSABLE)];
  for (const identity of identities) {
    const control = controls.find((one) => identityOf(one) === identity);
    // While somebody types nothing opens or scrolls.
    if (!isTyping() || control?.matches(WRITES)) control?.click();
    // React updates the page before the next press.
    await Promise.resolve();
  }
}

/** What tells a pressable control from the others: a button's own attribute, what a link brings, or a photo's file. */
const identityOf = (control: HTMLElement) =>
  [PRESS_ATTRIBUTE, "data-quote", "href"].map((name) => control.getAttribute(name)).join();
