// The URL of a drawn slab: `/?slab=20x40x4&kind=driveways&out=2#plan`.
import { isDrawable, jointsOf, type Slab } from "./slab";

/** The id of the plan's section. */
export const PLAN_ID = "plan";
/** The anchor of a slab's URL. */
export const PLAN_ANCHOR = `#${PLAN_ID}`;

/** What the URL says of a slab. */
export type LinkedSlab = {
  slab: Slab;
  /** The kind of work that it is for; undefined where an older URL does not say it. */
  kind: string | undefined;
  /** The indexes of the joints that are taken out, in order. */
  omitted: readonly number[];
};

/**
 * Reads the query of a URL, also where a program has encoded its `&` or `#` on the way, or somebody has put it into a
 * sentence.
 *
 * @param query such as `?slab=20x40x4&kind=driveways&out=2`; joints are counted from 1 in it
 * @returns undefined where it names no slab, or one that cannot be drawn, or a joint that the slab does not have
 */
export function parseSlabQuery(query: string): LinkedSlab | undefined {
  const values = new URLSearchParams(query.replaceAll("&amp;", "&"));
  const valuesOf = (name: string) => values.getAll(name).map(withoutRest);
  const size = /^(\d+)x(\d+)x(\d+)$/.exec(valuesOf("slab")[0] ?? "");
  if (!size) return undefined;
  const [width = 0, length = 0, inches = 0] = size.slice(1).map(Number);
  const slab = { width, length, inches };
  if (!isDrawable(slab)) return undefined;
  const numbers = new Set(valuesOf("out"));
  const joints = jointsOf(slab).filter(({ index }) => numbers.has(`${index + 1}`));
  if (joints.length < numbers.size) return undefined;
  return { slab, kind: valuesOf("kind")[0], omitted: joints.map(({ index }) => index) };
}

/** A value without a fragment that became part of it, and without the punctuation of a sentence. */
const withoutRest = (value: string) => value.replace(/(#|%23).*|[^\p{L}\p{N}]+$/u, "");

/** The query of a slab's URL. Nothing else of the page's query is in it. */
export function slabQuery({ slab, kind, omitted }: LinkedSlab): string {
  const values = new URLSearchParams({ slab: `${slab.width}x${slab.length}x${slab.inches}` });
  if (kind) values.set("kind", kind);
  for (const index of omitted) values.append("out", `${index + 1}`);
  return `?${values}`;
}
