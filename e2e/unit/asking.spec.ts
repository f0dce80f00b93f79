import { expect, test } from "@playwright/test";
import { isCurrent, openingStatus } from "../../lib/local-time";
import { readTaps, type Taps, tap } from "../../lib/taps";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const hours = [
  { days: ["Saturday"], opens: "08:30", closes: "12:00" },
  { days: WEEKDAYS, opens: "07:00", closes: "17:00" },
];

test("opening hours are told by the clock on the contractor's wall", () => {
  // In November Topeka is six hours behind UTC, until the 14th of March, and five after it.
  for (const [moment, status] of [
    ["2026-11-23T12:59:59Z", "Opens today at 7 am"],
    ["2026-11-23T13:00:00Z", "Open now, until 5 pm"],
    ["2026-11-23T22:59:59Z", "Open now, until 5 pm"],
    ["2026-11-23T23:00:00Z", "Opens Tuesday at 7 am"],
    ["2026-11-28T02:40:00Z", "Opens Saturday at 8:30 am"],
    ["2026-11-28T17:00:00Z", "Open now, until noon"],
    ["2026-11-28T18:00:00Z", "Opens Monday at 7 am"],
    ["2027-03-15T12:00:00Z", "Open now, until 5 pm"],
  ] as const) {
    expect(openingStatus(hours, new Date(moment)), moment).toBe(status);
  }
  const monday = new Date("2026-11-23T23:00:00Z");
  expect(openingStatus(hours, monday, "America/Los_Angeles")).toBe("Open now, until 5 pm");
  // As the gate lets it be: an optional text that was left empty.
  expect(openingStatus(hours, monday, "")).toBe(openingStatus(hours, monday));
  const onceAWeek = [{ days: ["Monday"], opens: "07:00", closes: "16:00" }];
  expect(openingStatus(onceAWeek, monday)).toBe("Opens Monday at 7 am");
  expect(openingStatus([], monday)).toBe("");
});

test("a notice is true to the end of its last day, where the contractor is", () => {
  expect(isCurrent("2027-04-30", new Date("2027-05-01T04:59:59Z"))).toBe(true);
  expect(isCurrent("2027-04-30", new Date("2027-05-01T05:00:00Z"))).toBe(false);
  expect(isCurrent("2027-04-30", new Date("2026-12-31T12:00:00Z"))).toBe(true);
  expect(isCurrent("2027-04-30", new Date("2027-05-01T05:00:00Z"), "America/Denver")).toBe(true);
});

const taps: Taps = {
  what: [
    { kind: "driveways", label: "Driveway", text: "driveway" },
    { kind: "patios", label: "Patio", text: "patio" },
    { kind: "walls", label: "Wall", text: "wall" },
  ],
  condition: [{ label: "Replacing", text: "replacing an old one" }],
  size: [{ label: "No idea", text: "no idea how big" }],
  sizes: {
    driveways: [
      { label: "Two cars", text: "about two cars wide" },
      { label: "No idea", text: "no idea how big" },
    ],
    patios: [{ label: "10 x 10", text: "about 10 x 10 ft." }],
  },
  when: [{ label: "This season", text: "this season" }],
};
/** Each question answered once, in another order than that of the sentence. */
const tapAll = (text: string) =>
  (
    [
      ["when", "this season"],
      ["what", "driveway"],
      ["size", "about two cars wide"],
      ["condition", "replacing an old one"],
    ] as const
  ).reduce((text, [question, answer]) => tap(taps, text, question, answer), text);

test("taps in any order make one sentence, and taken back leave nothing", () => {
  for (const typed of ["", "The old one has a crack.", ' Like your photo "Patio": \n']) {
    const sentence = tapAll(typed);
    expect(sentence.trimEnd()).toBe(
      `Driveway, replacing an old one, about two cars wide, this season. ${typed.trimStart()}`.trimEnd(),
    );
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
