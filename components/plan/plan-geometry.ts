import type { ScalePlace } from "@/lib/plan/scale";
import { jointsOf, panelsOf, type Slab } from "@/lib/plan/slab";

/**
 * The sheets that a slab is drawn on: in a low window, beside a wide one's controls, and on a phone. A unit of the drawing
 * is a pixel where the browser does not scale it, in windows of about 844 x 390, 1440 x 900 and 390 x 844 px.
 * plan-joints.module.css repeats the sizes and says which window has which sheet.
 */
export const SHEETS = {
  low: { width: 560, height: 256 },
  lying: { width: 758, height: 549 },
  upright: { width: 340, height: 388 },
};
export type Sheet = (typeof SHEETS)[keyof typeof SHEETS];

/** The room on each side of the slab, in units: for its dimensions, and for the numbers of its joints. */
const MARGIN = 44;

/** Joints closer than this, in units, have their numbers in two rows. */
const ONE_ROW_GAP = 30;
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
      ...rowsOf(gap),
    };
  });
  return { sheet, isUpright, unitsPerFoot, sides, rect: { x, y, width, height }, joints };
}

/** In how many rows the numbers of joints are, and how deep a row is, if they are this far from each other, in units. */
const rowsOf = (gap: number) =>
  gap < ONE_ROW_GAP ? { rows: 2, depth: ROW_DEPTH } : { rows: 1, depth: MARGIN };

/** The place of the numbers below the slab: where the slab ends, and the rows. Without a number it is as for one row. */
export function numbersBelow({ joints, rect }: PlanGeometry) {
  const below = joints.find(({ orientation }) => orientation === "vertical");
  const { rows, depth } = below ?? rowsOf(Infinity);
  return { end: rect.y + rect.height, rows, depth };
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
