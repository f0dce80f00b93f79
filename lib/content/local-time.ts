import { openingTexts } from "../site";
import type { Hours } from "./types";

/** The contractor's time zone (https://www.iana.org/time-zones). */
const timeZone = "America/Chicago";

/** The days as the owner's hours name them. */
export const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/**
 * Says in words whether somebody answers the phone, in the contractor's local time.
 *
 * @param hours the opening hours, in any order
 * @param now the moment in question
 * @returns such as `Open now, until 5 pm`, `Opens today at 7 am`, `Opens Monday at 7 am`
 */
export function openingStatus(hours: readonly Omit<Hours, "text">[], now: Date): string {
  const today = DAYS.indexOf(now.toLocaleDateString("en-US", { timeZone, weekday: "long" }));
  // In Swedish a time is written 16:05.
  const time = now.toLocaleTimeString("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" });
  // Includes the same day of the next week, because a company may open only once a week.
  for (let ahead = 0; ahead <= DAYS.length; ahead++) {
    const day = DAYS[(today + ahead) % DAYS.length] ?? "";
    const [next] = hours
      .filter(({ days, closes }) => days.includes(day) && (ahead > 0 || time < closes))
      .sort((one, other) => one.opens.localeCompare(other.opens));
    if (next && ahead === 0 && next.opens <= time)
      return openingTexts.openUntil(spoken(next.closes));
    if (next) return openingTexts.opens(ahead === 0 ? openingTexts.today : day, spoken(next.opens));
  }
  return "";
}

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

/** `07:00` as `7 am`, `16:30` as `4:30 pm`, `12:00` as `noon`. */
function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 12 && minute === 0) return openingTexts.noon;
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
}
