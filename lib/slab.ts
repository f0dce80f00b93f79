// The plan of a slab seen from above: its panels, and what it comes to.

/** A flat slab: its sides in feet, its thickness in inches. Its length lies along the longer side of the paper. */
export type Slab = { width: number; length: number; inches: number };

/** How wide and how long a slab can be drawn, in feet. */
export const LIMITS = { width: { min: 4, max: 60 }, length: { min: 4, max: 120 } } as const;

/** How thick a slab can be drawn, in inches. */
export const THICKNESSES = [4, 6] as const;

/** The longest side of a panel, in feet for each inch of thickness: 30 times it (ACI 302.1R: 24 to 36). */
const FEET_PER_INCH = 2.5;

/** How many panels lie beside each other: as few as satisfy both rules below. */
export function panelsOf({ width, length, inches }: Slab) {
  const longest = FEET_PER_INCH * inches;
  const count = { width: Math.ceil(width / longest), length: Math.ceil(length / longest) };
  // No panel is longer than one and a half times its width. In whole numbers: fractions would round.
  while (2 * length * count.width > 3 * width * count.length) count.length++;
  while (2 * width * count.length > 3 * length * count.width) count.width++;
  return count;
}

/** How many joints divide the slab into its panels. */
export function jointCountOf(slab: Slab): number {
  const count = panelsOf(slab);
  return count.width + count.length - 2;
}

/** The volume in cubic yards: to half a yard below ten, to a whole one above. */
function yardsOf({ width, length, inches }: Slab): number {
  const yards = (width * length * inches) / 12 / 27;
  return yards < 10 ? Math.max(0.5, Math.round(yards * 2) / 2) : Math.round(yards);
}

const quantity = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;

/** A length in feet to a tenth. */
export const formatFeet = (feet: number) => String(Math.round(feet * 10) / 10);

/** What the plan says of a slab, in three sentences: its size, what it comes to, and its joints. */
export function sentencesOf(slab: Slab): [size: string, amount: string, joints: string] {
  const { width, length, inches } = slab;
  const area = (width * length).toLocaleString("en-US");
  const count = panelsOf(slab);
  const joints = jointCountOf(slab);
  const panels = quantity(count.width * count.length, "panel");
  const [panelWidth, panelLength] = [width / count.width, length / count.length].map(formatFeet);
  return [
    `${width} x ${length} ft, ${inches} inches thick.`,
    `${area} square feet, about ${quantity(yardsOf(slab), "cubic yard")}.`,
    joints === 0
      ? "No joints, 1 panel."
      : `${quantity(joints, "joint")}, ${panels} of ${panelWidth} x ${panelLength} ft.`,
  ];
}

/** The three sentences as one line. */
export const summaryOf = (slab: Slab) => sentencesOf(slab).join(" ");

/** The first two of them, for the form. */
export const sizeSentences = (slab: Slab) => sentencesOf(slab).slice(0, 2).join(" ");

/** What most slabs of this size cost at the owner's price for a square foot, in dollars: `$5,600 to $8,000`. */
export function costOf({ width, length }: Slab, price: { from: number; to: number }): string {
  const dollars = (perFoot: number) => {
    const cost = perFoot * width * length;
    const step = cost < 1000 ? 10 : 100;
    return `$${(Math.round(cost / step) * step).toLocaleString("en-US")}`;
  };
  const range = [dollars(price.from), dollars(price.to)];
  return [...new Set(range)].join(" to ");
}
