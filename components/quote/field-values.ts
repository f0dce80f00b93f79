import { loadDraft } from "@/lib/quote/draft";
import { fieldIds, isFieldId, isSameQuote, type Quote, quoteOf } from "@/lib/quote/fields";
import { formatPhone } from "@/lib/quote/phone";
import { showFormatted, typedValue } from "./formatted-phone";

/** A form control that takes text. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields in an element, in the order in which they are filled in. */
export function controlsIn(element: HTMLElement | null): Control[] {
  return [...(element?.querySelectorAll<Control>("input[id], textarea[id]") ?? [])];
}

/** The content of the form, as it was typed. */
export function quoteFrom(form: HTMLFormElement): Quote {
  return quoteOf((id) => {
    const control = form.querySelector<Control>(`#${id}`);
    return control ? typedValue(control) : "";
  });
}

/** Puts back what had been typed in this tab, unless it has been typed or filled in anew since. */
export function restoreDraft(controls: Control[]): void {
  const draft: Record<string, string> = { ...loadDraft(), ...window.earlyTyping };
  window.earlyTyping = undefined;
  for (const control of controls) {
    const kept = draft[control.id] ?? "";
    // The browser may have kept a phone number as it was shown.
    if (!control.value || control.value === formatPhone(kept)) control.value = kept;
    if (control !== document.activeElement) showFormatted(control);
  }
}

/** Sets a field as if it had been typed: its message, the count and the draft follow. */
export function setValue(control: Control, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Watches the form while its content is sent.
 *
 * @param form the quote form, if it is still there
 * @param sent the quote that is sent; if the form holds another one, it is left alone
 * @returns a function that empties the fields that nobody has touched since
 */
export function watchFields(form: HTMLFormElement | null, sent: Quote): () => void {
  if (!form || !isSameQuote(quoteFrom(form), sent)) return () => {};
  const untouched = new Set(controlsIn(form));
  const onInput = ({ target }: Event) => untouched.delete(target as Control);
  form.addEventListener("input", onInput);
  return () => {
    form.removeEventListener("input", onInput);
    for (const control of untouched) {
      // A password manager may have filled it in without an input event.
      const { id } = control;
      if (!isFieldId(id) || typedValue(control) === sent[id]) setValue(control, "");
    }
  };
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
    fieldIds.some((id) => present[id].trim() !== "") &&
    !kept.some((request) => isSameQuote(request, present))
  );
}
