import { expect, test } from "@playwright/test";
import { openingStatus } from "../../lib/content/local-time";

const hours = [
  { days: ["Saturday"], opens: "08:30", closes: "12:00" },
  { days: ["Monday", "Tuesday"], opens: "07:00", closes: "17:00" },
];

test("opening hours go by the contractor's local time", () => {
  // Topeka is six hours behind UTC in November, and five from March 14.
  for (const [moment, status, open = hours] of [
    ["2026-11-23T12:59:59Z", "Opens today at 7 am"],
    ["2026-11-23T13:00:00Z", "Open now, until 5 pm"],
    ["2026-11-23T23:00:00Z", "Opens Tuesday at 7 am"],
    ["2026-11-28T02:40:00Z", "Opens Saturday at 8:30 am"],
    ["2026-11-28T17:00:00Z", "Open now, until noon"],
    ["2026-11-28T18:00:00Z", "Opens Monday at 7 am"],
    ["2027-03-15T12:00:00Z", "Open now, until 5 pm"],
    ["2026-11-28T18:00:00Z", "Opens Saturday at 8:30 am", hours.slice(0, 1)],
    ["2026-11-23T23:00:00Z", "", []],
  ] as const) {
    expect(openingStatus(open, new Date(moment)), moment).toBe(status);
  }
});
