import { clsx } from "clsx";
import { crackCourse, lineThrough, type Point } from "@/lib/plan/crack";
import styles from "./crack.module.css";

/** The path of a branch from a point of a crack, by `x` and `y` pixels. The seed determines its course. */
function hairline(from: Point | undefined, [x, y]: Point, seed: number) {
  if (!from) return "";
  return lineThrough(crackCourse(from, [from[0] + x, from[1] + y], 24, seed, 3), 0);
}

/** The paths of a crack: to the joint, along it, and two branches, each from one of the first path's points. */
function crackOf(beside: Point[], inside: Point[], branches: [index: number, by: Point][]) {
  return {
    beside: lineThrough(beside, 0),
    inside: lineThrough(inside, 0),
    hairlines: branches.map(([index, by]) => hairline(beside[index], by, index)),
  };
}

// Coordinates and offsets in pixels, seeds and branches: all were chosen by eye. The drawings have one size in every
// window, and the window's edge cuts them off. The crack reaches the joint at (1600, 250), or at (700, 640) where the
// joint lies across: crack.module.css lays these points on the page's joint.
const down = crackOf(
  crackCourse([0, 90], [1600, 250], 110, 14),
  crackCourse([1600, 250], [1600, 1100], 3, 4, 4),
  [
    [20, [110, 80]],
    [27, [80, -70]],
  ],
);
const across = crackOf(
  crackCourse([400, 60], [700, 640], 60, 23),
  crackCourse([700, 640], [1500, 640], 3, 4, 3),
  [
    [21, [-34, 90]],
    [26, [76, 26]],
  ],
);

/** A crack through the surface, drawn twice: for the joint that runs down the page, and for one that lies across. */
export function Crack() {
  return (
    <>
      <CrackDrawing className={styles.down} {...down} />
      <CrackDrawing className={styles.across} {...across} />
    </>
  );
}

type Drawing = ReturnType<typeof crackOf> & { className: string | undefined };

function CrackDrawing({ className, beside, inside, hairlines }: Drawing) {
  return (
    <svg className={clsx(styles.crack, className)} aria-hidden="true">
      <path d={beside} />
      <path className={styles.wide} d={beside} />
      <path className={styles.widest} d={beside} />
      <path d={inside} />
      {hairlines.map((hairline) => (
        <path key={hairline} className={styles.hairline} d={hairline} />
      ))}
    </svg>
  );
}
