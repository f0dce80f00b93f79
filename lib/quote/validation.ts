import { ANSWER_ID } from "../page-contract";
import { fields, isFieldId } from "./fields";
import { messages } from "./request";

/** The specification's answer to "What is 7 + 3?". */
export const SECURITY_ANSWER = "10";

/**
 * What is wrong with a value, in words that name its field; empty when nothing is, or when only the
 * browser can say it (the type of an address).
 *
 * @param id the id of a field, or of the security question's
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
  return `Please use at most ${withThousands(fields[id].max)} characters; there are ${withThousands(value.length)} now.`;
}

/** Whether a field has more characters than it takes. */
export function isTooLong(id: string, value: string): boolean {
  return isFieldId(id) && value.length > fields[id].max;
}

/**
 * A whole number with commas between thousands. `toLocaleString` would take 15 ms at its first call
 * (60 on a phone) while the page hydrates.
 */
export function withThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
