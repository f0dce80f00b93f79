import type { OfferedChoices } from "./answers";
import { controlOf, controlsIn } from "./form-controls";
import { consistent, type Prefill, prefillEdit, remainingPrefill } from "./prefill";
import { readItem, writeItem } from "./storage";

// What has been typed and not yet been sent. The form itself holds it; the draft is written from the form, and
// put back into it when the page is opened again. It survives a reload but not the tab: two tabs are two
// forms, and the next user of a shared computer must not find it.
const TEXTS_KEY = "quote-draft";
const PREFILL_KEY = "quote-prefill";

/** Saves what is in the fields that have a name; removes the draft of an empty form. */
export function saveTexts(form: HTMLFormElement): void {
  const filled = controlsIn(form).filter(({ name, value }) => name && value);
  const texts = Object.fromEntries(filled.map(({ id, value }) => [id, value]));
  writeItem("sessionStorage", TEXTS_KEY, filled.length > 0 ? texts : undefined);
}

/** Saves the draft, and which of its words the page itself has written. */
export function saveDraft(form: HTMLFormElement, prefill: Prefill): void {
  saveTexts(form);
  writeItem("sessionStorage", PREFILL_KEY, prefill);
}

/** Puts the draft into the fields that are empty, and saves what is in them now. */
export function restoreTexts(form: HTMLFormElement): void {
  const texts = Object(readItem("sessionStorage", TEXTS_KEY));
  for (const control of controlsIn(form)) {
    const text = texts[control.id];
    if (control.value === "" && typeof text === "string") control.value = text;
  }
  saveTexts(form);
}

/** Puts the draft back into the form; returns the part of its prefill that is still in the description. */
export function restoreDraft(form: HTMLFormElement, offered: OfferedChoices): Prefill {
  restoreTexts(form);
  // It may be malformed.
  const { answers, topic } = Object(readItem("sessionStorage", PREFILL_KEY));
  const saved = { answers: Object(answers), topic: topic?.label ? topic : undefined };
  const { value } = controlOf(form, "projectDescription");
  return remainingPrefill(value, consistent(offered, saved));
}

/** Writes a prefill into the description, in place of the one before. */
export function replacePrefill(form: HTMLFormElement, before: Prefill, after: Prefill): void {
  const description = controlOf(form, "projectDescription");
  const { length, text } = prefillEdit(description.value, before, after);
  // The caret stays before the same words.
  description.setRangeText(text, 0, length, "preserve");
}

/** Whether anything typed is kept. */
export const hasDraft = () => readItem("sessionStorage", TEXTS_KEY) !== null;

/** Removes the draft, once it has become a request. */
export function clearDraft(): void {
  for (const key of [TEXTS_KEY, PREFILL_KEY]) writeItem("sessionStorage", key, undefined);
}
