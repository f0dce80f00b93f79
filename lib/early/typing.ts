import { FORM_ID } from "../page-contract";
import { type Control, controlsIn, restoreDraft, saveDraft } from "../quote/draft";
import { readyIsland, waitingIslandOf } from "./islands";

/**
 * Keeps what is typed into the form before React has taken it over: as a draft, and if a password manager or a
 * translator has changed the page, so that React makes the form anew, in the new one, with focus and caret.
 */
export function keepTyping(): void {
  let watched = false;
  let focused: Control | undefined;

  const watch = async (form: HTMLElement) => {
    if (watched) return saveDraft(form);
    watched = true;
    // The browser or the visitor may have filled in fields before this script ran: they stay.
    restoreDraft(form);
    const rebuilt = await readyIsland(form);
    if (rebuilt !== form) carryOver(form, rebuilt, focused);
  };
  const onEvent = ({ type, target }: Event) => {
    const form = waitingIslandOf(target);
    if (form?.id !== FORM_ID) return;
    if (type === "focusin") focused = target as Control;
    // A field that is taken out of the page has not been left.
    if (type === "focusout") {
      queueMicrotask(() => {
        if ((target as Control).isConnected && focused === target) focused = undefined;
      });
    }
    watch(form);
  };
  for (const type of ["input", "change", "focusin", "focusout"])
    addEventListener(type, onEvent, true);
  addEventListener("load", () => {
    const form = waitingIslandOf(document.getElementById(FORM_ID));
    if (form) watch(form);
  });
}

function carryOver(before: HTMLElement, after: HTMLElement, focused: Control | undefined) {
  const rebuilt = new Map(controlsIn(after).map((control) => [control.id, control]));
  for (const { id, value } of controlsIn(before)) {
    const control = rebuilt.get(id);
    if (control?.value === "") control.value = value;
  }
  const control = focused && rebuilt.get(focused.id);
  if (!control || document.activeElement !== document.body) return;
  control.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused;
  // An e-mail field does not tell where its caret is.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}
