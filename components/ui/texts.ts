/** The words on the buttons that lead to the form and to the phone. */
export const actionTexts = {
  quote: "Get Quote",
  quoteLong: "Get a free quote",
  call: "Call Now",
  callShort: "Call",
} as const;

/** The words on the footer's stamp. */
export const stampTexts = {
  since: (year: number) => `since ${year}`,
} as const;

/** What stands in place of a part of the page that has thrown an error. */
export const errorTexts = {
  text: "Something went wrong here, and it is our fault.",
  kept: "What you typed is kept.",
  reload: "Reload the page",
  write: "Write to us",
} as const;
