import { openingTexts } from "./site";

/** The contractor's time zone (https://www.iana.org/time-zones). */
const timeZone = "America/Chicago";

/** The days as the owner's hours name them. */
export const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Hours = {
  /** English names of days. */
  days: readonly string[];
  /** Times of day such as `07:00`, both on the same day. */
  opens: string;
  closes: string;
};

/**
 * Says in words whether somebody answers the phone, in the contractor's local time.
 *
 * @param hours the opening hours, in any order
 * @param now the moment in question
 * @returns such as `Open now, until 5 pm`, `Opens today at 7 am`, `Opens Monday at 7 am`
 */
export function openingStatus(hours: readonly Hours[], now: Date): string {
  const day = now.toLocaleDateString("en-US", { timeZone, weekday: "long" });
  // In Swedish a time is written 16:05.
  const time = now.toLocaleTimeString("sv-SE", { timeZone, hour: "2-digit", minute: "2-digit" });
  const open = hours.find(
    ({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes,
  );
  if (open) return openingTexts.openUntil(spoken(open.closes));

  const today = DAYS.indexOf(day);
  // Includes the same day of the next week, because a company may open only once a week.
  for (let ahead = 0; ahead <= DAYS.length; ahead++) {
    const weekday = DAYS[(today + ahead) % DAYS.length] ?? day;
    const [next] = hours
      .filter(({ days, opens }) => days.includes(weekday) && (ahead > 0 || opens > time))
      .map(({ opens }) => opens)
      .sort();
    if (next) return openingTexts.opens(ahead === 0 ? openingTexts.today : weekday, spoken(next));
  }
  return "";
}

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
