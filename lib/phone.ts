/**
 * The address of a phone link (RFC 3966).
 *
 * @param phone a US number of ten digits, with or without the country's code, however it is written;
 *   an extension may follow
 * @returns such as `tel:+17855550142` or `tel:+17855550142;ext=4`; undefined for anything else
 */
export function phoneLinkOf(phone: unknown): string | undefined {
  const [, number = "", extension] =
    String(phone).match(
      /^([+\d\s().\u2010-\u2013/-]+?)\s*(?:(?:,?\s*ext(?:ension|\.)?|x)\s*(\d+))?$/i,
    ) ?? [];
  // An area code or an exchange never begins with 0 or 1: https://www.nanpa.com/numbering
  const digits = number.replace(/\D/g, "").match(/^1?([2-9]\d\d[2-9]\d{6})$/)?.[1];
  return digits && `tel:+1${digits}${extension ? `;ext=${extension}` : ""}`;
}
