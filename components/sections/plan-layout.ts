import { courseOf, jointsOf, outlineOf, panelsOf, type Slab } from "@/lib/slab";

/** The paper that the slab is drawn on, in pixels. */
export type Frame = { width: number; height: number };

/** Until scripts have measured the paper, the drawing is scaled to it. */
const FRAME = { width: 640, height: 400 };

/** The room around the slab: for its dimensions, and for the numbers of its joints. */
const MARGIN = { top: 44, left: 44, right: 44, bottom: 44 };
/** A slab that is longer is drawn wider than it is: it would be a line. */
const LONGEST = 5;
/** The least space between two joints, so that a finger hits the right one. */
const SPACING = 26;

export type Layout = ReturnType<typeof layoutOf>;

/** Where a slab and its joints lie on the paper, which gets wider where joints would come too close. */
export function layoutOf(slab: Slab, frame: Frame = FRAME) {
  const panels = panelsOf(slab);
  const room = {
    width: frame.width - MARGIN.left - MARGIN.right,
    height: frame.height - MARGIN.top - MARGIN.bottom,
  };
  const ratio = Math.min(LONGEST, Math.max(1 / LONGEST, slab.length / slab.width));
  const width = Math.max(Math.min(room.width, room.height * ratio), SPACING * panels.length);
  const height = Math.min(room.height, width / ratio);
  const left = MARGIN.left + Math.max(0, room.width - width) / 2;
  const top = MARGIN.top + (room.height - height) / 2;
  return {
    paper: { ...frame, width: Math.max(frame.width, width + MARGIN.left + MARGIN.right) },
    slab: { x: left, y: top, width, height },
    right: left + width,
    bottom: top + height,
    toScale: ratio === slab.length / slab.width,
    /** From one joint to the next. */
    spacing: { across: width / panels.length, along: height / panels.width },
    joints: jointsOf(slab).map((joint) => {
      const share = joint.feet / (joint.run === "across" ? slab.length : slab.width);
      return { ...joint, at: joint.run === "across" ? left + share * width : top + share * height };
    }),
  };
}

/**
 * The crack of a joint, as the data of a path: over the panels where there is no joint, or straight inside it.
 *
 * @param seed what makes its course: the same for the same joint of the same slab
 */
export function crackOf(layout: Layout, index: number, inside: boolean, seed: number): string {
  const joint = layout.joints[index];
  if (!joint) return "";
  const { run, at } = joint;
  const sway = inside ? 2 : Math.min(26, layout.spacing[run] * 0.3);
  // It keeps beside the joint's place: left or right of it, and ends elsewhere than it begins.
  const side = inside ? 0 : seed % 2 ? 1 : -1;
  const from = at + side * layout.spacing[run] * 0.3;
  const to = at + side * layout.spacing[run] * (seed % 3 ? 0.08 : -0.12);
  const { x, y } = layout.slab;
  const course =
    run === "across"
      ? courseOf([from, y], [to, layout.bottom], sway, seed)
      : courseOf([x, from], [layout.right, to], sway, seed);
  return outlineOf(course, inside ? 3 : 4.5, seed);
}
