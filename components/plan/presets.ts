import { services } from "@/lib/content/services";
import { capitalized } from "@/lib/quote/answers";

/** What the visitor can begin with: the work that lies flat. */
export const presets = services.flatMap(({ kind, counted, plan, pricePerFoot }) =>
  plan ? [{ kind, name: capitalized(counted.one), slab: plan, price: pricePerFoot }] : [],
);

export type Preset = (typeof presets)[number];
