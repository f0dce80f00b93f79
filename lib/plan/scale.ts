// The object that stands on a drawn slab for scale. Everybody knows its size.
import type { Service } from "../content/types";
import { panelsOf, type Slab } from "./slab";

/** The objects that the owner can choose for a service. */
export type ScaleObject = NonNullable<Service["scale"]>;

/** The sizes of the objects, in feet: a pickup, and a table with six chairs. */
const SIZES: Record<ScaleObject, { short: number; long: number }> = {
  pickup: { short: 6.7, long: 19.5 },
  table: { short: 7, long: 9.2 },
};

/** Whether an object is a vehicle. If so, the plan says which thickness holds cars and which one trucks. */
export const isVehicle = (object: ScaleObject | undefined): boolean => object === "pickup";

/** Where an object stands: how far its middle is from the slab's edge, and its size, along each side. All in feet. */
export type ScalePlace = {
  width: { middle: number; size: number };
  length: { middle: number; size: number };
};

/**
 * Places an object on a slab: along the slab's longer side, in the middle of the last panels that hold it.
 *
 * @returns undefined if the object does not fit
 */
export function placeOf(slab: Slab, object: ScaleObject): ScalePlace | undefined {
  const { short, long } = SIZES[object];
  const isAcross = slab.width > slab.length;
  const size = isAcross ? { width: long, length: short } : { width: short, length: long };
  if (size.width > slab.width || size.length > slab.length) return undefined;
  const panels = panelsOf(slab);
  const placeIn = (side: "width" | "length") => {
    const panel = slab[side] / panels[side];
    const occupied = Math.ceil(size[side] / panel) * panel;
    return { middle: slab[side] - occupied / 2, size: size[side] };
  };
  return { width: placeIn("width"), length: placeIn("length") };
}
