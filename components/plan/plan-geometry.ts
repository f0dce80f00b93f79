import { crackCourse, crackOutline } from "@/lib/plan/crack";
import type { ScalePlace } from "@/lib/plan/scale";
import { jointsOf, panelsOf, type Slab } from "@/lib/plan/slab";

/** The size of the sheet that the slab is drawn on, in pixels. */
type Sheet = { width: number; height: number };

/**
 * The size of the sheet on a phone. Until scripts have measured the sheet, or if it is too small, this is scaled to it.
 */
const UNMEASURED: Sheet = { width: 342, height: 388 };

/** The room on each side of the slab, in pixels: for its dimensions, and for the numbers of its joints. */
const MARGIN = 44;

/** How far below the sheet's middle a low slab lies, in pixels, because below the sheet is the message's empty line. */
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
export function geometryOf(slab: Slab, measured = UNMEASURED) {
  const hasRoom = Math.min(measured.width, measured.height) > 2 * MARGIN;
  const sheet = hasRoom ? measured : UNMEASURED;
  const upright = sheet.height > sheet.width;
  /** The slab's sides as they lie on the sheet, from left to right and from top to bottom, in feet. */
  const sides = upright
    ? { width: slab.width, height: slab.length }
    : { width: slab.length, height: slab.width };
  const scale = Math.min(
    (sheet.width - 2 * MARGIN) / sides.width,
    (sheet.height - 2 * MARGIN) / sides.height,
  );
  const [width, height] = [sides.width * scale, sides.height * scale];
  const x = (sheet.width - width) / 2;
  const y = Math.min((sheet.height - height) / 2 + BELOW_MIDDLE, sheet.height - height - MARGIN);
  const panels = panelsOf(slab);
  const joints = jointsOf(slab).map((joint) => {
    const isAcross = joint.direction === "across";
    const isDown = isAcross !== upright;
    const gap = isAcross ? slab.length / panels.length : slab.width / panels.width;
    return {
      ...joint,
      /** The side of the sheet that the joint is measured from, and its distance from that side in pixels. */
      from: isDown ? ("left" as const) : ("top" as const),
      at: (isDown ? x : y) + joint.feet * scale,
      start: isDown ? y : x,
      end: isDown ? y + height : x + width,
      /** The distance from one joint to the next, in pixels. */
      gap: gap * scale,
    };
  });
  return { sheet, upright, scale, sides, rect: { x, y, width, height }, joints };
}

/** A joint as the data of a path. */
export const pathOf = ({ from, at, start, end }: DrawnJoint) =>
  from === "left" ? `M${at} ${start}V${end}` : `M${start} ${at}H${end}`;

/**
 * A joint's button, which stands beside the slab at the joint's end. The joint itself can be pressed as well: a strip
 * over it belongs to the button.
 *
 * @returns in pixels: the button's place on the sheet, and the strip's length (`reach`), its width (`strip`) and its
 *   distance from the button (`beyond`)
 */
export function buttonOf({ index, from, at, start, end, gap }: DrawnJoint) {
  const isClose = gap < ONE_ROW_GAP;
  // In two rows each button has twice the space. On the smallest sheet that is 24 px, the minimum of WCAG 2.5.8.
  const size = Math.min(MARGIN, isClose ? gap * 2 : gap);
  const depth = isClose ? ROW_DEPTH : MARGIN;
  const beside = at - size / 2;
  const beyond = isClose ? (index % 2) * depth : 0;
  const place =
    from === "left"
      ? { left: beside, top: end + beyond, width: size, height: depth }
      : { left: end + beyond, top: beside, width: depth, height: size };
  return { ...place, reach: end - start, strip: Math.min(MARGIN, gap / 2), beyond };
}

/**
 * The SVG transform that puts an object for scale on its place. The object is drawn in feet around its middle, upright.
 */
export function transformOf({ width, length }: ScalePlace, geometry: PlanGeometry): string {
  const { upright, scale, rect } = geometry;
  const [right, down] = upright ? [width, length] : [length, width];
  const x = rect.x + right.middle * scale;
  const y = rect.y + down.middle * scale;
  return `translate(${x} ${y})scale(${scale})${right.size > down.size ? "rotate(90)" : ""}`;
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
  // Left or right of the joint's place, and farther from it at its end.
  const side = seed % 2 ? gap : -gap;
  const maxOffset = Math.min(gap * 0.3, (end - start) * 0.2);
  const [first, last] = [at + side * 0.18, at + side * 0.35];
  const beside = crackCourse([first, start], [last, end], { maxOffset, seed });
  return crackOutline(beside, { widths: [4.5, 0.7], seed });
}
