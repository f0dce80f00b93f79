import { ANSWER_ID } from "../page-contract";
import type { Control } from "./draft";
import { fields, isFieldId } from "./fields";
import { messages } from "./request";

/** The specification's answer to "What is 7 + 3?". */
export const SECURITY_ANSWER = "10";

/** What the visitor is told about the present value of a field; empty when nothing is wrong with it. */
export function errorIn({ id, value, validity }: Control): string {
  if (id === ANSWER_ID) {
    if (value === "") return "Please answer the security question.";
    return value === SECURITY_ANSWER ? "" : messages.wrongAnswer;
  }
  if (!isFieldId(id)) return "";
  const { empty, wrong = empty } = fields[id];
  // The browser takes a field with nothing but spaces in it.
  if (value.trim() === "") return empty;
  return validity.valid ? "" : wrong;
}
