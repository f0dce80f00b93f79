import { fillEmptyFields, valuesIn } from "./form-values";
import { readItem, writeItem } from "./storage";

// What has been typed and not yet been sent. The form itself holds it; the draft is written from the form, and
// put back into it when the page is opened again. It survives a reload but not the tab: two tabs are two
// forms, and the next user of a shared computer must not find it.
const KEY = "quote-draft";

/** Saves what is in the fields; removes the draft of an empty form. */
export function saveDraft(form: HTMLFormElement): void {
  const values = valuesIn(form);
  const isEmpty = Object.values(values).every((value) => value === "");
  writeItem("sessionStorage", KEY, isEmpty ? undefined : values);
}

/** Puts the draft into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  fillEmptyFields(form, Object(readItem("sessionStorage", KEY)));
}

/** Whether anything typed is kept. */
export const hasDraft = () => readItem("sessionStorage", KEY) !== null;

/** Removes the draft, once it has become a request. */
export const clearDraft = () => writeItem("sessionStorage", KEY, undefined);
