import { formatPhone } from "@/lib/quote/phone";
import type { Control } from "./field-values";

/** What was typed into a field that shows it formatted. */
const typedInto = new WeakMap<Control, string>();

/** Shows a phone number of bare digits as people write it; what is sent stays what was typed. */
export function showFormatted(control: Control): void {
  const formatted = control.type === "tel" && formatPhone(control.value);
  if (!formatted) return;
  typedInto.set(control, control.value);
  control.value = formatted;
}

/** What was typed into a field, however the field shows it. */
export function typedValue(control: Control): string {
  const typed = typedInto.get(control) ?? "";
  // The number may have been changed since, by the visitor or by a password manager.
  return formatPhone(typed) === control.value ? typed : control.value;
}
