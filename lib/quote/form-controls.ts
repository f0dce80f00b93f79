import type { FieldId } from "./fields";

/** A form control that takes text. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields in the form, in the order in which they are filled in. */
export function controlsIn(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("input[id], textarea[id]")];
}

/** The field of this id, which the form must have. */
export function controlOf(form: HTMLFormElement, id: FieldId): Control {
  return form.elements.namedItem(id) as Control;
}
