import { answerTime, emailLink } from "../content/facts";
import { type FieldId, type FieldValues, fieldIds, fields, lineOf } from "./fields";

/** A request. By its `reference` the owner recognizes a duplicate; `createdAt` is in milliseconds since 1970. */
export type QuoteRequest = FieldValues & { reference: string; createdAt: number };

/** The messages to the visitor, as the specification's error catalogue has them. */
export const messages = {
  sentByEmail: `Thank you! Your quote request has been sent successfully. We'll contact you within ${answerTime}.`,
  submitted: `Thank you! Your quote request has been submitted successfully. We'll contact you within ${answerTime}.`,
  unavailable:
    "Form services are temporarily unavailable. Opening your email client to send the request directly...",
} as const;

/** The tone of a result message: green if it contains the word "thank" in any case, red otherwise. */
export function toneOf(message: string): "success" | "error" {
  return /thank/i.test(message) ? "success" : "error";
}

/** Makes a random reference such as `Q-4K7QZM`, without 0, O, 1, I and L, so that it can be read out on the phone. */
export function createReference(): string {
  const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `Q-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("")}`;
}

/** The fields that have a place of their own in every payload, as the specification says. All others go into `message`. */
const PAYLOAD_IDS: readonly FieldId[] = ["name", "email", "phone", "projectDescription"];

/** Fields as lines of text, without the empty ones. */
const linesOf = (request: QuoteRequest, ids: FieldId[]) =>
  ids.filter((id) => request[id]).map((id) => lineOf(id, request[id]));

/** The `message` for every channel: the description, the fields that are sent nowhere else, the reference. */
export function messageOf(request: QuoteRequest): string {
  const others = fieldIds.filter((id) => !PAYLOAD_IDS.includes(id));
  return [
    request.projectDescription,
    linesOf(request, others).join("\n"),
    `Reference: ${request.reference}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** A request as text that a person can read, copy or mail. */
export function describeRequest(request: QuoteRequest): string {
  const multiline = fieldIds.filter((id) => fields[id].type === "multiline");
  const lines = fieldIds.filter((id) => !multiline.includes(id));
  return [
    `Quote request ${request.reference}`,
    "",
    ...linesOf(request, lines),
    ...multiline.flatMap((id) => ["", `${fields[id].label}:`, request[id]]),
  ].join("\n");
}

/** The longest mail link that every mail program takes, in characters. */
const MAIL_LINK_MAX = 2000;
const CUT_NOTE = "\r\n\r\n[The description was too long for a mail link and is cut here.]";

/**
 * A `mailto:` link (RFC 6068) to the owner with all of the request in it, percent-encoded, so that no field can add
 * a header. What would make it longer than 2,000 characters is cut, and a note says so.
 */
export function mailLink(request: QuoteRequest): string {
  const linkWith = (text: string) =>
    `${emailLink(`Quote request ${request.reference}`)}&body=${encodeURIComponent(text)}`;
  const text = describeRequest(request)
    .toWellFormed()
    .replace(/\r\n?|\n/g, "\r\n");
  const uncut = linkWith(text);
  if (uncut.length <= MAIL_LINK_MAX) return uncut;
  let room = MAIL_LINK_MAX - linkWith(CUT_NOTE).length;
  const fitting = Array.from(text).filter((character) => {
    room -= encodeURIComponent(character).length;
    return room >= 0;
  });
  return linkWith(fitting.join("") + CUT_NOTE);
}
