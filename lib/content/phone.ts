/** Separators between digits: spaces, dots, brackets, slashes, and dashes of any kind. */
const GAP = "[\\s().\\u2010-\\u2013/-]*";
const DIGITS = ["[2-9]", "\\d", "\\d", "[2-9]", "\\d", "\\d", "\\d", "\\d", "\\d", "\\d"];

/**
 * A US number of ten digits with any separators; a country code may precede it. An area code or an exchange never
 * begins with 0 or 1: https://www.nanpa.com/numbering
 */
export const PHONE = new RegExp(`^${GAP}(\\+?1${GAP})?${DIGITS.join(GAP)}${GAP}$`);

/**
 * The address of a phone link (RFC 3966).
 *
 * @param phone a number that `PHONE` matches
 * @returns such as `tel:+17855550142`; undefined for anything else
 */
export function phoneLinkOf(phone: string): string | undefined {
  return PHONE.test(phone) ? `tel:+1${phone.replace(/\D/g, "").slice(-10)}` : undefined;
}
