import { ANSWER_ID, type Quote, quoteFields, quoteFrom } from "@/lib/quote";

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field as if it had been typed: its message, the count and the draft follow. */
export function setValue(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Empties the form of what was sent; what has been changed since stays.
 *
 * @param form the quote form
 * @param sent the quote that was sent
 */
export function emptyFields(form: HTMLFormElement, sent: Quote): void {
  const present = quoteFrom(form);
  const unchanged = quoteFields.filter((field) => present[field] === sent[field]);
  for (const id of [...unchanged, ANSWER_ID]) {
    const control = form.querySelector<Control>(`#${id}`);
    if (control) setValue(control, "");
  }
}
