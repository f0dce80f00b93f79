import {
  type FieldId,
  type FieldValues,
  fieldIds,
  fieldValues,
  requiredFields,
  requiredIds,
  securityQuestion,
} from "./fields";

/**
 * The form control of a field, by its id: an extension may add another one with its name. For a question, that is the list
 * of its radio buttons, by their name.
 */
const controlOf = (form: HTMLFormElement, id: FieldId | typeof securityQuestion.id) =>
  form.querySelector<HTMLInputElement>(`#${id}`) ?? (form.elements.namedItem(id) as RadioNodeList);

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

/** Empties the fields that still have the value that was sent. One that a link has filled in meanwhile keeps its text. */
export function clearSent(form: HTMLFormElement, sent: FieldValues): void {
  const present = valuesIn(form);
  for (const id of fieldIds) if (present[id] === sent[id]) setValue(form, id, "");
}

/**
 * The required controls whose values are refused, with the security question, in the order of the form, and the message
 * for each. The rules are the browser's (`required`, `type`, `pattern`), but it takes spaces for something filled in.
 */
export function wrongFields(form: HTMLFormElement) {
  return [...requiredIds, securityQuestion.id].flatMap((id) => {
    const control = controlOf(form, id) as HTMLInputElement;
    const { typeMismatch, patternMismatch } = control.validity;
    const isEmpty = control.value.trim() === "";
    if (id === securityQuestion.id)
      return isEmpty || patternMismatch ? { control, message: securityQuestion.wrong } : [];
    const { empty, wrong = empty } = requiredFields[id];
    if (isEmpty) return { control, message: empty };
    return typeMismatch ? { control, message: wrong } : [];
  });
}
