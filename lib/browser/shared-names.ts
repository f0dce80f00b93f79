// Ids, names and attributes by which code finds parts of the page that another file renders. Style sheets repeat the
// attributes. `data-fill` is declared where its links are made, in quote/fill-link.ts. This file imports nothing, because
// the starter imports it and has to stay small.

/** The id of the quote form. */
export const FORM_ID = "quote";
/** The id of its fields. What is unsent stands above them, so a link that fills one leads to them. */
export const FIELDS_ID = "quote-fields";
/** The id of the thank-you for a form that the browser has posted. */
export const SENT_ID = "sent";
/** The id of the top bar's list. */
export const MENU_ID = "menu";
/** The id of the section with the photos. */
export const PROJECTS_ID = "projects";
/** The address of the section with the form. */
export const TO_CONTACT = "#contact";

/**
 * The attribute of the root element with the state of the scripts. It is missing at first, then `requested`, and `ready`
 * once React has taken over the page, or `failed`.
 */
export const SCRIPTS_ATTRIBUTE = "data-scripts";
