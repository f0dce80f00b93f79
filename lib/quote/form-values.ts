import {
  type FieldId,
  type FieldValues,
  fieldIds,
  fieldValues,
  requiredFields,
  requiredIds,
  securityQuestion,
} from "./fields";

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

/** Empties the fields that still have the value that was sent. One that a link has filled in meanwhile keeps its text. */
export function clearSent(form: HTMLFormElement, sent: FieldValues): void {
  const present = valuesIn(form);
  for (const id of fieldIds) if (present[id] === sent[id]) setValue(form, id, "");
}

/**
 * The required controls of the form, with the security question, whose values are wrong, in the order of the form, and the
 * message for each. The rules are the browser's (`required`, `type`, `pattern`), but it takes spaces for something filled
 * in.
 */
export function wrongFields(form: HTMLFormElement) {
  return [...requiredIds, securityQuestion.id].flatMap((id) => {
    const control = form.elements.namedItem(id) as HTMLInputElement;
    const isBlank = control.value.trim() === "";
    if (control.validity.valid && !isBlank) return [];
    if (id === securityQuestion.id) return { control, message: securityQuestion.wrong };
    const { empty, wrong = empty } = requiredFields[id];
    return { control, message: isBlank ? empty : wrong };
  });
}
