import { expect, test } from "@playwright/test";
import { isCurrent, openingStatus } from "../../lib/local-time";
import { readTaps, type Taps, tap } from "../../lib/taps";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const hours = [
  { days: ["Saturday"], opens: "08:30", closes: "12:00" },
  { days: WEEKDAYS, opens: "07:00", closes: "17:00" },
];
const onceAWeek = [{ days: ["Monday"], opens: "07:00", closes: "16:00" }];

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
    ["2026-11-23T23:00:00Z", "Opens Monday at 7 am", onceAWeek],
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
  condition: answers("replacing an old one"),
  size: answers("no idea how big"),
  sizes: {
    driveway: answers("about two cars wide", "no idea how big"),
    patio: answers("about 10 x 10 ft."),
  },
  when: answers("this season"),
};

test("taps in any order make one sentence, and taken back leave nothing", () => {
  const tapAll = (typed: string) => {
    let text = tap(taps, typed, "when", "this season");
    text = tap(taps, text, "what", "driveway");
    text = tap(taps, text, "size", "about two cars wide");
    return tap(taps, text, "condition", "replacing an old one");
  };
  const all = "Driveway, replacing an old one, about two cars wide, this season.";
  for (const typed of ["", "The old one has a crack.", ' Like your photo "Patio": \n']) {
    const sentence = tapAll(typed);
    expect(sentence.trimEnd()).toBe(`${all} ${typed.trimStart()}`.trimEnd());
    expect(tapAll(sentence).trimStart()).toBe(typed.trimStart());
  }
});

test("another service takes its own sizes, and keeps what it has in common", () => {
  const driveway = "Driveway, about two cars wide, this season. By the barn.";
  expect(tap(taps, driveway, "what", "patio")).toBe("Patio, this season. By the barn.");
  const unknown = "Driveway, no idea how big. ";
  expect(tap(taps, unknown, "what", "wall")).toBe("Wall, no idea how big. ");
});

test("what a person has written is left as it is", () => {
  for (const own of [
    "Driveway, replacing an old one and the walk.",
    "driveway. ",
    "Driveway.5 acres",
    "Driveway, ",
    "This season, driveway. ",
    "Patio, about two cars wide. ",
  ]) {
    expect(readTaps(taps, own), own).toEqual({ chosen: {}, typed: own });
    expect(tap(taps, own, "when", "this season")).toBe(`This season. ${own}`);
  }
});
