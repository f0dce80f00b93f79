import { ANSWER_ID } from "./draft-keys";
import { writtenPhone } from "./phone";
import { answerTime, emailLink, facts } from "./site";

/** What a visitor types into the form. The security answer is not part of it: it is never stored. */
export type Quote = {
  name: string;
  email: string;
  phone: string;
  projectDescription: string;
};

/** A quote on its way: with the reference by which the owner can tell a double delivery. */
export type QuoteRequest = Quote & { reference: string };

/** By what a request can travel, in the order in which they are asked, and what the owner calls it. */
export const channelNames = {
  email: "e-mail service (EmailJS)",
  "form-post": "host (Netlify)",
  "form-service": "form service (Web3Forms)",
} as const;

export type ChannelName = keyof typeof channelNames;

/** A channel that did not take a request, and why. */
export type Failure = { channel: ChannelName; reason: string };

/** The most characters a field takes (UTF-16 units, as the browser counts them). */
export const limits: Record<keyof Quote, number> = {
  name: 100,
  email: 254,
  phone: 40,
  projectDescription: 4000,
};

/** The ids of a quote's fields, in the order of the form. */
export const quoteFields = Object.keys(limits) as (keyof Quote)[];

/** Whether an id is one of the quote's own fields (and not, say, the security question). */
export function isQuoteField(id: string): id is keyof Quote {
  return Object.hasOwn(limits, id);
}

/** Whether two quotes have the same text in every field. */
export function isSameQuote(one: Quote, other: Quote): boolean {
  return quoteFields.every((field) => one[field] === other[field]);
}

/** What stands in the form, as it was typed. */
export function quoteFrom(form: HTMLFormElement): Quote {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? "");
  return {
    name: value("name"),
    email: value("email"),
    phone: typedPhone(form.querySelector<HTMLInputElement>("#phone")),
    projectDescription: value("project"),
  };
}

/** A phone number as it was typed, however the field shows it: see `showWritten`. */
export function typedPhone(field: { value: string; dataset: DOMStringMap } | null): string {
  const { value = "", dataset: { typed = "" } = {} } = field ?? {};
  // Somebody else may have filled the field in since, such as a password manager.
  return typed && writtenPhone(typed) === value ? typed : value;
}

/** The specification's answer to "What is 7 + 3?". */
export const SECURITY_ANSWER = "10";

/** What the visitor is told, to the letter of the specification's error catalogue. */
export const messages = {
  wrongAnswer: "Please answer the security question correctly.",
  sentByEmail: `Thank you! Your quote request has been sent successfully. We'll contact you within ${answerTime}.`,
  submitted: `Thank you! Your quote request has been submitted successfully. We'll contact you within ${answerTime}.`,
  unavailable:
    "Form services are temporarily unavailable. Opening your email client to send the request directly...",
  honeypot: `This request was not sent, because a field that people cannot see was filled in. Please call ${facts.phone} or write to ${facts.email}.`,
} as const;

/**
 * The tone of a result message: green if it contains the word "thank" in any case, red otherwise.
 */
export function toneOf(message: string): "success" | "error" {
  return /thank/i.test(message) ? "success" : "error";
}

/**
 * A reference such as `TC-4K7QZM`: the company's initials, then six characters, enough to tell the
 * requests of a season apart and short enough to be read out on the phone (no 0, O, 1, I or L).
 */
export function createReference(): string {
  const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const code = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
  return `${initialsOf(facts.name)}-${code}`;
}

/** The first letters of a name's first two words: what follows is mostly `Co.` or `LLC`. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? ["Quote"];
  return words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? "").toUpperCase())
    .join("");
}

/** The description followed by the reference: what goes into every channel's `message`. */
export function messageOf(request: QuoteRequest): string {
  return `${request.projectDescription}\n\nReference: ${request.reference}`;
}

/** The whole request as text that a person can read, copy or mail. */
export function describeRequest(request: QuoteRequest): string {
  return [
    `Quote request ${request.reference}`,
    "",
    `Name: ${request.name}`,
    `Email: ${request.email}`,
    `Phone: ${request.phone}`,
    "",
    "Project:",
    request.projectDescription,
  ].join("\n");
}

