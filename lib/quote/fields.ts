// The fields of the quote form. The form, the draft, the `message` of every payload and the host's list of fields are made
// from this table.

import type { HTMLInputAutoCompleteAttribute } from "react";

type OptionalField = {
  /** Its label in the form and in every text of a request. */
  label: string;
  /** `link`: a text that a link on the page fills in. `choice`: radio buttons. */
  type: "link" | "choice";
};

type RequiredField = Omit<OptionalField, "type"> & {
  /** The type of the input; `multiline` is a text area. */
  type: "text" | "email" | "tel" | "multiline";
  /**
   * What the browser's autofill may enter:
   * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
   */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The message for an empty field. */
  empty: string;
  /** The message for a value that the browser does not accept, such as an e-mail address without `@`. */
  wrong?: string;
};

const table = {
  photo: { label: "Photo", type: "link" },
  finish: { label: "Finish", type: "link" },
  slab: { label: "Slab", type: "link" },
  name: {
    label: "Name",
    type: "text",
    autoComplete: "name",
    empty: "Please enter your name.",
  },
  email: {
    label: "Email",
    type: "email",
    autoComplete: "email",
    empty: "Please enter your email address.",
    wrong: "Please check your email address. Use the form name@example.com.",
  },
  phone: {
    label: "Phone",
    type: "tel",
    autoComplete: "tel",
    empty: "Please enter your phone number.",
  },
  projectDescription: {
    label: "Project description",
    type: "multiline",
    empty: "Please describe your project.",
  },
  what: { label: "What’s the project?", type: "choice" },
  when: { label: "When?", type: "choice" },
} satisfies Record<string, OptionalField | RequiredField>;

type Table = typeof table;
type IdOf<Type> = { [Id in keyof Table]: Table[Id]["type"] extends Type ? Id : never }[keyof Table];

/** The id of a field: in the page, in a draft, and in an unsent request. */
export type FieldId = keyof Table;
/** The fields that may stay empty: what links fill in, and the questions. */
export type OptionalFieldId = IdOf<OptionalField["type"]>;
export type ChoiceId = IdOf<"choice">;
export type RequiredFieldId = IdOf<RequiredField["type"]>;

/** The values of a form's fields. Those of optional fields may be empty. */
export type FieldValues = Record<FieldId, string>;

/** The fields that a request is made of, by id. */
export const fields: Record<FieldId, OptionalField | RequiredField> = table;

/** The ids of the fields, in the order of the form. */
export const fieldIds = Object.keys(fields) as FieldId[];

/** A field's name in a form post: its id, except for the description, which the specification posts as `project`. */
export const nameOf = (id: FieldId) => (id === "projectDescription" ? "project" : id);

/** The fields that links on the page fill in. */
export const linkIds = fieldIds.filter((id) => fields[id].type === "link");

/** The questions that are answered by radio buttons. */
export const choiceIds = fieldIds.filter((id): id is ChoiceId => fields[id].type === "choice");

/** The fields that every request has. */
export const requiredIds = fieldIds.filter((id): id is RequiredFieldId => "empty" in fields[id]);
export const requiredFields: Record<RequiredFieldId, RequiredField> = table;

/** A field as a line of text, such as `Phone: 785-555-0100` or `When? This season`. */
export function lineOf(id: FieldId, value: string): string {
  const { label } = fields[id];
  return label.endsWith("?") ? `${label} ${value}` : `${label}: ${value}`;
}

/**
 * The security question of the specification. Its field has no name, because the answer is neither posted nor stored.
 */
export const securityQuestion = {
  id: "security-answer",
  label: "What is 7 + 3?",
  pattern: "10",
  wrong: "Please answer the security question correctly.",
} as const;

/** Makes an object with a value for each field, from a function of the field's id. */
export function fieldValues(valueFor: (id: FieldId) => string): FieldValues {
  return Object.fromEntries(fieldIds.map((id) => [id, valueFor(id)])) as FieldValues;
}

/** The names by which the host knows the form and its honeypot, a field that people do not see. */
export const hostForm = { name: "contact", honeypot: "bot-field" } as const;
