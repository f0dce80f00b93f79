/** Where the contractor is, as https://www.iana.org/time-zones names it, unless the facts say otherwise. */
const TIME_ZONE = "America/Chicago";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Hours = {
  /** English names of days. */
  days: readonly string[];
  /** Times of day such as `07:00`, both on the same day. */
  opens: string;
  closes: string;
};

/**
 * Whether somebody answers the phone, as people say it, by the clock on the contractor's wall.
 *
 * @param hours when somebody does; the list may be in any order
 * @param now the moment that is asked about
 * @param timeZone an IANA name such as `America/Chicago`
 * @returns such as `Open now, until 5 pm`, `Opens today at 7 am`, `Opens Monday at 7 am`
 * @throws {RangeError} when there is no such time zone
 */
export function openingStatus(hours: readonly Hours[], now: Date, timeZone?: string): string {
  const { day, time } = localTime(now, timeZone);
  const open = hours.find(
    ({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes,
  );
  if (open) return `Open now, until ${spoken(open.closes)}`;

  const today = DAYS.indexOf(day);
  // Up to the same day of the next week, for a company that opens once a week.
  for (let ahead = 0; ahead <= DAYS.length; ahead++) {
    const weekday = DAYS[(today + ahead) % DAYS.length] ?? day;
    const [next] = hours
      .filter(({ days, opens }) => days.includes(weekday) && (ahead > 0 || opens > time))
      .map(({ opens }) => opens)
      .sort();
    if (next) return `Opens ${ahead === 0 ? "today" : weekday} at ${spoken(next)}`;
  }
  return "";
}

/**
 * Whether a notice is still true.
 *
 * @param until the last day on which it is, such as `2027-04-30`
 * @param now the moment that is asked about
 * @param timeZone an IANA name: the day ends where the contractor is
 */
export function isCurrent(until: string, now: Date, timeZone?: string): boolean {
  return localTime(now, timeZone).date <= until;
}

/**
 * A moment as the contractor reads it, by the clock on his wall and with that clock's name.
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

/** What calendar and clock show there: `2027-04-30`, `Friday`, `16:05`. */
function localTime(now: Date, timeZone?: string) {
  const format = new Intl.DateTimeFormat("en-US", {
    // A fact that was left empty is as good as one that is not given.
    timeZone: timeZone || TIME_ZONE,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const part = Object.fromEntries(
    format.formatToParts(now).map(({ type, value }) => [type, value]),
  );
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    day: part.weekday ?? "",
    time: `${part.hour}:${part.minute}`,
  };
}

/** `07:00` as `7 am`, `16:30` as `4:30 pm`, `12:00` as `noon`. */
function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 12 && minute === 0) return "noon";
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
}
