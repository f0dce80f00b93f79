/**
 * The quote form. Labels and messages of its fields are in `lib/quote/fields.ts`, its results in `request.ts` there.
 */
export const formTexts = {
  title: "Free quote",
  /** Before the questions, which nobody has to answer. */
  questions: "Optional, and it saves you a call:",
  submit: "Send quote request",
  /** Where the visitor's data goes, and the link to the owner's privacy page. */
  privacy: "It comes to us by email or a form service. If it can’t be sent, this browser keeps it.",
  privacyLink: "Privacy",
  sending: "Sending...",
  slow: "Still sending. On a weak connection this can take half a minute.",
  reference: "Your reference",
  /** What to do when no channel took a request. */
  wayOn: "Send the e-mail that opens. Or call us:",
  /** After a request is sent: the ways to send photos, and the subject of the message. */
  addPhotos: "Have photos?",
  byText: "Text them",
  byMail: "Email them",
  photosOf: (reference: string) => `Photos for ${reference}`,
  sent: "What you sent",
} as const;

/** The list of requests that are not known to have arrived. */
export const unsentTexts = {
  title: "Unsent requests",
  /** Where the browser's storage is blocked or full. */
  notStored: "This browser keeps nothing. Send the e-mail or copy the request before you leave.",
  failed: "This page could not send it. If you have sent the e-mail, remove it here.",
  unknown: "It may be on its way in another tab, or was cut short. Trying again does no harm.",
  retry: "Try again",
  mail: "Open the e-mail again",
  copy: "Copy request",
  copied: "Copied.",
  notCopied: "Your browser does not allow copying. Select the text above instead.",
  remove: "Remove",
  removed: "Removed.",
  undo: "Undo",
  restored: "It is in the list again.",
} as const;
