// A slab seen from above: its joints, its panels, and the concrete that it needs.

/**
 * A flat slab: its sides in feet, its thickness in inches. The drawing lays its length along the sheet's longer side.
 */
export type Slab = { width: number; length: number; inches: number };

/** How wide and how long a slab can be drawn, in feet. */
export const LIMITS = { width: { min: 4, max: 60 }, length: { min: 4, max: 120 } } as const;

/** How thick a slab can be drawn, in inches. */
export const THICKNESSES = [4, 6] as const;

/** The nearest whole number of feet that a side can have. */
export function clampSide(side: keyof typeof LIMITS, feet: number): number {
  const { min, max } = LIMITS[side];
  return Math.min(max, Math.max(min, Math.round(feet)));
}

/** The longest side of a panel, in feet for each inch of thickness: 30 times it (ACI 302.1R: 24 to 36). */
const FEET_PER_INCH = 2.5;

/** How many cubic yards of concrete a mixer truck brings. */
const YARDS_PER_TRUCK = 10;

/** Whether a slab has whole numbers within the limits, so that it can be drawn. */
export function isDrawable({ width, length, inches }: Slab): boolean {
  return (
    isWithin(width, LIMITS.width) &&
    isWithin(length, LIMITS.length) &&
    THICKNESSES.some((one) => one === inches)
  );
}

const isWithin = (feet: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(feet) && min <= feet && feet <= max;

/**
 * How many panels a slab has along its width and along its length: as few as two rules allow. No side of a panel is
 * longer than `FEET_PER_INCH` allows, and none is longer than one and a half times the other.
 */
export function panelsOf({ width, length, inches }: Slab) {
  const longest = FEET_PER_INCH * inches;
  const count = { width: Math.ceil(width / longest), length: Math.ceil(length / longest) };
  // The second rule, multiplied out to whole numbers, because fractions would be rounded.
  while (2 * length * count.width > 3 * width * count.length) count.length++;
  while (2 * width * count.length > 3 * length * count.width) count.width++;
  return count;
}

/** A joint: the side of the slab that it divides, and how far from the beginning of that side, in feet. */
export type Joint = { index: number; divides: "width" | "length"; feet: number };

/**
 * The joints that divide a slab into its panels: first those that divide its length, then those that divide its width.
 * They are counted on the slab itself, so that a joint keeps its number when a phone is turned.
 */
export function jointsOf(slab: Slab): Joint[] {
  const panels = panelsOf(slab);
  const jointsIn = (side: Joint["divides"]) =>
    Array.from({ length: panels[side] - 1 }, (_, index) => ({
      divides: side,
      feet: (slab[side] * (index + 1)) / panels[side],
    }));
  return [...jointsIn("length"), ...jointsIn("width")].map((joint, index) => ({ ...joint, index }));
}

/**
 * Which joints of a slab are taken out, and which one was taken out or put back last, by their indexes. A crack shows what
 * became of each joint that is out, and of the last one.
 */
export type JointState = { omitted: readonly number[]; lastChanged?: number | undefined };

/** The state of a slab with all its joints. */
export const ALL_JOINTS: JointState = { omitted: [] };

/**
 * A slab's panels after joints are taken out: panels between which a joint is missing count as one.
 *
 * @param omitted the indexes of those joints
 * @returns how many joints and panels there are, and the sides of the largest panel in feet
 */
export function panelsWithout(slab: Slab, omitted: readonly number[]) {
  const joints = jointsOf(slab).filter(({ index }) => !omitted.includes(index));
  /** The parts into which the joints divide a side, in feet. */
  const partsOf = (side: Joint["divides"]) => {
    const places = joints.filter(({ divides }) => divides === side).map(({ feet }) => feet);
    const ends = [...places, slab[side]];
    return ends.map((end, index) => end - (ends[index - 1] ?? 0));
  };
  const [widths, lengths] = [partsOf("width"), partsOf("length")];
  return {
    joints: joints.length,
    panels: widths.length * lengths.length,
    largest: { width: Math.max(...widths), length: Math.max(...lengths) },
  };
}

/** A slab's volume in cubic yards, rounded to half a yard below ten and to a whole yard above. */
export function yardsOf({ width, length, inches }: Slab): number {
  const yards = (width * length * inches) / 12 / 27;
  return yards < 10 ? Math.max(0.5, Math.round(yards * 2) / 2) : Math.round(yards);
}

/** How many truckloads that many cubic yards are. */
export const truckloadsOf = (yards: number): number => Math.ceil(yards / YARDS_PER_TRUCK);
