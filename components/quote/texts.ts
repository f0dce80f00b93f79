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
    "It comes to us by email or a form service. If it can’t be sent, this browser keeps it until you send or remove it.",
  privacyLink: "Privacy",
  sending: "Sending...",
  slow: "Still sending. On a weak connection this can take half a minute.",
  reference: "Your reference",
  /** What to do when no channel took a request. */
  wayOn: "Your request is kept here: send the email that opens, or call us.",
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
  /** The title when all of them have been sent. */
  allSent: "Sent requests",
  /** Where the browser's storage is blocked or full. */
  notStored: "This browser keeps nothing. Send the email or copy the request before you leave.",
  /** What is known of a request, by its state. */
  sending: formTexts.sending,
  failed: "This page could not send it. If you have sent the email, remove it here.",
  unknown: "It may be on its way in another tab, or was cut short. Trying again does no harm.",
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
