import { clsx } from "clsx";
import { crackCourse, crackOutline, lineThrough, type Point } from "@/lib/plan/crack";
import styles from "./crack.module.css";

// Coordinates, offsets and widths in half pixels, which need no decimals. All values and seeds were chosen by eye. The
// crack runs from the left to the joint, which runs down the page.
const JOINT: Point = [1920, 500];
const beside = crackCourse([0, 60], JOINT, 75, 245, 6);
const outline = crackOutline(beside, [6, 4.4], 245, true);
const inside = lineThrough(crackCourse(JOINT, [JOINT[0], 1500], 5, 4, 2), 0);
const hairlines = hairline(44, [130, 150]) + hairline(55, [120, -110]);

/** The path of a fine branch from a point of the crack, by `x` and `y` half pixels. */
function hairline(index: number, [x, y]: Point) {
  const from = beside[index] ?? JOINT;
  return lineThrough(crackCourse(from, [from[0] + x, from[1] + y], 24, index, 2), 0);
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
        {/* Half the size, in pixels. `x` and `y` change places, and the crack slants. */}
        <use href="#crack" transform="matrix(.225 .5 .5 0 -382 -505)" />
      </svg>
    </>
  );
}
