import list from "./services.json" with { type: "json" };
import { trimmed } from "./trimmed";
import type { Service } from "./types";

/** The services, in the order in which they are offered. */
export const services = trimmed(list as readonly Service[]);

/** The usual slabs, with which "Draw your slab" begins, of the services that have one. */
export const usualSlabs = services.flatMap((service) => {
  const { kind, shortTitle: name, usualSlab: slab, pricePerFoot: price, scale } = service;
  return slab ? [{ kind, name, slab, price, scale }] : [];
});

/**
 * A usual slab with its kind of work and that work's name, the owner's price by the square foot, and the object that
 * stands on it for scale.
 */
export type UsualSlab = (typeof usualSlabs)[number];
