// Fixed texts of the finishes and the stamps. The owner's texts are in lib/content.

/** The links beside the chosen finish. */
export const finishTexts = {
  see: "See it on a job",
  ask: "Ask for this finish",
} as const;

/** The words on the footer's and the 404 page's stamps. */
export const stampTexts = {
  since: (year: number) => `since ${year}`,
  blank: "Nothing yet",
} as const;
