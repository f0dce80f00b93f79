import { DRAFT_KEY, SECURITY_ANSWER_ID } from "../page-contract";
import { readItem, writeItem } from "./storage";

// What has been typed and not yet been sent. The form itself holds it; the draft is written from the form, and
// put back into it when the page is opened again. It survives a reload but not the tab: two tabs are two
// forms, and the next user of a shared computer must not find it.

/** A form control that takes text. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields in an element, in the order in which they are filled in. */
export function controlsIn(element: ParentNode): Control[] {
  return [...element.querySelectorAll<Control>("input[id], textarea[id]")];
}

/** The field of this id. */
export function controlOf(form: HTMLFormElement, id: string): Control {
  return form.elements.namedItem(id) as Control;
}

/**
 * Saves what is in the form, except for the security answer; removes the draft of an empty form.
 *
 * @param prefill what the page itself has written into the form
 */
export function saveDraft(form: HTMLElement, prefill: object): void {
  const texts = controlsIn(form)
    .filter(({ id }) => id !== SECURITY_ANSWER_ID)
    .map(({ id, value }) => [id, value]);
  const empty = texts.every(([, value]) => value === "");
  const draft = { ...prefill, ...Object.fromEntries(texts) };
  writeItem("sessionStorage", DRAFT_KEY, empty ? undefined : draft);
}

/** Saves the draft again where its prefill is not known, and stays as it is stored. */
export function saveTexts(form: HTMLElement): void {
  saveDraft(form, storedDraft());
}

/** Puts the draft into the fields that are empty, and returns it: anybody may have written it. */
export function restoreDraft(form: HTMLElement): Record<string, unknown> {
  const draft = storedDraft();
  for (const control of controlsIn(form)) {
    const text = draft[control.id];
    if (control.value === "" && typeof text === "string") control.value = text;
  }
  saveTexts(form);
  return draft;
}

/** The draft of this tab; empty where there is none. */
export function storedDraft(): Record<string, unknown> {
  return { ...Object(readItem("sessionStorage", DRAFT_KEY)) };
}

export function clearDraft(): void {
  writeItem("sessionStorage", DRAFT_KEY, undefined);
}
