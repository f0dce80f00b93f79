import list from "./services.json" with { type: "json" };
import { trimmed } from "./trimmed";
import type { Service } from "./types";

/** The services, in the order in which they are offered. */
export const services = trimmed(list as readonly Service[]);

/** A service's singular, capitalized: `Driveway`. */
export const serviceName = ({ counted: { one } }: Service) =>
  one.slice(0, 1).toUpperCase() + one.slice(1);

/** A number of pieces of a service's work: `9 driveways`. */
export const workCount = ({ counted }: Service, count: number) =>
  `${count} ${count === 1 ? counted.one : counted.many}`;

/** The link from a service to its photos: `See 9 driveways`. */
export const seeWork = (service: Service, count: number) => `See ${workCount(service, count)}`;

/** The usual slabs, with which "Draw your slab" begins, of the services that have one. */
export const usualSlabs = services.flatMap((service) => {
  const { kind, usualSlab: slab, pricePerFoot: price, scale } = service;
  return slab ? [{ kind, name: serviceName(service), slab, price, scale }] : [];
});

/**
 * A usual slab with its kind of work and that work's name, the owner's price by the square foot, and the object that
 * stands on it for scale.
 */
export type UsualSlab = (typeof usualSlabs)[number];
