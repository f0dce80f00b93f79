// Ids, attributes and names that more than one file relies on: the starter, the components and the tools.
// Style sheets repeat the attributes' names. This file imports nothing, because the starter imports it and
// has to stay small.

/** The id of the quote form. */
export const FORM_ID = "quote";
/** The id of the security question's field: what is typed there is never stored. */
export const SECURITY_ANSWER_ID = "security-answer";
/** The id of the thank-you for a form that the browser has posted. */
export const SENT_ID = "sent";
/** The name of the radio buttons by which a finish is chosen. */
export const FINISH_NAME = "finish";
/** The id of the top bar's list. */
export const MENU_ID = "menu";
/** The address of the section with the form. */
export const TO_CONTACT = "#contact";

/** The key in session storage of what has been typed, by field id. */
export const DRAFT_KEY = "quote-draft";

/** The attribute of an island, a part of the page that needs scripts: `waiting` or `ready`. */
export const ISLAND = "data-island";
/** Finds the islands that scripts have not taken over. */
export const WAITING_ISLAND = `[${ISLAND}='waiting']`;
/** Finds the islands that scripts have taken over. */
export const READY_ISLAND = `[${ISLAND}='ready']`;

/** The attribute of an island, as React renders it. */
export const islandState = (hydrated: boolean) => ({ [ISLAND]: hydrated ? "ready" : "waiting" });

/**
 * The attribute of the root element with the state of the scripts: `waiting`, `requested` or `failed`, and
 * missing until the starter has run.
 */
export const SCRIPTS = "data-scripts";

/** What a link to the form brings into it: what the visitor asks for. */
export type QuoteTopic = {
  /** The kind of work that the link selects in the form. */
  kind?: string;
  /** The name of what the visitor asks for, as the form shows it: a finish, a photo, a slab. */
  label?: string;
  /** The words that go into the description. */
  text?: string;
  /** The address of a small picture of it. */
  picture?: string;
  /** Whether its words say how big it is, so that the form does not ask. */
  includesSize?: boolean;
};

/** A link to the form. What it brings along is read from its attribute when it is followed. */
export const quoteLink = (topic: QuoteTopic) => ({
  href: TO_CONTACT,
  "data-quote-topic": JSON.stringify(topic),
});

/** What a link to the form brings into it. */
export const topicOf = ({ dataset }: HTMLAnchorElement): QuoteTopic =>
  JSON.parse(dataset.quoteTopic ?? "{}");

/** Finds the links that bring something into the form. */
export const LINKS_WITH_TOPIC = "a[data-quote-topic]";
