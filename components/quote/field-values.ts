import { loadDraft } from "@/lib/draft";
import { ANSWER_ID } from "@/lib/draft-keys";
import { writtenPhone } from "@/lib/phone";
import { isSameQuote, type Quote, quoteFields, quoteFrom, typedPhone } from "@/lib/quote";

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields in an element, in the order in which they are filled in. */
export function controlsIn(element: HTMLElement | null): Control[] {
  return [...(element?.querySelectorAll<Control>("input[id], textarea[id]") ?? [])];
}

/** Puts back what had been typed in this tab, unless it has been typed or filled in anew since. */
export function restoreDraft(controls: Control[]): void {
  const draft: Record<string, string> = { ...loadDraft(), ...window.earlyTyping };
  window.earlyTyping = undefined;
  for (const control of controls) {
    const kept = draft[control.id] ?? "";
    // The browser may have kept a phone number as it was shown.
    if (!control.value || control.value === writtenPhone(kept)) control.value = kept;
  }
}

/** A phone number of bare digits is shown as people write it, while nobody types in its field. */
export function showWritten(control: Control): void {
  const written = writtenPhone(control.value);
  if (!written) return;
  control.dataset.typed = control.value;
  control.value = written;
}

/** The phone number as it was typed, to be gone on with. */
export function showTyped(control: Control): void {
  control.value = typedPhone(control);
}

/** Sets a field as if it had been typed: its message, the count and the draft follow. */
export function setValue(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Empties the form of what was sent; what has been changed since stays.
 *
 * @param form the quote form, if it is still there
 * @param sent the quote that was sent
 * @param retried whether it was sent from the list: then it may not be what stands in the form
 */
export function emptyFields(form: HTMLFormElement | null, sent: Quote, retried: boolean): void {
  if (!form) return;
  const present = quoteFrom(form);
  if (retried && !isSameQuote(present, sent)) return;
  const unchanged = quoteFields.filter((field) => present[field] === sent[field]);
  for (const id of [...unchanged, ANSWER_ID]) {
    const control = form.querySelector<Control>(`#${id}`);
    if (control) setValue(control, "");
  }
}

/**
 * Whether somebody has written something into the form that is kept nowhere else.
 *
 * @param form the quote form, if it is still there
 * @param kept the requests that are kept
 */
export function holdsNewWords(form: HTMLFormElement | null, kept: readonly Quote[]): boolean {
  if (!form) return false;
  const present = quoteFrom(form);
  return (
    quoteFields.some((field) => present[field].trim() !== "") &&
    !kept.some((request) => isSameQuote(request, present))
  );
}
