/** The contractor's time zone (https://www.iana.org/time-zones). */
const timeZone = "America/Chicago";

/** A moment in the contractor's local time: `Sunday, November 22, 2026 at 5:30:00 PM CST`. */
export function dayAndTime(moment: Date): string {
  return moment.toLocaleString("en-US", { timeZone, dateStyle: "full", timeStyle: "long" });
}
