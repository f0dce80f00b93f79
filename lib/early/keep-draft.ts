import { restoreDraft, saveDraft } from "../quote/draft";
import { securityQuestion } from "../quote/fields";
import { fillEmptyFields, valuesIn } from "../quote/form-values";
import { islandsReady } from "./islands";
import { FORM_ID } from "./shared-names";

const formInPage = () => document.querySelector<HTMLFormElement>(`#${FORM_ID}`);

/** Puts the draft into the form, and saves it again whenever a field changes, before and after React has taken over. */
export function keepDraft(): void {
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", keepDraft);
    return;
  }
  const form = formInPage();
  if (!form) return;
  // What the browser or the visitor has filled in before this script ran stays.
  restoreDraft(form);
  addEventListener("input", ({ target }) => {
    const changed = target instanceof Element && target.closest<HTMLFormElement>(`#${FORM_ID}`);
    if (changed) saveDraft(changed);
  });
  keepThroughHydration(form);
}

/**
 * If React makes the form anew, as on a page that a translator or a password manager has changed, copies its fields, and
 * gives the focus back.
 */
function keepThroughHydration(form: HTMLFormElement) {
  let focused = document.activeElement;
  const rememberFocus = () => {
    // Removing a focused field also fires `focusout`.
    queueMicrotask(() => {
      if (form.isConnected) focused = document.activeElement;
    });
  };
  for (const type of ["focusin", "focusout"]) form.addEventListener(type, rememberFocus);
  islandsReady().then(() => {
    const rebuilt = formInPage();
    if (rebuilt && rebuilt !== form) copyFields(form, rebuilt, focused);
  });
}

function copyFields(before: HTMLFormElement, after: HTMLFormElement, focused: Element | null) {
  fillEmptyFields(after, valuesIn(before));
  const [answer, oldAnswer] = [after, before].map((form) =>
    form.querySelector<HTMLInputElement>(`#${securityQuestion.id}`),
  );
  if (answer && oldAnswer) answer.value = oldAnswer.value;
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return;
  if (document.activeElement !== document.body) return;
  const field = focused.id && after.querySelector<HTMLInputElement>(`#${focused.id}`);
  if (!field) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused;
  // An e-mail field does not say where its caret is.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
