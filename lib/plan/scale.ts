// What stands on a drawn slab for scale: something that everybody knows the size of.
import type { Service } from "../content/types";
import { panelsOf, type Slab } from "./slab";

/** The owner's choice of it for a service. */
export type ScaleObject = NonNullable<Service["scale"]>;

/** A pickup, and a table with six chairs, in feet. */
const SIZES: Record<ScaleObject, { short: number; long: number }> = {
  pickup: { short: 6.7, long: 19.5 },
  table: { short: 7, long: 10 },
};

/** Whether an object drives, so that the plan says which thickness holds what. */
export const isVehicle = (object: ScaleObject | undefined): boolean => object === "pickup";

/** Where an object stands: its middle from the slab's edges, and how much room it takes there, all in feet. */
export type ScalePlace = {
  width: { middle: number; size: number };
  length: { middle: number; size: number };
};

/**
 * Places an object on a slab, turned along its longer side: in the middle of the last panels that hold it.
 *
 * @returns undefined where it does not fit
 */
export function placeOf(slab: Slab, object: ScaleObject): ScalePlace | undefined {
  const { short, long } = SIZES[object];
  const isAcross = slab.width > slab.length;
  const size = isAcross ? { width: long, length: short } : { width: short, length: long };
  if (size.width > slab.width || size.length > slab.length) return undefined;
  const panels = panelsOf(slab);
  const placeIn = (side: "width" | "length") => {
    const panel = slab[side] / panels[side];
    const held = Math.ceil(size[side] / panel) * panel;
    return { middle: slab[side] - held / 2, size: size[side] };
  };
  return { width: placeIn("width"), length: placeIn("length") };
}
