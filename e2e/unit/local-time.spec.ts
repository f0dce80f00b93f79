import { expect, test } from "@playwright/test";
import { isCurrent, openingStatus } from "../../lib/content/local-time";

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

test("a notice is true to the end of its last day, where the contractor is", () => {
  // In April Topeka is five hours behind UTC.
  expect(isCurrent("2027-04-30", new Date("2027-05-01T04:59:59Z"))).toBe(true);
  expect(isCurrent("2027-04-30", new Date("2027-05-01T05:00:00Z"))).toBe(false);
});
