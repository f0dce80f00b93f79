/** Separators between digits: spaces, dots, brackets, slashes, and dashes of any kind. */
const GAP = "[\\s().\\u2010-\\u2013/-]*";
const NUMBER = ["[2-9]", "\\d", "\\d", "[2-9]", "\\d", "\\d", "\\d", "\\d", "\\d", "\\d"];

/**
 * A US number of ten digits with any separators; a country code may precede it and an extension may follow.
 * An area code or an exchange never begins with 0 or 1: https://www.nanpa.com/numbering
 */
export const PHONE = new RegExp(
  `^(?:${GAP}\\+?1)?(${GAP}${NUMBER.join(GAP)})${GAP}(?:,?\\s*(?:[Ee][Xx][Tt](?:ension|\\.)?|[Xx])\\s*(\\d+))?$`,
);

/**
 * The address of a phone link (RFC 3966).
 *
 * @param phone a number that `PHONE` matches
 * @returns such as `tel:+17855550142` or `tel:+17855550142;ext=4`; undefined for anything else
 */
export function phoneLinkOf(phone: string): string | undefined {
  const [, number, extension] = phone.match(PHONE) ?? [];
  return number && `tel:+1${number.replace(/\D/g, "")}${extension ? `;ext=${extension}` : ""}`;
}
