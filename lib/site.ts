// Fixed texts of the stamps. The owner's texts are in lib/content.

/** The words on the footer's and the 404 page's stamps. */
export const stampTexts = {
  since: (year: number) => `since ${year}`,
  blank: "Nothing yet",
} as const;
