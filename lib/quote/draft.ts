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
  const draft = { prefill, texts: Object.fromEntries(texts) };
  writeItem("sessionStorage", DRAFT_KEY, empty ? undefined : draft);
}

/** Saves the draft again where its prefill is not known, and stays as it is stored. */
export function saveTexts(form: HTMLElement): void {
  saveDraft(form, storedDraft()?.prefill ?? {});
}

/** Puts the draft into the fields that are empty, saves what is in them now, and returns the draft's prefill. */
export function restoreDraft(form: HTMLElement): Record<string, unknown> {
  const { texts, prefill } = storedDraft() ?? { texts: {}, prefill: {} };
  for (const control of controlsIn(form)) {
    const text = texts[control.id];
    if (control.value === "" && typeof text === "string") control.value = text;
  }
  saveTexts(form);
  return prefill;
}

/** The draft of this tab, if there is one. Anybody may have written it. */
export function storedDraft() {
  const draft = readItem("sessionStorage", DRAFT_KEY);
  if (!draft) return undefined;
  const { texts, prefill } = Object(draft);
  return { texts: Object(texts), prefill: Object(prefill) } as Record<
    "texts" | "prefill",
    Record<string, unknown>
  >;
}

export function clearDraft(): void {
  writeItem("sessionStorage", DRAFT_KEY, undefined);
}
