import { securityQuestion } from "../quote/fields";
import { fillEmptyFields, valuesIn } from "../quote/form-values";
import { finishOptions, isChosen } from "./finish-options";
import { FORM_ID, READY_EVENT } from "./shared-names";

/**
 * React makes the page anew if a translator or a password manager has changed it before hydration. Then this copies
 * what was typed into the new form, gives the focus back, and chooses the same finish.
 */
export function surviveRebuild(form: HTMLFormElement): void {
  const finishes = finishOptions();
  let focused = document.activeElement;
  const rememberFocus = () => {
    // When React removes the form, its focused field gets `focusout` as well, and `focused` has to stay that field. The
    // form is out of the page only after the event, so this looks a moment later.
    queueMicrotask(() => {
      if (form.isConnected) focused = document.activeElement;
    });
  };
  for (const type of ["focusin", "focusout"]) form.addEventListener(type, rememberFocus);
  addEventListener(READY_EVENT, () => {
    const rebuilt = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
    if (!rebuilt || rebuilt === form) return;
    copyTyped(form, rebuilt);
    giveFocus(rebuilt, focused);
    // A click, because the plan listens to `change`.
    finishOptions()[finishes.findIndex(isChosen)]?.click();
  });
}

function copyTyped(before: HTMLFormElement, after: HTMLFormElement) {
  fillEmptyFields(after, valuesIn(before));
  const [answer, oldAnswer] = [after, before].map((form) =>
    form.querySelector<HTMLInputElement>(`#${securityQuestion.id}`),
  );
  if (answer && oldAnswer) answer.value = oldAnswer.value;
}

/** Gives the focus to the field that stands for the one that had it, with the caret where it was. */
function giveFocus(form: HTMLFormElement, focused: Element | null) {
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return;
  if (document.activeElement !== document.body) return;
  const field = focused.id && form.querySelector<HTMLInputElement>(`#${focused.id}`);
  if (!field) return;
  field.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = focused;
  // For an e-mail field the browser does not tell where the caret is.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
