type Field = {
  /** Its name in a form post. */
  name: string;
  /** Its label in the form and in every text of a request. */
  label: string;
  /** An area has several lines. */
  inputType: "text" | "email" | "tel" | "area";
  /** What the browser may fill in: https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete?: string;
  /** What the visitor is told when it is empty. */
  empty: string;
  /** What the visitor is told when the browser does not take what was typed. */
  wrong?: string;
};

const table = {
  projectDescription: {
    name: "project",
    label: "Project description",
    inputType: "area",
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

/** The name of the form at the host, and of its hidden field, which only robots fill in. */
export const hostForm = { name: "contact", honeypot: "bot-field" } as const;
