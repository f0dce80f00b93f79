import { serviceName, services } from "@/lib/content/services";

/** The slabs that the visitor can begin with: the services with a usual slab. */
export const presets = services.flatMap((service) => {
  const { kind, usualSlab: slab, pricePerFoot: price } = service;
  return slab ? [{ kind, name: serviceName(service), slab, price }] : [];
});

/** A slab, what it is for, and the owner's price for a square foot of it. */
export type SlabPreset = (typeof presets)[number];
