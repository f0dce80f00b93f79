import { ANSWER_ID } from "@/lib/draft-keys";
import { isSameQuote, type Quote, quoteFields, quoteFrom } from "@/lib/quote";

export type Control = HTMLInputElement | HTMLTextAreaElement;

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
