import { fillEmptyFields, valuesIn } from "./form-values";
import { readItem, writeItem } from "./storage";

// The draft is a copy of what has been typed into the form and not been sent. It is written from the fields, and put
// back into them after a reload. Session storage, because two tabs are two forms, and the next user of a shared
// computer must not find the draft.
const KEY = "quote-draft";

/** Saves the fields' values as the draft. When all fields are empty, removes the draft. */
export function saveDraft(form: HTMLFormElement): void {
  const values = valuesIn(form);
  const isEmpty = Object.values(values).every((value) => value === "");
  writeItem("sessionStorage", KEY, isEmpty ? undefined : values);
}

/** Puts the draft's values into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  fillEmptyFields(form, readItem("sessionStorage", KEY));
}

/** Whether there is a draft. */
export const hasDraft = () => Object.keys(readItem("sessionStorage", KEY)).length > 0;

/** Removes the draft, which is not needed once it has become a request. */
export const clearDraft = () => writeItem("sessionStorage", KEY, undefined);
