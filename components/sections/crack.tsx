import { clsx } from "clsx";
import { crackCourse, crackOutline, lineThrough, type Point } from "@/lib/plan/crack";
import styles from "./crack.module.css";

// The crack is drawn twice as large as it is shown: its coordinates are then precise enough in whole numbers, which are
// shorter than decimals. It runs from the left to a point of the joint, and then down in the joint, which is the right
// edge of the view box: 1920. All other numbers were chosen by eye, also the seeds: other ones give other cracks.
const AT_JOINT: Point = [1920, 500];
const toJoint = crackCourse([0, 60], AT_JOINT, { maxOffset: 75, seed: 245, halvings: 6 });
const outline = crackOutline(toJoint, { widths: [6, 4.4], seed: 245, isCoarse: true });
const inside = finePath(AT_JOINT, [0, 1000], { maxOffset: 5, seed: 4 });
const hairlines = branchAt(44, [130, 150]) + branchAt(55, [120, -110]);

/** The path of a fine branch that leaves the crack at one of its 65 points. */
function branchAt(index: number, distance: Point) {
  return finePath(toJoint[index] ?? AT_JOINT, distance, { maxOffset: 24, seed: index });
}

/** The path of a fine crack. `distance` is how far right of its beginning, and how far below, its end is. */
function finePath(
  [x, y]: Point,
  [right, down]: Point,
  options: { maxOffset: number; seed: number },
) {
  return lineThrough(crackCourse([x, y], [x + right, y + down], { ...options, halvings: 2 }), 0);
}

/** A crack through the surface, to the joint that runs down the page, and on small screens to the one that lies across. */
export function Crack() {
  return (
    <>
      <svg className={clsx(styles.crack, styles.down)} viewBox="0 0 1920 1400" aria-hidden="true">
        <g id="crack">
          <path className={styles.lip} d={outline} />
          <path d={outline} />
          <path className={styles.hairlines} d={hairlines} />
          <path className={styles.inside} d={inside} />
        </g>
      </svg>
      <svg className={clsx(styles.crack, styles.across)} aria-hidden="true">
        {/* Half the size, with `x` and `y` exchanged and the crack slanted, so that it comes from above and reaches a
            joint across the page. For `AT_JOINT` the matrix gives (300, 455), which the style sheet repeats:
            300 = .225 * 1920 + .5 * 500 - 382, and 455 = .5 * 1920 - 505. */}
        <use href="#crack" transform="matrix(.225 .5 .5 0 -382 -505)" />
      </svg>
    </>
  );
}
