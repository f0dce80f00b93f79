import json from "./facts.json" with { type: "json" };
import { phoneLinkOf } from "./phone";
import { hoursInWords } from "./placeholders";
import { trimmed } from "./trimmed";
import type { Facts } from "./types";

/**
 * The owner's facts. The page, its metadata, the quote messages and the structured data are made from them. A list that
 * the owner has left out is empty.
 */
export const facts = {
  towns: [],
  hours: [],
  social: [],
  people: [],
  reviews: [],
  ...trimmed(json as Facts),
};

/** How soon a request is answered, in words. */
export const answerTime = hoursInWords(facts.answerHours);

const experience = { figure: facts.years, label: "years of experience" };
const projects = { figure: facts.projects, label: "projects" };
const insurance = { figure: "Licensed", label: "and insured" };

/** The four facts below the headline: a short figure, and what it counts. */
export const heroFacts = [
  experience,
  projects,
  insurance,
  { figure: answerTime, label: "to an answer" },
] as const;

const inOneLine = ({ figure, label }: (typeof heroFacts)[number]) => `${figure} ${label}`;

/** The claims of the page, in the specification's words. Each has to be true. */
export const claims = {
  experience: inOneLine(experience),
  projects: inOneLine(projects),
  insured: inOneLine(insurance),
  response: `Quotes answered within ${answerTime}`,
  estimates: "Free estimates",
  materials: "Quality materials",
  team: "Professional team",
} as const;

/** The claim of being insured, with the license's number where the owner gives it. */
const insured = facts.license ? `${claims.insured}: ${facts.license}` : claims.insured;

/** The list beside the form. */
export const whyUs = [
  claims.experience,
  claims.projects,
  insured,
  claims.estimates,
  claims.materials,
  claims.team,
] as const;

/** The company's address, where the owner gives the street. */
export const streetAddress =
  facts.street &&
  `${facts.street}, ${facts.city}, ${facts.state}${facts.zip ? ` ${facts.zip}` : ""}`;

/** The address of the phone link. The build has checked that the phone number has one. */
export const phoneLink = phoneLinkOf(facts.phone) ?? "";

/** The address of an e-mail to the company (RFC 6068), with its subject. */
export const emailLink = (subject?: string) =>
  `mailto:${facts.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;

/**
 * The address of a text message to the company (RFC 5724).
 *
 * @param body the text that the message begins with
 */
export const smsLink = (body?: string) =>
  `${phoneLink.replace("tel:", "sms:")}${body ? `?body=${encodeURIComponent(body)}` : ""}`;
