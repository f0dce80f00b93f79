"use client";

import { clsx } from "clsx";
import { useInView } from "framer-motion";
import { useRef } from "react";
import styles from "./crack.module.css";

// The drawing is 1920 wide, twice as wide as it is shown, so that whole numbers are precise enough for its paths. The crack
// runs from the left edge to the point (1920, 500) of the joint, which is the right edge, and then down in the joint.
const OUTLINE =
  "M-1 64l58 20 60 18 53 31 56 27 59 22 58 23 61 10 60 15 60 19 55 28 60 19 61 12 61 13 61 14 63-2 62 8 62 4 60 11 63 4 62-8 61 8 60 13 60 16 62 9 57 25 59 18 61 14 62 4 61 12 61 11 61 6 60 15-29-12-61-8-61-10-60-14-62-10-62-2-59-22-58-18-60-18-60-14-60-16-62-9-63-3-61 8-60-15-63 1-62-6-62-6-61-7-61-13-62-12-59-17-57-24-60-18-58-24-61-12-60-13-58-23-56-24-54-32-59-21-58-21Z";
/** Two fine branches of the crack. */
const HAIRLINES = "M1316 371l42 28 37 34 20 47 31 41M1646 451l26-33 37-18 21-36 36-23";
/** The crack inside the joint. */
const INSIDE = "M1920 500l-1 250 4 250-1 250-2 250";

/**
 * A crack through the surface, to the joint that runs down the page, and on small screens to the one that lies across. It
 * is drawn once, when it comes into view.
 */
export function Crack({ className }: { className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useInView(box, { once: true, amount: 0.4 });
  return (
    <div ref={box} className={clsx(styles.box, className)} data-state={isSeen ? "seen" : undefined}>
      <svg className={clsx(styles.crack, styles.down)} viewBox="0 0 1920 1400" aria-hidden="true">
        <g id="crack">
          <path className={styles.lip} d={OUTLINE} />
          <path d={OUTLINE} />
          <path className={styles.hairlines} d={HAIRLINES} />
          <path className={styles.inside} d={INSIDE} />
        </g>
      </svg>
      <svg className={clsx(styles.crack, styles.across)} aria-hidden="true">
        {/* The same crack at half the size, turned and mirrored so that it comes from above, slanted, and moved so that
            its point (1920, 500) lies at (300, 455), which the style sheet repeats. */}
        <use href="#crack" transform="translate(-382 -505) skewX(24.23) rotate(90) scale(.5 -.5)" />
      </svg>
    </div>
  );
}
