import { services } from "@/lib/content/services";
import { capitalized } from "@/lib/quote/answers";

/** The plans that the visitor can begin with: the work that lies flat. */
export const presets = services.flatMap(({ kind, counted, usualSlab, pricePerFoot }) =>
  usualSlab ? [{ kind, name: capitalized(counted.one), slab: usualSlab, price: pricePerFoot }] : [],
);

/** A slab, what it is for, and the owner's price for a square foot of it. */
export type Plan = (typeof presets)[number];
