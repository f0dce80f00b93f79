// Plain JavaScript, because the build's check of the facts reads it as well as the page.

/**
 * The address of a phone link (RFC 3966).
 *
 * @param {unknown} phone a US number of ten digits, with or without the country's code, however it is
 *   written; an extension may follow
 * @returns {string | undefined} such as `tel:+17855550142` or `tel:+17855550142;ext=4`; undefined for
 *   anything else
 */
export function phoneLinkOf(phone) {
  const [, number = "", extension] =
    String(phone).match(
      /^([+\d\s().\u2010-\u2013/-]+?)\s*(?:(?:,?\s*ext(?:ension|\.)?|x)\s*(\d+))?$/i,
    ) ?? [];
  // An area code or an exchange never begins with 0 or 1: https://www.nanpa.com/numbering
  const digits = number.replace(/\D/g, "").match(/^1?([2-9]\d\d[2-9]\d{6})$/)?.[1];
  return digits && `tel:+1${digits}${extension ? `;ext=${extension}` : ""}`;
}
