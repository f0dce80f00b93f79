import { restoreDraft, saveDraft } from "../quote/draft";
import { securityQuestion } from "../quote/fields";
import { fillEmptyFields, valuesIn } from "../quote/form-values";
import { islandsReady } from "./islands";
import { FINISH_NAME, FORM_ID } from "./shared-names";

const formInPage = () => document.querySelector<HTMLFormElement>(`#${FORM_ID}`);

const finishOptions = () => [
  ...document.querySelectorAll<HTMLInputElement>(`[name='${FINISH_NAME}']`),
];

/** Puts the draft into the form, and saves it again whenever a field changes, before and after React has taken over. */
export function keepDraft(): void {
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", keepDraft);
    return;
  }
  const form = formInPage();
  if (!form) return;
  // Only empty fields are filled, so what the browser or the visitor has entered before this script ran stays.
  restoreDraft(form);
  addEventListener("input", ({ target }) => {
    const changed = target instanceof Element && target.closest<HTMLFormElement>(`#${FORM_ID}`);
    if (changed) saveDraft(changed);
  });
  keepThroughHydration(form);
}

/**
 * React makes the page anew if a translator or a password manager has changed it before hydration. Then this copies the
 * values into the new form, gives the focus back, and chooses the same finish.
 */
function keepThroughHydration(form: HTMLFormElement) {
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
  islandsReady().then(() => {
    const rebuilt = formInPage();
    if (!rebuilt || rebuilt === form) return;
    copyFields(form, rebuilt, focused);
    const chosen = finishes.findIndex(({ checked, defaultChecked }) => checked && !defaultChecked);
    // A click, because the plan listens to `change`.
    finishOptions()[chosen]?.click();
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
  // For an e-mail field the browser does not tell where the caret is.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
