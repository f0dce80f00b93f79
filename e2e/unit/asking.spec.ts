import { expect, test } from "@playwright/test";
import { isCurrent, openingStatus } from "../../lib/local-time";
import { isSameQuote, quoteOf } from "../../lib/quote/fields";
import { type Taps, tap } from "../../lib/quote/taps";

const hours = [
  { days: ["Saturday"], opens: "08:30", closes: "12:00" },
  { days: ["Monday", "Tuesday"], opens: "07:00", closes: "17:00" },
];

test("opening hours are told by the clock on the contractor's wall", () => {
  // In November Topeka is six hours behind UTC, until the 14th of March, and five after it.
  for (const [moment, status, open = hours, timeZone = ""] of [
    ["2026-11-23T12:59:59Z", "Opens today at 7 am"],
    ["2026-11-23T13:00:00Z", "Open now, until 5 pm"],
    ["2026-11-23T23:00:00Z", "Opens Tuesday at 7 am"],
    ["2026-11-28T02:40:00Z", "Opens Saturday at 8:30 am"],
    ["2026-11-28T17:00:00Z", "Open now, until noon"],
    ["2026-11-28T18:00:00Z", "Opens Monday at 7 am"],
    ["2027-03-15T12:00:00Z", "Open now, until 5 pm"],
    ["2026-11-23T23:00:00Z", "Open now, until 5 pm", hours, "America/Los_Angeles"],
    ["2026-11-28T18:00:00Z", "Opens Saturday at 8:30 am", hours.slice(0, 1)],
    ["2026-11-23T23:00:00Z", "", []],
  ] as const) {
    expect(openingStatus(open, new Date(moment), timeZone), moment).toBe(status);
  }
});

test("a notice is true to the end of its last day, where the contractor is", () => {
  expect(isCurrent("2027-04-30", new Date("2027-05-01T04:59:59Z"))).toBe(true);
  expect(isCurrent("2027-04-30", new Date("2027-05-01T05:00:00Z"))).toBe(false);
  expect(isCurrent("2027-04-30", new Date("2027-05-01T05:00:00Z"), "America/Denver")).toBe(true);
});

const answers = (...texts: string[]) => texts.map((text) => ({ kind: text, label: text, text }));
const taps: Taps = {
  what: answers("driveway", "patio", "wall"),
  condition: answers("replacing"),
  size: answers("no idea how big"),
  sizes: { driveway: answers("two cars wide", "no idea how big"), patio: answers("10 x 10 ft.") },
  when: answers("this season"),
};

test("taps make one sentence before what was typed, and taken back leave it alone", () => {
  const typed = "It has a crack.";
  for (const [before, question, answer, after] of [
    ["", "what", "driveway", "Driveway. "],
    [typed, "when", "this season", `This season. ${typed}`],
    [`This season. ${typed}`, "what", "driveway", `Driveway, this season. ${typed}`],
    ["Wall, this season. \n", "condition", "replacing", "Wall, replacing, this season. \n"],
    [`Driveway. ${typed}`, "what", "driveway", typed],
    // Another service takes its own sizes, and keeps what it has in common.
    ["Driveway, two cars wide, this season. ", "what", "patio", "Patio, this season. "],
    ["Driveway, no idea how big. ", "what", "wall", "Wall, no idea how big. "],
  ] as const) {
    expect(tap(taps, before, question, answer), before).toBe(after);
  }
});

test("what a person has written is left as it is", () => {
  for (const own of [
    "Driveway, replacing and the walk.",
    "driveway. ",
    "Driveway.5 acres",
    "Driveway, ",
    "This season, driveway. ",
    "Patio, two cars wide. ",
  ])
    expect(tap(taps, own, "when", "this season")).toBe(`This season. ${own}`);
});

test("a request with the same number written otherwise is the same request", () => {
  const quote = (phone: string) => ({ ...quoteOf((id) => id), phone });
  const shown = quote("(785) 555-0142");
  expect(isSameQuote(quote("7855550142"), shown)).toBe(true);
  expect(isSameQuote(quote("7855550143"), shown)).toBe(false);
});