/** Which channels did not take a request, and why: one line, for the owner who receives it by mail. */
export function describeFailures(failures: readonly Failure[]): string {
  const reasons = failures.map(
    ({ channel, reason }) => `${channelNames[channel]}: ${oneLine(reason, 100)}`,
  );
  return `The website could not send this by ${reasons.join("; ")}`;
}

/** The longest mail link that every mail program takes, in characters. */
const MAIL_LINK_MAX = 2000;
const CUT_NOTE = "\n\n[The description was too long for a mail link and is cut here.]";

/**
 * A `mailto:` link to the owner with the whole request in it.
 *
 * Every value is percent-encoded, so that no field can add a header; line breaks are CR LF as
 * RFC 6068 wants them. A description that would make the link longer than 2,000 characters is cut,
 * and says so.
 *
 * @param request what to mail
 * @param reasons why it was not sent, in one line, which goes to the end
 */
export function mailLink(request: QuoteRequest, reasons?: string): string {
  const mailed: QuoteRequest = {
    reference: request.reference,
    name: oneLine(request.name, 480),
    email: oneLine(request.email, 320),
    phone: oneLine(request.phone, 160),
    projectDescription: printable(request.projectDescription),
  };
  const end = reasons ? `\n\n${reasons}` : "";
  const whole = linkTo(mailed, end);
  if (whole.length <= MAIL_LINK_MAX) return whole;

  const characters = Array.from(mailed.projectDescription);
  const cutAt = (count: number) =>
    linkTo({ ...mailed, projectDescription: characters.slice(0, count).join("") + CUT_NOTE }, end);
  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (cutAt(middle).length <= MAIL_LINK_MAX) fits = middle;
    else tooLong = middle;
  }
  return cutAt(fits);
}

function linkTo(request: QuoteRequest, end: string): string {
  const subject = `Quote request ${request.reference}`;
  const body = (describeRequest(request) + end).replace(/\n/g, "\r\n");
  return `${emailLink(subject)}&body=${encodeURIComponent(body)}`;
}

/** Without control characters but tab and line feed, and without halves of surrogate pairs. */
function printable(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      // By hand: `toWellFormed` is newer than some browsers that the page is for.
      .replace(/\p{Surrogate}/gu, "\ufffd")
  );
}

/** On one line, and at most `max` characters long once it is percent-encoded. */
function oneLine(text: string, max: number): string {
  const line = printable(text).replace(/\s+/g, " ").trim();
  let length = 0;
  const fitting = Array.from(line).filter((character) => {
    length += encodeURIComponent(character).length;
    return length <= max;
  });
  return fitting.join("");
}

/** What the visitor is told of a field that is empty, by its id. */
const emptyMessages: Record<string, string> = {
  name: "Please enter your name.",
  email: "Please enter your email address.",
  phone: "Please enter your phone number.",
  projectDescription: "Please describe your project.",
  [ANSWER_ID]: "Please answer the security question.",
};

/**
 * What is wrong with a value, in words that name its field; empty when nothing is, or when only the
 * browser can say it (the type of an address).
 *
 * @param id the id of a quote's field, or of the security question's
 * @param value what was typed
 */
export function validationMessageFor(id: string, value: string): string {
  if (value === "" || (isQuoteField(id) && value.trim() === "")) return emptyMessages[id] ?? "";
  if (id === ANSWER_ID) return value === SECURITY_ANSWER ? "" : messages.wrongAnswer;
  if (!isQuoteField(id) || value.length <= limits[id]) return "";
  return `Please use at most ${withThousands(limits[id])} characters; there are ${withThousands(value.length)} now.`;
}

/**
 * A whole number with commas between thousands. `toLocaleString` would take 15 ms at its first call
 * (60 on a phone) while the page hydrates.
 */
export function withThousands(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/**
 * The description with a text from elsewhere on the page added: on a new line after what was typed,
 * and never twice in a row.
 */
export function withQuoteText(description: string, text: string): string {
  const typed = description.trimEnd();
  const lastLine = typed.slice(typed.lastIndexOf("\n") + 1);
  if (lastLine.startsWith(text.trimEnd())) return description;
  return typed ? `${typed}\n${text}` : text;
}
