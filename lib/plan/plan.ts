import type { UsualSlab } from "../content/services";
import { ALL_JOINTS, type JointState, type Slab } from "./slab";
import { parseSlabQuery } from "./url";

/** What the visitor draws. */
export type Plan = {
  /** The usual slab that it began with. */
  usual: UsualSlab;
  slab: Slab;
  jointState: JointState;
  /**
   * Whether somebody has changed it, shared it, or opened its URL. From then on nothing is demonstrated on it, and it is
   * announced and printed.
   */
  isChanged: boolean;
};

/** The plan of a usual slab as it is. */
export const planOf = (usual: UsualSlab): Plan => ({
  usual,
  slab: usual.slab,
  jointState: ALL_JOINTS,
  isChanged: false,
});

/**
 * The plan that a URL leads to. If it names no kind of work, or an unknown one, the first usual slab is what it began with.
 *
 * @param query the query of the URL
 * @returns undefined if the URL has no plan
 */
export function planAt(query: string, usualSlabs: readonly UsualSlab[]): Plan | undefined {
  const linked = parseSlabQuery(query);
  if (!linked) return undefined;
  const { slab, kind, omitted } = linked;
  const usual = usualSlabs.find((one) => one.kind === kind) ?? (usualSlabs[0] as UsualSlab);
  return { usual, slab, jointState: { omitted, lastChanged: omitted.at(-1) }, isChanged: true };
}
