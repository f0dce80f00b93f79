import { expect, test } from "@playwright/test";
import { costOf, courseOf, jointsOf, lineOf, type Slab } from "../../lib/slab";

const slab = (width: number, length: number, inches: number): Slab => ({ width, length, inches });

test("joints follow the rule of the trade, and the volume is what would be ordered", () => {
  for (const [of, line] of [
    [
      slab(20, 40, 4),
      "20 x 40 ft, 4 inches thick. 800 square feet, about 10 cubic yards. 4 joints, 8 panels of 10 x 10 ft.",
    ],
    [
      slab(16, 20, 4),
      "16 x 20 ft, 4 inches thick. 320 square feet, about 4 cubic yards. 2 joints, 4 panels of 8 x 10 ft.",
    ],
    [
      slab(60, 100, 6),
      "60 x 100 ft, 6 inches thick. 6,000 square feet, about 111 cubic yards. 9 joints, 28 panels of 15 x 14.3 ft.",
    ],
    // No panel is longer than one and a half times its width.
    [
      slab(12, 60, 4),
      "12 x 60 ft, 4 inches thick. 720 square feet, about 9 cubic yards. 7 joints, 14 panels of 6 x 8.6 ft.",
    ],
    [
      slab(4, 120, 4),
      "4 x 120 ft, 4 inches thick. 480 square feet, about 6 cubic yards. 19 joints, 20 panels of 4 x 6 ft.",
    ],
    [
      slab(60, 4, 4),
      "60 x 4 ft, 4 inches thick. 240 square feet, about 3 cubic yards. 9 joints, 10 panels of 6 x 4 ft.",
    ],
    [
      slab(9, 18, 6),
      "9 x 18 ft, 6 inches thick. 162 square feet, about 3 cubic yards. 1 joint, 2 panels of 9 x 9 ft.",
    ],
    [
      slab(10, 8, 4),
      "10 x 8 ft, 4 inches thick. 80 square feet, about 1 cubic yard. No joints, 1 panel.",
    ],
  ] as const) {
    expect(lineOf(of)).toBe(line);
  }
});

test("joints are counted from the left, then from the top", () => {
  expect(jointsOf(slab(20, 40, 4))).toEqual([
    { from: "left", feet: 10 },
    { from: "left", feet: 20 },
    { from: "left", feet: 30 },
    { from: "top", feet: 10 },
  ]);
});

test("what a slab comes to is told in round dollars, by the owner's price", () => {
  expect(costOf(slab(20, 40, 4), { from: 7, to: 10 })).toBe("$5,600 to $8,000");
  expect(costOf(slab(9, 7, 4), { from: 7, to: 12 })).toBe("$440 to $760");
});

test("a crack is always the same for the same slab, ragged, and nowhere straight for an inch", () => {
  const course = (seed: number) => courseOf([100, 0], [100, 900], 26, seed);
  expect(course(3)).toEqual(course(3));
  expect(course(3)).not.toEqual(course(4));
  const lengths = course(3)
    .slice(1)
    .map(([x, y], index) => {
      const [fromX = 0, fromY = 0] = course(3)[index] ?? [];
      return Math.hypot(x - fromX, y - fromY);
    });
  // An inch is 96 CSS pixels.
  expect(Math.max(...lengths)).toBeLessThan(96);
  expect(new Set(course(3).map(([x]) => Math.round(x))).size).toBeGreaterThan(8);
});
