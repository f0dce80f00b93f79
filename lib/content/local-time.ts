/** The contractor's time zone (https://www.iana.org/time-zones). */
const timeZone = "America/Chicago";

/**
 * Whether a notice is still to be shown.
 *
 * @param until the last day to show it, such as `2027-04-30`
 * @param now the moment in question
 */
export function isCurrent(until: string, now: Date): boolean {
  // In Swedish a date is written 2027-04-30.
  return now.toLocaleDateString("sv-SE", { timeZone }) <= until;
}

/** A moment in the contractor's local time: `Sunday, November 22, 2026 at 5:30:00 PM CST`. */
export function dayAndTime(moment: Date): string {
  return moment.toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "long" });
}
