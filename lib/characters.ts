const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");

/**
 * What the fonts in app/fonts can write (scripts/owner/fonts.ts): Latin-1 whole, so that the owner's next
 * sentence still renders, and the punctuation of good typesetting.
 */
export const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”„•…′″€™−×`;

/** A text without what the fonts cannot write, such as emoji. */
export function writable(text: string): string {
  const known = Array.from(text.normalize(), (one) => (characters.includes(one) ? one : " "));
  return known.join("").replace(/ +/g, " ").trim();
}
