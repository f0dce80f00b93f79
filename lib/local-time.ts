/** The contractor's time zone (https://www.iana.org/time-zones). */
const timeZone = "America/Chicago";

/**
 * Whether a notice is still true.
 *
 * @param until the last day on which it is true, such as `2027-04-30`
 * @param now the moment in question
 */
export function isCurrent(until: string, now: Date): boolean {
  // In Swedish a date is written 2027-04-30.
  return now.toLocaleDateString("sv-SE", { timeZone }) <= until;
}

/**
 * A moment in the contractor's local time, with the time zone's abbreviation.
 *
 * @param moment the moment
 * @returns such as `Sunday, November 22, 2026 at 5:30 PM CST`
 */
export function dayAndTime(moment: Date): string {
  return moment.toLocaleString("en-US", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
