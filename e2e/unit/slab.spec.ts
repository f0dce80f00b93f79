import { expect, test } from "@playwright/test";
import { geometryOf } from "../../components/plan/plan-geometry";
import { costOf, type Slab, summaryOf } from "../../lib/slab";

const slab = (width: number, length: number, inches: number): Slab => ({ width, length, inches });

/** The sheet on a phone and on a wide screen, in pixels. */
const sheets = [
  { width: 340, height: 512 },
  { width: 766, height: 446 },
];

test("joints follow the rule of the trade, and the volume is what would be ordered", () => {
  for (const line of [
    "20 x 40 ft, 4 inches thick. 800 square feet, about 10 cubic yards. 4 joints, 8 panels of 10 x 10 ft.",
    "60 x 100 ft, 6 inches thick. 6,000 square feet, about 111 cubic yards. 9 joints, 28 panels of 15 x 14.3 ft.",
    // No panel is longer than one and a half times its width.
    "12 x 60 ft, 4 inches thick. 720 square feet, about 9 cubic yards. 7 joints, 14 panels of 6 x 8.6 ft.",
    "4 x 120 ft, 4 inches thick. 480 square feet, about 6 cubic yards. 19 joints, 20 panels of 4 x 6 ft.",
    "60 x 4 ft, 4 inches thick. 240 square feet, about 3 cubic yards. 9 joints, 10 panels of 6 x 4 ft.",
    "9 x 18 ft, 6 inches thick. 162 square feet, about 3 cubic yards. 1 joint, 2 panels of 9 x 9 ft.",
    "10 x 8 ft, 4 inches thick. 80 square feet, about 1 cubic yard. No joints, 1 panel.",
  ]) {
    const [width = 0, length = 0, inches = 0] = line.match(/\d+/g)?.map(Number) ?? [];
    expect(summaryOf({ width, length, inches })).toBe(line);
  }
});

test("what a slab comes to is told in round dollars, by the owner's price", () => {
  expect(costOf(slab(20, 40, 4), { from: 7, to: 10 })).toBe("$5,600 to $8,000");
  expect(costOf(slab(9, 7, 4), { from: 7, to: 12 })).toBe("$440 to $760");
});

test("the length lies along the sheet's longer side, with room for a finger at each joint", () => {
  for (const sheet of sheets) {
    const { rect: drawn, upright } = geometryOf(slab(20, 40, 4), sheet);
    expect(upright ? drawn.height / drawn.width : drawn.width / drawn.height).toBeCloseTo(2);
    for (const extreme of [slab(4, 120, 4), slab(60, 4, 4), slab(60, 120, 4)]) {
      // Two rows of numbers give each one and a half times the space: 24 px (WCAG 2.5.8).
      for (const { gap } of geometryOf(extreme, sheet).joints)
        expect(gap).toBeGreaterThanOrEqual(16);
    }
  }
});
