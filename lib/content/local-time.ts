/** The contractor's time zone (https://www.iana.org/time-zones). */
const timeZone = "America/Chicago";

/**
 * Whether a notice is still to be shown.
 *
 * @param until the last day on which it is shown, such as `2027-04-30`
 * @param now the present moment
 * @returns true until that day is over in the contractor's time zone
 */
export function isCurrent(until: string, now: Date): boolean {
  // Swedish dates are written 2027-04-30, and compare correctly as texts.
  return now.toLocaleDateString("sv-SE", { timeZone }) <= until;
}

/** A moment in the contractor's local time: `Sunday, November 22, 2026 at 5:30:00 PM CST`. */
export function dayAndTime(moment: Date): string {
  return moment.toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "long" });
}
