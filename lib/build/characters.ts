const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");

/**
 * The characters in the fonts of app/fonts (scripts/owner/fonts.ts): all of Latin-1, because the owner may
 * write any sentence, and typographic punctuation.
 */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…′″€™−×`;
