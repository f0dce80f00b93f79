import { FORM_ID } from "../page-contract";
import { controlsIn, restoreDraft, saveDraft } from "../quote/draft";
import { readyIsland, waitingIslandOf } from "./islands";

/**
 * Keeps what is typed into the form before React has taken it over: as a draft, and if a password manager or a
 * translator has changed the page, so that React makes the form anew, in the new one, with focus and caret.
 */
export function keepTyping(): void {
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", keepTyping);
    return;
  }
  const form = waitingIslandOf(document.getElementById(FORM_ID));
  if (!form) return;
  let focused = document.activeElement;
  // What the browser or the visitor has filled in before this script ran stays.
  restoreDraft(form);

  const early = new AbortController();
  const onEvent = () => {
    saveDraft(form);
    // A field has not been left when it is taken out of the page.
    queueMicrotask(() => {
      if (form.isConnected) focused = document.activeElement;
    });
  };
  for (const type of ["input", "change", "focusin", "focusout"])
    form.addEventListener(type, onEvent, early);
  readyIsland(form).then((rebuilt) => {
    early.abort();
    if (rebuilt !== form) carryOver(form, rebuilt, focused);
  });
}

function carryOver(before: HTMLElement, after: HTMLElement, focused: Element | null) {
  const rebuilt = controlsIn(after);
  for (const old of controlsIn(before)) {
    const control = rebuilt.find(({ id }) => id === old.id);
    if (control?.value === "") control.value = old.value;
    if (!control || old !== focused || document.activeElement !== document.body) continue;
    control.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = old;
    // An e-mail field does not tell where its caret is.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
}
