// What the starter shares with the form's own script. This file imports nothing: the starter is to stay
// small, and whatever stood here would be in it.

/** In the tab's storage: what has been typed, by the field's id. */
export const DRAFT_KEY = "quote-draft";
/** In the tab's storage: that the form was posted by the browser itself. */
export const POSTED_KEY = "quote-posted";

/** The id of the quote form. */
export const FORM_ID = "quote";
/** The id of the security question's field: what is typed there is never stored. */
export const ANSWER_ID = "security-answer";
/** The id of the thank-you for a form that the browser has posted. */
export const SENT_ID = "sent";

declare global {
  interface Window {
    /** What was typed before the form's script ran, by the field's id: the starter keeps it. */
    earlyTyping?: Record<string, string>;
  }
}
