import { ANSWER_ID } from "../page-contract";
import { fields, isFieldId } from "./fields";
import { messages } from "./request";

/** The specification's answer to "What is 7 + 3?". */
export const SECURITY_ANSWER = "10";

/**
 * The error message for a value; empty when there is no error, or when the browser checks it itself (an
 * e-mail address).
 *
 * @param id the id of a field, or `ANSWER_ID`
 * @param value what was typed
 */
export function validationMessageFor(id: string, value: string): string {
  if (id === ANSWER_ID) {
    if (value === "") return "Please answer the security question.";
    return value === SECURITY_ANSWER ? "" : messages.wrongAnswer;
  }
  if (!isFieldId(id)) return "";
  if (value.trim() === "") return fields[id].empty;
  if (!isTooLong(id, value)) return "";
  const [most, now] = [fields[id].max, value.length].map((count) => count.toLocaleString("en-US"));
  return `Please use at most ${most} characters; there are ${now} now.`;
}

/** Whether a field has more characters than it takes. */
export function isTooLong(id: string, value: string): boolean {
  return isFieldId(id) && value.length > fields[id].max;
}
