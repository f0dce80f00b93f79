import type { Control } from "./form-controls";

type FormField = {
  /** Its name in a form post. What has none is neither posted nor stored. */
  name?: string;
  /** Its label in the form and in every text of a request. */
  label: string;
  /** The type of the input; `multiline` is a text area. */
  inputType: "text" | "email" | "tel" | "multiline";
  /** What the browser may fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: string;
  inputMode?: "numeric";
  /** What the visitor is told when it is empty. */
  empty: string;
  /** What the visitor is told when the browser does not take what was typed. */
  wrong?: string;
  /** Whether `wrong` is spoken at once. Other messages are read with their field. */
  wrongIsAlert?: true;
  /** The only text that the browser accepts. */
  pattern?: string;
};

const table = {
  projectDescription: {
    name: "project",
    label: "Project description",
    inputType: "multiline",
    empty: "Please describe your project.",
  },
  name: {
    name: "name",
    label: "Name",
    inputType: "text",
    autoComplete: "name",
    empty: "Please enter your name.",
  },
  email: {
    name: "email",
    label: "Email",
    inputType: "email",
    autoComplete: "email",
    empty: "Please enter your email address.",
    wrong: "Please check your email address. It looks like name@example.com.",
  },
  phone: {
    name: "phone",
    label: "Phone",
    inputType: "tel",
    autoComplete: "tel",
    empty: "Please enter your phone number.",
  },
} satisfies Record<string, FormField>;

/** The id of a field: in the page, in a draft, and in the outbox. */
export type FieldId = keyof typeof table;

/** What a visitor types into the form. */
export type FieldValues = Record<FieldId, string>;

/** The fields that a request is made of, in the order of the form. */
export const requestFields: Record<FieldId, FormField & { name: string }> = table;

/** The ids of the fields, in the order of the form. */
export const fieldIds = Object.keys(requestFields) as FieldId[];

/** All that the form asks for, by id. */
export const formFields: Record<string, FormField> = {
  ...requestFields,
  // From the specification. What is typed is no part of a request.
  "security-answer": {
    label: "What is 7 + 3?",
    inputType: "text",
    inputMode: "numeric",
    autoComplete: "off",
    pattern: "10",
    empty: "Please answer the security question.",
    wrong: "Please answer the security question correctly.",
    wrongIsAlert: true,
  },
};

/** What the visitor is told about a field as it is now; empty when nothing is wrong with it. */
export function errorIn({ id, value, validity }: Control): string {
  const field = formFields[id];
  // A browser's extension may have added it.
  if (!field) return "";
  // The browser accepts a field with nothing but spaces in it.
  if (value.trim() === "") return field.empty;
  return validity.valid ? "" : (field.wrong ?? field.empty);
}

/** What `valueFor` gives for each field. */
export function fieldValues(valueFor: (id: FieldId) => string): FieldValues {
  return Object.fromEntries(fieldIds.map((id) => [id, valueFor(id)])) as FieldValues;
}

/** The name of the form at the host, and of its hidden field, which people do not see. */
export const hostForm = { name: "contact", honeypot: "bot-field" } as const;
