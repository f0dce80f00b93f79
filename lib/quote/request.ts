import { answerTime, emailLink, facts } from "../content/facts";
import { fieldIds, fields, type Quote, quoteOf } from "./fields";

/** A quote with a reference, by which the owner recognizes a duplicate. */
export type QuoteRequest = Quote & { reference: string };

/** A channel that did not take a request, by its name for the owner, and why. */
export type Failure = { label: string; reason: string };

/** The messages to the visitor, word for word as in the specification's error catalogue. */
export const messages = {
  wrongAnswer: "Please answer the security question correctly.",
  sentByEmail: `Thank you! Your quote request has been sent successfully. We'll contact you within ${answerTime}.`,
  submitted: `Thank you! Your quote request has been submitted successfully. We'll contact you within ${answerTime}.`,
  unavailable:
    "Form services are temporarily unavailable. Opening your email client to send the request directly...",
  honeypot: `This request was not sent, because a field that people cannot see was filled in. Please call ${facts.phone} or write to ${facts.email}.`,
} as const;

/** The tone of a result message: green if it contains the word "thank" in any case, red otherwise. */
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

/** The fields that the specification puts into every channel's payload separately. */
const IN_EVERY_PAYLOAD = ["name", "email", "phone", "projectDescription"];

/** The `message` for every channel: the description, the fields that are sent nowhere else, the reference. */
export function messageOf(request: QuoteRequest): string {
  const others = fieldIds.filter((id) => request[id] && !IN_EVERY_PAYLOAD.includes(id));
  return [
    request.projectDescription,
    ...others.map((id) => `${fields[id].label}: ${request[id]}`),
    `Reference: ${request.reference}`,
  ].join("\n\n");
}

/** The whole request as text that a person can read, copy or mail. */
export function describeRequest(request: QuoteRequest): string {
  const areas = fieldIds.filter((id) => fields[id].inputType === "area");
  const lines = fieldIds.filter((id) => !areas.includes(id));
  return [
    `Quote request ${request.reference}`,
    "",
    ...lines.map((id) => `${fields[id].label}: ${request[id]}`),
    ...areas.flatMap((id) => ["", `${fields[id].label}:`, request[id]]),
  ].join("\n");
}

/** Which channels did not take a request, and why: one line, for the owner who receives it by mail. */
export function describeFailures(failures: readonly Failure[]): string {
  const reasons = failures.map(({ label, reason }) => `${label}: ${fitting(oneLine(reason), 100)}`);
  return `The website could not send this by ${reasons.join("; ")}`;
}

/** The longest mail link that every mail program takes, in characters. */
const MAIL_LINK_MAX = 2000;
/** The part of `MAIL_LINK_MAX` for all fields except the description. */
const MAIL_LINES_MAX = 960;
const CUT_NOTE = "\n\n[The description was too long for a mail link and is cut here.]";

/**
 * A `mailto:` link to the owner with the whole request in it.
 *
 * Every value is percent-encoded, so that no field can add a header; line breaks are CR LF, as
 * RFC 6068 requires. A description that would make the link longer than 2,000 characters is cut, and a
 * note says so.
 *
 * @param request what to mail
 * @param reasons why it was not sent; appended as the last line
 */
export function mailLink(request: QuoteRequest, reasons?: string): string {
  const lineMax = Math.floor(MAIL_LINES_MAX / (fieldIds.length - 1));
  const lines = quoteOf((id) => fitting(oneLine(request[id]), lineMax));
  const linkWith = (projectDescription: string) => {
    const text = describeRequest({ ...request, ...lines, projectDescription });
    const body = [text, reasons].filter(Boolean).join("\n\n").replace(/\n/g, "\r\n");
    const subject = `Quote request ${request.reference}`;
    return `${emailLink(subject)}&body=${encodeURIComponent(body)}`;
  };
  const description = printable(request.projectDescription);
  const whole = linkWith(description);
  if (whole.length <= MAIL_LINK_MAX) return whole;
  const room = MAIL_LINK_MAX - linkWith(CUT_NOTE).length;
  return linkWith(fitting(description, room) + CUT_NOTE);
}

/** The text without control characters except tab and line feed; lone surrogates are replaced. */
function printable(text: string): string {
  return (
    text
      .replace(/\r\n?/g, "\n")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
      // Some supported browsers do not have `toWellFormed`.
      .replace(/\p{Surrogate}/gu, "\ufffd")
  );
}

function oneLine(text: string): string {
  return printable(text).replace(/\s+/g, " ").trim();
}

/** The beginning of a text, cut to `max` characters when encoded in a link with CR LF line breaks. */
function fitting(text: string, max: number): string {
  let length = 0;
  const characters = Array.from(text).filter((character) => {
    length += encodeURIComponent(character.replace("\n", "\r\n")).length;
    return length <= max;
  });
  return characters.join("");
}
