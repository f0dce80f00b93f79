import type { ScalePlace } from "@/lib/plan/scale";
import { jointsOf, panelsOf, type Slab } from "@/lib/plan/slab";

/**
 * The sheets that a slab is drawn on. A unit of the drawing is about a pixel on a phone. plan-joints.module.css says which
 * window shows which sheet. Joints that are closer than `oneRowGap` have their numbers in two rows: where the sheet is
 * smallest (278 px wide), that is 24 px.
 */
export const SHEETS = {
  upright: { width: 340, height: 388, oneRowGap: 30 },
  lying: { width: 640, height: 430, oneRowGap: 56 },
};
export type SheetName = keyof typeof SHEETS;
export type Sheet = (typeof SHEETS)[SheetName];

/** The room on each side of the slab, in units: for its dimensions, and for the numbers of its joints. */
const MARGIN = 44;

/** The depth of each of two rows of numbers. */
const ROW_DEPTH = 24;

export type PlanGeometry = ReturnType<typeof geometryOf>;
export type DrawnJoint = PlanGeometry["joints"][number];

/** Where a slab and its joints lie on a sheet, in units. The slab's length lies along the sheet's longer side. */
export function geometryOf(slab: Slab, sheet: Sheet) {
  const isUpright = sheet.height > sheet.width;
  /** The slab's sides as they lie on the sheet, from left to right and from top to bottom, in feet. */
  const sides = isUpright
    ? { width: slab.width, height: slab.length }
    : { width: slab.length, height: slab.width };
  const unitsPerFoot = Math.min(
    (sheet.width - 2 * MARGIN) / sides.width,
    (sheet.height - 2 * MARGIN) / sides.height,
  );
  const [width, height] = [sides.width * unitsPerFoot, sides.height * unitsPerFoot];
  const [x, y] = [(sheet.width - width) / 2, (sheet.height - height) / 2];
  const panels = panelsOf(slab);
  const joints = jointsOf(slab).map((joint) => {
    const isVertical = joint.divides === (isUpright ? "width" : "length");
    const gap = (slab[joint.divides] / panels[joint.divides]) * unitsPerFoot;
    return {
      ...joint,
      orientation: isVertical ? ("vertical" as const) : ("horizontal" as const),
      /** How far the joint is from the sheet's left edge, or a horizontal one from its top. */
      at: (isVertical ? x : y) + joint.feet * unitsPerFoot,
      start: isVertical ? y : x,
      end: isVertical ? y + height : x + width,
      /** The distance from one joint to the next. */
      gap,
      // In how many rows the numbers are, and how deep a row is.
      ...(gap < sheet.oneRowGap ? { rows: 2, depth: ROW_DEPTH } : { rows: 1, depth: MARGIN }),
    };
  });
  return { sheet, isUpright, unitsPerFoot, sides, rect: { x, y, width, height }, joints };
}

/** A joint as the data of a path. */
export const pathOf = ({ orientation, at, start, end }: DrawnJoint) =>
  orientation === "vertical" ? `M${at} ${start}V${end}` : `M${start} ${at}H${end}`;

/**
 * The size of a joint's button, which stands beside the slab at the joint's end, and of the strip that covers the joint
 * and belongs to the button. Where joints are close, every other number stands in a second row, so that each has twice
 * the space.
 *
 * @returns lengths in units; `row` is 0 or 1
 */
export function buttonOf({ index, gap, rows, depth, start, end }: DrawnJoint) {
  return {
    row: index % rows,
    width: Math.min(MARGIN, gap * rows),
    depth,
    stripLength: end - start,
    stripWidth: Math.min(MARGIN, gap / 2),
  };
}

/** A length on the sheet in `cqi`, percent of the sheet's width. */
export const toCqi = (units: number, sheet: Sheet) => `${(100 * units) / sheet.width}cqi`;

/**
 * The SVG transform that puts an object for scale on its place. The object is drawn in feet around its middle, with its
 * longer side from top to bottom.
 */
export function transformOf({ width, length }: ScalePlace, geometry: PlanGeometry): string {
  const { isUpright, unitsPerFoot, rect } = geometry;
  const [horizontal, vertical] = isUpright ? [width, length] : [length, width];
  const x = rect.x + horizontal.middle * unitsPerFoot;
  const y = rect.y + vertical.middle * unitsPerFoot;
  const turn = horizontal.size > vertical.size ? "rotate(90)" : "";
  return `translate(${x} ${y})scale(${unitsPerFoot})${turn}`;
}
