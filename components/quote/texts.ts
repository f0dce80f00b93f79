/**
 * The quote form. Labels and messages of its fields are in `lib/quote/fields.ts`, its results in `request.ts` there.
 */
export const formTexts = {
  title: "Free quote",
  /** Above the questions, which nobody has to answer. */
  optional: "Optional, but it helps us plan:",
  submit: "Send quote request",
  /** Where the visitor's data goes, and the link to the owner's privacy page. */
  privacy:
    "It comes to us by email or a form service. If it can’t be sent, it stays in this browser, for you to send or remove.",
  privacyLink: "Privacy",
  sending: "Sending...",
  slow: "Still sending. On a weak connection this can take half a minute.",
  reference: "Your reference",
  /** After a request is sent: the ways to send photos, and the subject of the message. */
  addPhotos: "Have photos?",
  byText: "Text them",
  byMail: "Email them",
  photosOf: (reference: string) => `Photos for ${reference}`,
  sent: "What you sent",
} as const;

/** Requests that are not known to have arrived. */
export const unsentTexts = {
  title: "Unsent requests",
  /** What is known of all of them. */
  known:
    "We could not confirm that these reached us. Trying again does no harm. If you have called or sent the email, remove them here.",
  /** Where the browser's storage is blocked or full. */
  notKept: "This browser does not keep it: it is lost when you leave this page.",
  removed: "Removed.",
  retry: "Try again",
  mail: "Open the email again",
  copy: "Copy request",
  copied: "Copied.",
  notCopied: "Your browser does not allow copying. Select the text below instead.",
  text: "Show the request",
  remove: "Remove",
  undo: "Undo",
} as const;
