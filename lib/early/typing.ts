import { FORM_ID } from "../page-contract";
import { controlsIn, restoreDraft, saveTexts } from "../quote/draft";
import { readyIsland, waitingIslandOf } from "./islands";

/**
 * Saves what is typed into the form before React has taken it over, as a draft. If React replaces the form, as on a
 * page that a password manager or a translator has changed, copies text, focus and caret into the new one.
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

  const listening = new AbortController();
  const onEvent = () => {
    saveTexts(form);
    // Removing a focused field also fires `focusout`: ignore that.
    queueMicrotask(() => {
      if (form.isConnected) focused = document.activeElement;
    });
  };
  for (const type of ["input", "change", "focusin", "focusout"])
    form.addEventListener(type, onEvent, { signal: listening.signal });
  readyIsland(form).then((rebuilt) => {
    listening.abort();
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
    // An e-mail field does not say where its caret is.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
}
