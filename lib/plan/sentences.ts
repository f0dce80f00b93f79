// The sentences about a slab: for the page, for paper, for screen readers, and for a request.
import type { UsualSlab } from "../content/services";
import { panelsWithout, type Slab, truckloadsOf, yardsOf } from "./slab";

/** A whole number with commas: `7,200`. (The first use of `toLocaleString` would take a slow phone 80 ms.) */
const digits = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

const quantity = (count: number, one: string, shown = digits(count)) =>
  `${shown} ${one}${count === 1 ? "" : "s"}`;

/** A number of truckloads: in words up to ten, in digits beyond. */
const truckloads = (count: number) =>
  quantity(
    count,
    "truckload",
    "zero one two three four five six seven eight nine ten".split(" ")[count],
  );

/** A length in feet to a tenth. */
export const formatFeet = (feet: number) => String(Math.round(feet * 10) / 10);

const sides = (...feet: number[]) => `${feet.map(formatFeet).join(" × ")} ft`;

/**
 * Three sentences about a slab: its size, its area with the concrete that it needs, and its joints.
 *
 * @param omitted the indexes of the joints that are taken out, in order
 */
export function sentencesOf(
  slab: Slab,
  omitted: readonly number[] = [],
): [size: string, amount: string, joints: string] {
  const { width, length, inches } = slab;
  const yards = yardsOf(slab);
  return [
    `${sides(width, length)}, ${inches} inches thick.`,
    `${digits(width * length)} square feet, about ${quantity(yards, "cubic yard")}, ${truckloads(truckloadsOf(yards))}.`,
    jointsSentence(slab, omitted),
  ];
}

function jointsSentence(slab: Slab, omitted: readonly number[]): string {
  const { joints, panels, largest } = panelsWithout(slab, omitted);
  if (joints === 0) return "No joints, 1 panel.";
  const counts = `${quantity(joints, "joint")}, ${quantity(panels, "panel")}`;
  const { width, length } = largest;
  return omitted.length
    ? `${counts}, the largest ${sides(Math.max(width, length), Math.min(width, length))}.`
    : `${counts} of ${sides(width, length)}.`;
}

/** The three sentences as one line. */
export const summaryOf = (slab: Slab, omitted?: readonly number[]) =>
  sentencesOf(slab, omitted).join(" ");

/**
 * The usual cost of a slab of this size at the owner's price by the square foot, in round dollars: `$5,600 to $8,000`.
 *
 * @param price dollars for a square foot
 */
export function costOf({ width, length }: Slab, price: { from: number; to: number }): string {
  const dollars = (perFoot: number) => {
    const cost = perFoot * width * length;
    const step = cost < 1000 ? 10 : 100;
    return `$${digits(Math.round(cost / step) * step)}`;
  };
  const range = [dollars(price.from), dollars(price.to)];
  return [...new Set(range)].join(" to ");
}

/**
 * The sentence about the price of a slab.
 *
 * @param usual the owner's usual slab and its price by the square foot, which is true only for the same thickness
 * @returns undefined if the owner has given no price, or the slab has another thickness
 */
export function priceSentence(slab: Slab, usual: PricedSlab) {
  return usual.price && slab.inches === usual.slab.inches
    ? `Slabs like this usually run ${costOf(slab, usual.price)}.`
    : undefined;
}

type PricedSlab = Pick<UsualSlab, "slab" | "price">;

/**
 * The text about a slab in a request: its size, the concrete that it needs, its price if there is one, and its joints as
 * they are planned. What the visitor has taken out to see it crack is nothing to ask for.
 */
export function slabText(slab: Slab, usual: PricedSlab): string {
  const [size, amount, joints] = sentencesOf(slab);
  return [size, amount, priceSentence(slab, usual), joints].filter(Boolean).join(" ");
}
