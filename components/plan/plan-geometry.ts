import { crackCourse, crackOutline, randomOf } from "@/lib/crack";
import { jointsOf, panelsOf, type Slab } from "@/lib/slab";

/** The size of the sheet that the slab is drawn on, in pixels. */
export type Sheet = { width: number; height: number };

/** Until scripts have measured the sheet, the drawing is scaled to it. */
const UNMEASURED: Sheet = { width: 640, height: 400 };

/** The room on each side of the slab: for its dimensions, and for the numbers of its joints. */
export const MARGIN = 44;
/** Joints closer than this, in pixels, have their numbers in two rows. */
const CLOSE = 30;
/** A slab that is longer is drawn wider than it is: it would be a line. */
const LONGEST = 5;

export type PlanGeometry = ReturnType<typeof geometryOf>;
export type DrawnJoint = PlanGeometry["joints"][number];

/** Where a slab and its joints lie on the sheet: its length along the sheet's longer side. */
export function geometryOf(slab: Slab, measured?: Sheet) {
  const sheet = measured ?? UNMEASURED;
  const upright = sheet.height > sheet.width;
  const drawn = upright ? { ...slab, width: slab.length, length: slab.width } : slab;
  const ratio = Math.min(LONGEST, Math.max(1 / LONGEST, drawn.length / drawn.width));
  const panels = panelsOf(drawn);
  /** The width of the slab where the numbers take so many rows right of it and below it. */
  const widthBeside = (right: number, below: number) =>
    Math.min(sheet.width - (1 + right) * MARGIN, (sheet.height - (1 + below) * MARGIN) * ratio);
  const widest = widthBeside(1, 1);
  const rows = {
    top: widest / ratio / panels.width < CLOSE ? 2 : 1,
    left: widest / panels.length < CLOSE ? 2 : 1,
  };
  const width = widthBeside(rows.top, rows.left);
  const height = width / ratio;
  const x = (sheet.width - width - (rows.top - 1) * MARGIN) / 2;
  const y = (sheet.height - height - (rows.left - 1) * MARGIN) / 2;
  const [right, bottom] = [x + width, y + height];
  // Counted on the slab itself, so that a joint keeps its number when a phone is turned.
  const joints = jointsOf(slab).map(({ from: side, feet }, index) => {
    const down = (side === "left") !== upright;
    const at = down ? x + (feet / drawn.length) * width : y + (feet / drawn.width) * height;
    return {
      index,
      /** The side of the sheet that it is measured from. */
      from: down ? ("left" as const) : ("top" as const),
      feet,
      at,
      direction: side === "left" ? ("across" as const) : ("along" as const),
      path: down ? `M${at} ${y}V${bottom}` : `M${x} ${at}H${right}`,
    };
  });
  return {
    sheet,
    measured: sheet === measured,
    upright,
    /** The slab itself. */
    rect: { x, y, width, height },
    right,
    bottom,
    /** What lies from left to right and from top to bottom, in feet. */
    sides: { width: drawn.length, height: drawn.width },
    toScale: ratio === drawn.length / drawn.width,
    /** The rows of numbers of the joints that begin there. */
    rows,
    /** From one joint to the next. */
    spacing: { left: width / panels.length, top: height / panels.width },
    joints,
  };
}

/**
 * The crack of a joint, as the data of a path: over the panels where there is no joint, or straight inside it.
 *
 * @param omitted the joints that are left out: in the others that it crosses, it jogs
 * @param seed what makes its course: the same for the same joint of the same slab
 */
export function crackOf(
  { rect, right, bottom, spacing, joints }: PlanGeometry,
  joint: DrawnJoint,
  omitted: readonly DrawnJoint[],
  seed: number,
): string {
  const inside = !omitted.includes(joint);
  const down = joint.from === "left";
  const gap = spacing[joint.from];
  const [start, end] = down ? [rect.y, bottom] : [rect.x, right];
  const crossed = joints.filter((other) => other.from !== joint.from && !omitted.includes(other));
  const stops = [start, ...(inside ? [] : crossed.map(({ at }) => at)), end];
  // It keeps beside the joint's place: left or right of it, and ends elsewhere than it begins.
  const side = inside ? 0 : seed % 2 ? 1 : -1;
  const offAt = (stop: number) => side * gap * (0.18 + (0.17 * (stop - start)) / (end - start));
  const random = randomOf(seed);
  const course = stops.slice(1).flatMap((stop, piece) => {
    const begin = stops[piece] ?? start;
    const jog = piece && (random() < 0.5 ? -1 : 1) * gap * (0.05 + 0.07 * random());
    const maxOffset = inside ? 2 : Math.min(26, gap * 0.3, (stop - begin) * 0.2);
    return crackCourse(
      [joint.at + offAt(begin) + jog, begin],
      [joint.at + offAt(stop), stop],
      maxOffset,
      seed + piece,
    );
  });
  return crackOutline(down ? course : course.map(([x, y]) => [y, x]), inside ? 3 : 4.5, seed);
}
