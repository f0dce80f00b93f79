import { expect, test } from "@playwright/test";
import { geometryOf, SHEETS } from "../../components/plan/plan-geometry";
import { placeOf } from "../../lib/plan/scale";
import { costOf, priceSentence, sentencesOf, slabText, summaryOf } from "../../lib/plan/sentences";
import type { Slab } from "../../lib/plan/slab";
import { parseSlabQuery, slabQuery } from "../../lib/plan/url";

const slab = (width: number, length: number, inches: number): Slab => ({ width, length, inches });

/** A slab from its size as it is written: `20 × 40 × 4`. */
const sized = (size: string): Slab => {
  const [width = 0, length = 0, inches = 0] = size.split(" × ").map(Number);
  return { width, length, inches };
};

for (const [size, line] of [
  [
    "20 × 40 × 4",
    "20 × 40 ft, 4 inches thick. 800 square feet, about 10 cubic yards, one truckload. 4 joints, 8 panels of 10 × 10 ft.",
  ],
  [
    "60 × 100 × 6",
    "60 × 100 ft, 6 inches thick. 6,000 square feet, about 111 cubic yards, 12 truckloads. 9 joints, 28 panels of 15 × 14.3 ft.",
  ],
  // No panel is longer than one and a half times its width.
  [
    "12 × 60 × 4",
    "12 × 60 ft, 4 inches thick. 720 square feet, about 9 cubic yards, one truckload. 7 joints, 14 panels of 6 × 8.6 ft.",
  ],
  [
    "60 × 4 × 4",
    "60 × 4 ft, 4 inches thick. 240 square feet, about 3 cubic yards, one truckload. 9 joints, 10 panels of 6 × 4 ft.",
  ],
  [
    "9 × 18 × 6",
    "9 × 18 ft, 6 inches thick. 162 square feet, about 3 cubic yards, one truckload. 1 joint, 2 panels of 9 × 9 ft.",
  ],
  // Truckloads are counted from the yards that are shown: 10.4 of them are 10.
  [
    "21 × 40 × 4",
    "21 × 40 ft, 4 inches thick. 840 square feet, about 10 cubic yards, one truckload. 5 joints, 12 panels of 7 × 10 ft.",
  ],
  [
    "10 × 8 × 4",
    "10 × 8 ft, 4 inches thick. 80 square feet, about 1 cubic yard, one truckload. No joints, 1 panel.",
  ],
] as const)
  test(`${size}: joints by the rule of the trade, and the volume that would be ordered`, () => {
    expect(summaryOf(sized(size))).toBe(line);
  });

test("the line counts what is left without some joints, and names the largest panel", () => {
  for (const [size, omitted, line] of [
    ["20 × 40 × 4", [0], "3 joints, 6 panels, the largest 20 × 10 ft."],
    ["20 × 40 × 4", [1, 0], "2 joints, 4 panels, the largest 30 × 10 ft."],
    ["20 × 40 × 4", [3], "3 joints, 4 panels, the largest 20 × 10 ft."],
    ["16 × 20 × 4", [1], "1 joint, 2 panels, the largest 16 × 10 ft."],
    ["20 × 40 × 4", [3, 1, 0, 2], "No joints, 1 panel."],
  ] as const)
    expect(sentencesOf(sized(size), omitted)[2]).toBe(line);
});

test("a slab's cost is in round dollars, by the owner's price", () => {
  expect(costOf(slab(20, 40, 4), { from: 7, to: 10 })).toBe("$5,600 to $8,000");
  expect(costOf(slab(9, 7, 4), { from: 7, to: 12 })).toBe("$440 to $760");
});

const usual = { slab: slab(20, 40, 4), price: { from: 7, to: 10 }, scale: undefined };

test("without the owner's price there is no line about it", () => {
  expect(priceSentence(usual.slab, { ...usual, price: undefined })).toBeUndefined();
});

test("the price of a slab of 4 inches is not that of one of 6", () => {
  expect(priceSentence(slab(20, 40, 6), usual)).toBeUndefined();
});

test("a request has a slab's size, amount, price and joints", () => {
  expect(slabText(usual.slab, usual)).toBe(
    "20 × 40 ft, 4 inches thick. 800 square feet, about 10 cubic yards, one truckload. Slabs like this usually run $5,600 to $8,000. 4 joints, 8 panels of 10 × 10 ft.",
  );
});

for (const query of [
  "?slab=4x4x4&kind=driveways",
  "?slab=60x120x6&kind=no-longer-offered",
  "?slab=4x120x4&kind=patios-walkways&out=1&out=2&out=19",
])
  test(`${query} is read, and written the same`, () => {
    const read = parseSlabQuery(query);
    expect(read && slabQuery(read)).toBe(query);
  });

test("an older URL is read, and nothing is written but the slab", () => {
  const read = parseSlabQuery("?utm_source=mail&slab=20x40x4&finish=Broom+finish&out=2");
  expect(read && slabQuery(read)).toBe("?slab=20x40x4&out=2");
});

for (const query of [
  "?slab=20x40x4&amp;kind=driveways&amp;out=2",
  "?slab=20x40x4&kind=driveways&out=2%23plan",
  "?slab=20x40x4).&kind=driveways%2523plan&out=2.",
  "?kind=driveways,&out=2)&slab=20x40x4%23plan)",
])
  test(`${query} is read although something has changed it on the way`, () => {
    const read = parseSlabQuery(query);
    expect(read && slabQuery(read)).toBe("?slab=20x40x4&kind=driveways&out=2");
  });

for (const query of [
  "",
  "?slab=20x40",
  "?slab=20x40x5",
  "?slab=3x40x4",
  "?slab=20x121x4",
  "?slab=20.5x40x4",
  "?slab=20x40x4.5",
  "?slab=20x40x4&out=5",
  "?slab=20x40x4&out=two",
])
  test(`"${query}" makes no sense, and nothing of it is drawn`, () => {
    expect(parseSlabQuery(query)).toBeUndefined();
  });

test("what stands on a slab for scale lies along it, inside it, and only where it fits", () => {
  for (const [size, object, sides] of [
    ["20 × 40 × 4", "pickup", [6.7, 19.5]],
    ["60 × 20 × 6", "pickup", [19.5, 6.7]],
    ["16 × 20 × 4", "table", [7, 9.2]],
    ["6 × 40 × 4", "pickup", undefined],
    ["19 × 19 × 4", "pickup", undefined],
  ] as const) {
    const drawn = sized(size);
    const place = placeOf(drawn, object);
    expect(place && [place.width.size, place.length.size]).toEqual(sides);
    for (const side of ["width", "length"] as const) {
      if (!place) continue;
      const { middle, size } = place[side];
      expect(middle - size / 2).toBeGreaterThanOrEqual(-1e-9);
      expect(middle + size / 2).toBeLessThanOrEqual(drawn[side] + 1e-9);
    }
  }
});

test("the length lies along the sheet's longer side", () => {
  for (const sheet of Object.values(SHEETS)) {
    const { rect: drawn, isUpright } = geometryOf(slab(20, 40, 4), sheet);
    expect(isUpright ? drawn.height / drawn.width : drawn.width / drawn.height).toBeCloseTo(2);
  }
});
