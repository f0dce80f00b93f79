// The address of a drawn slab: `/?slab=20x40x4&out=2#plan`. The kind of work, the finish and the joints that are taken
// out are in it only where they differ from what the page begins with.
import { isDrawable, jointsOf, type Slab } from "./slab";

/** The id of the plan's section, to which the address leads. */
export const PLAN_ID = "plan";

/** A slab with what its address says about it. */
export type AddressedSlab = {
  slab: Slab;
  /** The kind of work; none for the first one, with which the page begins. */
  kind?: string | null | undefined;
  /** The name of the finish, if the visitor has chosen one. */
  finish?: string | null | undefined;
  /** The indexes of the joints that are taken out, in order. */
  omitted: number[];
};

/**
 * Reads the query of an address.
 *
 * @param query such as `?slab=20x40x4&out=2`; joints are counted from 1 in it
 * @returns undefined where it names no slab, or one that cannot be drawn, or a joint that the slab does not have
 */
export function readAddress(query: string): AddressedSlab | undefined {
  const values = new URLSearchParams(query);
  const size = /^(\d+)x(\d+)x(\d+)$/.exec(values.get("slab") ?? "");
  if (!size) return undefined;
  const [width = 0, length = 0, inches = 0] = size.slice(1).map(Number);
  const slab = { width, length, inches };
  if (!isDrawable(slab)) return undefined;
  const numbers = new Set(values.getAll("out"));
  const joints = jointsOf(slab).filter(({ index }) => numbers.has(`${index + 1}`));
  if (joints.length < numbers.size) return undefined;
  return {
    slab,
    kind: values.get("kind"),
    finish: values.get("finish"),
    omitted: joints.map(({ index }) => index),
  };
}

/**
 * Writes a slab into an address, and leaves the rest of its query as it is.
 *
 * @param from the address of the page
 * @returns the address of the slab
 */
export function addressOf({ slab, kind, finish, omitted }: AddressedSlab, from: string): string {
  const address = new URL(from);
  const values = address.searchParams;
  for (const name of ["slab", "kind", "finish", "out"]) values.delete(name);
  values.set("slab", `${slab.width}x${slab.length}x${slab.inches}`);
  if (kind) values.set("kind", kind);
  if (finish) values.set("finish", finish);
  for (const index of omitted) values.append("out", `${index + 1}`);
  address.hash = PLAN_ID;
  return address.href;
}
