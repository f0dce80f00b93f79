import { services } from "@/lib/content/services";
import { capitalized } from "@/lib/quote/answers";

/** What the visitor can begin with: the work that lies flat. */
export const presets = services.flatMap(({ kind, counted, usualSlab, pricePerFoot }) =>
  usualSlab ? [{ kind, name: capitalized(counted.one), slab: usualSlab, price: pricePerFoot }] : [],
);

export type Preset = (typeof presets)[number];
