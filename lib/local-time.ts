/** The contractor's time zone (https://www.iana.org/time-zones) unless the facts name another. */
const TIME_ZONE = "America/Chicago";

/**
 * Whether a notice is still true.
 *
 * @param until the last day on which it is true, such as `2027-04-30`
 * @param now the moment in question
 * @param timeZone the contractor's, as an IANA name
 * @throws {RangeError} when there is no such time zone
 */
export function isCurrent(until: string, now: Date, timeZone?: string): boolean {
  // The editor may have saved the fact as an empty text. In Swedish a date is written 2027-04-30.
  return now.toLocaleDateString("sv-SE", { timeZone: timeZone || TIME_ZONE }) <= until;
}

/**
 * A moment in the contractor's local time, with the time zone's abbreviation.
 *
 * @param moment the moment
 * @param timeZone an IANA name such as `America/Chicago`
 * @returns such as `Sunday, November 22, 2026 at 5:30 PM CST`
 * @throws {RangeError} when there is no such time zone
 */
export function dayAndTime(moment: Date, timeZone?: string): string {
  return moment.toLocaleString("en-US", {
    timeZone: timeZone || TIME_ZONE,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
