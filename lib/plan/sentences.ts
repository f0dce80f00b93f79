// What is said of a slab: on the page, on paper, to screen readers, and in a request.
import type { SlabPreset } from "../content/services";
import { panelsWithout, type Slab, truckloadsOf, yardsOf } from "./slab";

const digits = (count: number) => count.toLocaleString("en-US");

const quantity = (count: number, one: string, shown = digits(count)) =>
  `${shown} ${one}${count === 1 ? "" : "s"}`;

/** Up to ten in words, beyond in digits. */
const truckloads = (count: number) =>
  quantity(
    count,
    "truckload",
    "zero one two three four five six seven eight nine ten".split(" ")[count],
  );

/** A length in feet to a tenth. */
export const formatFeet = (feet: number) => String(Math.round(feet * 10) / 10);

const sides = (...feet: number[]) => `${feet.map(formatFeet).join(" x ")} ft`;

/**
 * What the plan says of a slab, in three sentences: its size, what it comes to, and its joints.
 *
 * @param out the indexes of the joints that are taken out, in order
 */
export function sentencesOf(
  slab: Slab,
  out: readonly number[] = [],
): [size: string, amount: string, joints: string] {
  const { width, length, inches } = slab;
  const yards = yardsOf(slab);
  return [
    `${sides(width, length)}, ${inches} inches thick.`,
    `${digits(width * length)} square feet, about ${quantity(yards, "cubic yard")}, ${truckloads(truckloadsOf(yards))}.`,
    jointsSentence(slab, out),
  ];
}

function jointsSentence(slab: Slab, out: readonly number[]): string {
  const { joints, panels, largest } = panelsWithout(slab, out);
  if (joints === 0) return "No joints, 1 panel.";
  const counts = `${quantity(joints, "joint")}, ${quantity(panels, "panel")}`;
  const { width, length } = largest;
  return out.length
    ? `${counts}, the largest ${sides(Math.max(width, length), Math.min(width, length))}.`
    : `${counts} of ${sides(width, length)}.`;
}

/** The three sentences as one line. */
export const summaryOf = (slab: Slab, out?: readonly number[]) => sentencesOf(slab, out).join(" ");

/** Which joints are taken out, by their numbers: `Without joints 2 and 4.`; nothing where none is. */
export function withoutSentence(out: readonly number[]): string {
  const numbers = new Intl.ListFormat("en-US").format(out.map((index) => `${index + 1}`));
  return numbers && `Without joint${out.length > 1 ? "s" : ""} ${numbers}.`;
}

/**
 * What most slabs of this size cost at the owner's price for a square foot, in round dollars: `$5,600 to $8,000`.
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
 * @param usual the owner's usual slab, and the price of one that is as thick
 * @returns undefined where the owner has given no price, or the slab is thicker or thinner
 */
export function priceSentence(slab: Slab, { slab: usual, price }: SlabPriced) {
  return price && slab.inches === usual.inches
    ? `Slabs like this usually run ${costOf(slab, price)}.`
    : undefined;
}

type SlabPriced = Pick<SlabPreset, "slab" | "price">;

/**
 * What a request says of a slab: its size, what it comes to, its price if it has one, and the joints that are taken out.
 *
 * @param out the indexes of those joints, in order
 */
export function slabText(slab: Slab, preset: SlabPriced, out: readonly number[]): string {
  const [size, amount] = sentencesOf(slab);
  return [size, amount, priceSentence(slab, preset), withoutSentence(out)]
    .filter(Boolean)
    .join(" ");
}
