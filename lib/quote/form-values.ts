import { type FieldId, type FieldValues, fieldIds, fields, fieldValues } from "./fields";

/** The control of a field; of a question, all its radio buttons. */
const controlOf = (form: HTMLFormElement, id: FieldId) =>
  form.elements.namedItem(fields[id].name) as RadioNodeList | HTMLInputElement;

/** What is in the fields of the form. A question without an answer is empty. */
export const valuesIn = (form: HTMLFormElement): FieldValues =>
  fieldValues((id) => controlOf(form, id).value);

/**
 * Writes a value into a field. A question is answered by its value or, if no answer has it, stays as it is; an empty
 * value takes the answer back.
 */
export function setValue(form: HTMLFormElement, id: FieldId, value: string): void {
  const control = controlOf(form, id);
  control.value = value;
  if (value === "" && control instanceof RadioNodeList)
    for (const radio of control) (radio as HTMLInputElement).checked = false;
}

/** Writes the values that are texts into the fields that are empty. */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, unknown>): void {
  const present = valuesIn(form);
  for (const id of fieldIds) {
    const value = values[id];
    if (typeof value === "string" && value !== "" && present[id] === "") setValue(form, id, value);
  }
}
