import { type FieldId, type FieldValues, fieldIds, fieldValues, securityQuestion } from "./fields";

/** The form control of a field, by its id. For a question, that is the list of its radio buttons, by their name. */
const controlOf = (form: HTMLFormElement, id: FieldId) =>
  form.elements.namedItem(id) as RadioNodeList | HTMLInputElement;

/** The values in the fields of the form. A question without an answer has an empty value. */
export const valuesIn = (form: HTMLFormElement): FieldValues =>
  fieldValues((id) => controlOf(form, id).value);

/**
 * Writes a value into a field. Of a question it checks the radio button with that value; if there is none, the question
 * stays as it is, and an empty value clears the radio buttons.
 */
export function setValue(form: HTMLFormElement, id: FieldId, value: string): void {
  const control = controlOf(form, id);
  control.value = value;
  if (value === "" && control instanceof RadioNodeList)
    for (const radio of control) (radio as HTMLInputElement).checked = false;
}

/**
 * Fills the fields that are empty.
 *
 * @param values by field id; what is not a text is ignored, because it may come from storage
 */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, unknown>): void {
  const present = valuesIn(form);
  for (const id of fieldIds) {
    const value = values[id];
    if (typeof value === "string" && value !== "" && present[id] === "") setValue(form, id, value);
  }
}

/**
 * Gives a form what was typed into the one that it replaces, and the focus with the caret.
 *
 * @param form the new form
 * @param before the old form, which is no longer in the page
 * @param focused the element that had the focus
 */
export function takeOver(form: HTMLFormElement, before: HTMLFormElement, focused: Element | null) {
  fillEmptyFields(form, valuesIn(before));
  const [answer, oldAnswer] = [form, before].map(
    ({ elements }) => elements.namedItem(securityQuestion.id) as HTMLInputElement,
  );
  if (answer && oldAnswer) answer.value = oldAnswer.value;
  if (!focused || document.activeElement !== document.body) return;
  const field = document.getElementById(focused.id);
  field?.focus({ preventScroll: true });
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = focused as typeof field;
  // For an e-mail field the browser does not tell where the caret is.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
