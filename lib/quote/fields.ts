import { formatPhone } from "./phone";

type Field = {
  /** Its name in a form post. */
  name: string;
  /** Its label in the form and in every text of a request. */
  label: string;
  kind: "text" | "email" | "tel" | "area";
  /** What the browser may fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: string;
  /** The most characters that it takes, in UTF-16 units, as the browser counts them. */
  max: number;
  /** What the visitor is told when it is empty. */
  empty: string;
};

const table = {
  name: {
    name: "name",
    label: "Name",
    kind: "text",
    autoComplete: "name",
    max: 100,
    empty: "Please enter your name.",
  },
  email: {
    name: "email",
    label: "Email",
    kind: "email",
    autoComplete: "email",
    max: 254,
    empty: "Please enter your email address.",
  },
  phone: {
    name: "phone",
    label: "Phone",
    kind: "tel",
    autoComplete: "tel",
    max: 40,
    empty: "Please enter your phone number.",
  },
  projectDescription: {
    name: "project",
    label: "Project description",
    kind: "area",
    max: 4000,
    empty: "Please describe your project.",
  },
} satisfies Record<string, Field>;

/** The id of a field: in the page, in a draft, and in a request that is kept. */
export type FieldId = keyof typeof table;

/** What a visitor types into the form. The security answer is not part of it: it is never stored. */
export type Quote = Record<FieldId, string>;

/** The fields of the form, in its order. */
export const fields: Record<FieldId, Field> = table;

/** The ids of the fields, in the order of the form. */
export const fieldIds = Object.keys(fields) as FieldId[];

/** Whether an id is that of a field (and not, say, of the security question). */
export function isFieldId(id: string): id is FieldId {
  return Object.hasOwn(fields, id);
}

/** A quote with the text that `textOf` gives for each field. */
export function quoteOf(textOf: (id: FieldId) => string): Quote {
  return Object.fromEntries(fieldIds.map((id) => [id, textOf(id)])) as Quote;
}

/** Whether two quotes have the same text in every field; a phone number may be written in two ways. */
export function isSameQuote(one: Quote, other: Quote): boolean {
  const read = (text: string) => formatPhone(text) ?? text;
  return fieldIds.every((id) => read(one[id]) === read(other[id]));
}

/** The name of the form at the host, and of its hidden field, which only robots fill in. */
export const hostForm = { name: "contact", honeypot: "bot-field" } as const;
