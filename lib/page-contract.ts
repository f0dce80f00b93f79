// What the exported page, its starter, its components and the tools agree on: ids, attributes and names that
// more than one file relies on. Style sheets know the attributes by their names. This file imports nothing: the
// starter is to stay small, and whatever stood here would be in it.

/** The id of the quote form. */
export const FORM_ID = "quote";
/** The id of the security question's field: what is typed there is never stored. */
export const ANSWER_ID = "security-answer";
/** The id of the thank-you for a form that the browser has posted. */
export const SENT_ID = "sent";
/** The id of the top bar's list. */
export const MENU_ID = "menu";
/** The address of the section with the form. */
export const TO_FORM = "#contact";

/** In the tab's storage: what has been typed, by the field's id. */
export const DRAFT_KEY = "quote-draft";
/** In the tab's storage: that the form was posted by the browser itself. */
export const POSTED_KEY = "quote-posted";

/** The attribute of an island, a part of the page that needs scripts: `waiting`, `ready` or `failed`. */
export const ISLAND = "data-island";
/** Finds the islands that scripts have not taken over. */
export const WAITING_ISLAND = `[${ISLAND}='waiting']`;
/** Finds the islands that scripts have taken over. */
export const READY_ISLAND = `[${ISLAND}='ready']`;

/** The attribute of an island, as React renders it. */
export const islandState = (hydrated: boolean) => ({ [ISLAND]: hydrated ? "ready" : "waiting" });

/**
 * The attribute that says how far the scripts are: on the root `waiting`, `requested` or `failed`, and none until
 * the starter has run; on an error boundary `failed`.
 */
export const SCRIPTS = "data-scripts";

/**
 * A link to the form.
 *
 * @param kind the kind of work that it taps there
 * @param text what it adds to the description
 */
export const quoteLink = (kind?: string, text?: string) => ({
  href: TO_FORM,
  "data-quote-kind": kind,
  "data-quote-text": text,
});

/** A link to the photos of a kind of work, the first of which has this id. */
export const workLink = (kind: string, id: string) => ({ href: `#${id}`, "data-kind": kind });

/** Finds the links that have data for an island, besides their address. */
export const DATA_LINKS = "a[data-quote-kind], a[data-quote-text], a[data-kind]";

/** The name of a picture that the build makes, by its original's, its content's hash and its width or variant. */
export const avifName = (original: string, hash: string, variant: string | number) =>
  `${original}.${hash}-${variant}.avif`;

declare global {
  interface Window {
    /** What was typed before the form's script ran, by the field's id: the starter keeps it. */
    earlyTyping?: Record<string, string>;
  }
}
