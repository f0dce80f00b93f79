import { fieldIds } from "./fields";
import { setValue, valuesIn } from "./form-values";
import { readJson, writeJson } from "./storage";

// The draft is a copy of what has been typed into the form and not been sent. It is written from the fields, and put
// back into them after a reload. Session storage, because two tabs are two forms, and the next user of a shared
// computer must not find the draft.
const KEY = "quote-draft";

/** Saves the fields' values as the draft. When all fields are empty, removes the draft. */
export function saveDraft(form: HTMLFormElement): void {
  const values = valuesIn(form);
  const isEmpty = Object.values(values).every((value) => value === "");
  writeJson("sessionStorage", KEY, isEmpty ? undefined : values);
}

/** Puts the draft's values into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readJson("sessionStorage", KEY);
  const present = valuesIn(form);
  for (const id of fieldIds) {
    const value = draft[id];
    if (typeof value === "string" && value !== "" && present[id] === "") setValue(form, id, value);
  }
}

/** Whether there is a draft. */
export const hasDraft = () => Object.keys(readJson("sessionStorage", KEY)).length > 0;

/** Removes the draft, which is not needed once it has become a request. */
export const clearDraft = () => writeJson("sessionStorage", KEY, undefined);
