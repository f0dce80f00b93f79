import { crackCourse, crackOutline } from "@/lib/plan/crack";
import type { ScalePlace } from "@/lib/plan/scale";
import { jointsOf, panelsOf, type Slab } from "@/lib/plan/slab";

/** The size of the sheet that the slab is drawn on, in pixels. */
type Sheet = { width: number; height: number };

/**
 * About the size of the sheet on a phone of 390 x 844 px: the width without the gutters of 24 px, and the height of
 * `.sheet` in plan-joints.module.css, 46svh. Until scripts have measured the sheet, or if it is too small, the drawing
 * has this size, and the browser scales it to the sheet.
 */
const DEFAULT_SHEET: Sheet = { width: 342, height: 388 };

/** The room on each side of the slab, in pixels: for its dimensions, and for the numbers of its joints. */
const MARGIN = 44;

/**
 * How far below the middle of its sheet a slab lies, in pixels, if the sheet is high enough. The sheet is the upper part of
 * a frame with a message below it, and the slab is to look centered in the frame.
 */
const BELOW_MIDDLE = 24;

/** Joints closer than this, in pixels, have their numbers in two rows. */
const ONE_ROW_GAP = 30;
const ROW_DEPTH = 24;

export type PlanGeometry = ReturnType<typeof geometryOf>;
export type DrawnJoint = PlanGeometry["joints"][number];

/**
 * Where a slab and its joints lie on the sheet, in pixels. The slab's length lies along the sheet's longer side.
 *
 * @param measured the size of the sheet, where scripts have measured it
 */
export function geometryOf(slab: Slab, measured = DEFAULT_SHEET) {
  const hasRoom = Math.min(measured.width, measured.height) > 2 * MARGIN;
  const sheet = hasRoom ? measured : DEFAULT_SHEET;
  const isPortrait = sheet.height > sheet.width;
  /** The slab's sides as they lie on the sheet, from left to right and from top to bottom, in feet. */
  const sides = isPortrait
    ? { width: slab.width, height: slab.length }
    : { width: slab.length, height: slab.width };
  const pixelsPerFoot = Math.min(
    (sheet.width - 2 * MARGIN) / sides.width,
    (sheet.height - 2 * MARGIN) / sides.height,
  );
  const [width, height] = [sides.width * pixelsPerFoot, sides.height * pixelsPerFoot];
  const x = (sheet.width - width) / 2;
  const y = Math.min((sheet.height - height) / 2 + BELOW_MIDDLE, sheet.height - height - MARGIN);
  const panels = panelsOf(slab);
  const joints = jointsOf(slab).map((joint) => {
    const isVertical = joint.divides === (isPortrait ? "width" : "length");
    return {
      ...joint,
      orientation: isVertical ? ("vertical" as const) : ("horizontal" as const),
      /** How far the joint is from the sheet's left edge, or a horizontal one from its top. */
      at: (isVertical ? x : y) + joint.feet * pixelsPerFoot,
      start: isVertical ? y : x,
      end: isVertical ? y + height : x + width,
      /** The distance from one joint to the next. */
      gap: (slab[joint.divides] / panels[joint.divides]) * pixelsPerFoot,
    };
  });
  return { sheet, isPortrait, pixelsPerFoot, sides, rect: { x, y, width, height }, joints };
}

/** A joint as the data of a path. */
export const pathOf = ({ orientation, at, start, end }: DrawnJoint) =>
  orientation === "vertical" ? `M${at} ${start}V${end}` : `M${start} ${at}H${end}`;

/**
 * A joint's button, which stands beside the slab at the joint's end. The joint itself can be pressed as well: a strip
 * over it belongs to the button.
 *
 * @returns in pixels: the button's place on the sheet, and the size of the strip and its distance from the button
 */
export function buttonOf({ index, orientation, at, start, end, gap }: DrawnJoint) {
  const isClose = gap < ONE_ROW_GAP;
  // In two rows each button has twice the space. On the smallest sheet that is 24 px, the minimum of WCAG 2.5.8.
  const size = Math.min(MARGIN, isClose ? gap * 2 : gap);
  const depth = isClose ? ROW_DEPTH : MARGIN;
  const centered = at - size / 2;
  const stripDistance = isClose ? (index % 2) * depth : 0;
  const beyond = end + stripDistance;
  const place =
    orientation === "vertical"
      ? { left: centered, top: beyond, width: size, height: depth }
      : { left: beyond, top: centered, width: depth, height: size };
  const strip = { stripLength: end - start, stripWidth: Math.min(MARGIN, gap / 2), stripDistance };
  return { ...place, ...strip };
}

/**
 * The SVG transform that puts an object for scale on its place. The object is drawn in feet around its middle, with its
 * longer side from top to bottom.
 */
export function transformOf({ width, length }: ScalePlace, geometry: PlanGeometry): string {
  const { isPortrait, pixelsPerFoot, rect } = geometry;
  const [horizontal, vertical] = isPortrait ? [width, length] : [length, width];
  const x = rect.x + horizontal.middle * pixelsPerFoot;
  const y = rect.y + vertical.middle * pixelsPerFoot;
  const turn = horizontal.size > vertical.size ? "rotate(90)" : "";
  return `translate(${x} ${y})scale(${pixelsPerFoot})${turn}`;
}

/**
 * The crack of a joint, as the data of a path from top to bottom: straight inside the joint, or beside the place
 * of one that is left out.
 *
 * @param seed determines its course: the same for the same joint of the same slab
 */
export function crackOf(joint: DrawnJoint, isOmitted: boolean, seed: number): string {
  const { at, start, end, gap } = joint;
  if (!isOmitted) {
    const inside = crackCourse([at, start], [at, end], { maxOffset: 2, seed });
    return crackOutline(inside, { widths: [3, 0.4], seed });
  }
  // The crack runs left or right of the joint's place. It begins at 18 % of the distance to the next joint, and ends at
  // 35 %. In between it wanders by at most 30 % of that distance, and by at most 20 % of its own length. It is 4.5 px
  // wide at its beginning and 0.7 px at its end. All these numbers were chosen by eye.
  const side = seed % 2 ? gap : -gap;
  const maxOffset = Math.min(gap * 0.3, (end - start) * 0.2);
  const [first, last] = [at + side * 0.18, at + side * 0.35];
  const beside = crackCourse([first, start], [last, end], { maxOffset, seed });
  return crackOutline(beside, { widths: [4.5, 0.7], seed });
}
