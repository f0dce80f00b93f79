import { FORM_ID, WAITING_ISLAND } from "../page-contract";
import { restoreTexts, saveTexts } from "../quote/draft";
import { controlsIn } from "../quote/form-controls";
import { islandsReady } from "./islands";

const formInPage = () => document.querySelector<HTMLFormElement>(`#${FORM_ID}`);

/**
 * Saves what is typed into the form before React has taken it over, as a draft. If React replaces the form, as on a
 * page that a password manager or a translator has changed, copies text, focus and caret into the new one.
 */
export function keepTyping(): void {
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", keepTyping);
    return;
  }
  const form = formInPage();
  if (!form?.matches(WAITING_ISLAND)) return;
  let focused = document.activeElement;
  // What the browser or the visitor has filled in before this script ran stays.
  restoreTexts(form);
  const onEvent = () => {
    // By then React saves it.
    if (!form.matches(WAITING_ISLAND)) return;
    saveTexts(form);
    // Removing a focused field also fires `focusout`: ignore that.
    queueMicrotask(() => {
      if (form.isConnected) focused = document.activeElement;
    });
  };
  for (const type of ["input", "change", "focusin", "focusout"])
    form.addEventListener(type, onEvent);
  islandsReady().then(() => {
    const rebuilt = formInPage();
    if (rebuilt && rebuilt !== form) carryOver(form, rebuilt, focused);
  });
}

function carryOver(before: HTMLFormElement, after: HTMLFormElement, focused: Element | null) {
  for (const old of controlsIn(before)) {
    const control = controlsIn(after).find(({ id }) => id === old.id);
    if (control?.value === "") control.value = old.value;
    if (!control || old !== focused || document.activeElement !== document.body) continue;
    control.focus({ preventScroll: true });
    const { selectionStart, selectionEnd } = old;
    // An e-mail field does not say where its caret is.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  }
}
