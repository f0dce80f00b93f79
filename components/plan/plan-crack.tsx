import styles from "./plan-drawing.module.css";
import type { DrawnJoint } from "./plan-geometry";

/**
 * The outline of a crack, which tapers. It is 1000 high, and wanders by 130 to both sides of x = 0, where 1000 is the
 * distance to the next joint.
 */
const OUTLINE =
  "M-63-2l-8 34-57 30 24 36-10 32-9 38 35 36 49 31 56 24 22 31-31 30-70 21-46 33 35 33-6 33-39 30-11 34 21 34 48 28 20 33-43 31 8 35 48 28 32 29 48 26-1 33 20 32-49 28-2 35 15 35 60 25 20 31 5 33 2 0-5-33-18-32-57-25-12-34 0-34 51-28-15-34-7-33-42-27-29-31-54-25 4-32 33-33-12-36-42-29-33-30 13-32 41-30 6-36-23-31 29-30 72-20 34-35 0-38-59-28-46-28-32-30 12-33 18-38-45-31 49-27 33-35z";

type Props = { joint: DrawnJoint; isOmitted: boolean };

/** The crack of a joint: inside the joint, or beside the place of one that is left out. */
export function PlanCrack({ joint, isOmitted }: Props) {
  const { orientation, index, at, start, end, gap } = joint;
  const length = end - start;
  // Inside the joint the crack is 4 units wide. Beside it, it wanders as far as the next joint, or its length, lets it, but
  // far enough to be seen beside the place of a short joint.
  const spread = isOmitted ? Math.min(gap, Math.max(length / 2, 30)) : 15;
  // Each crack mirrors its neighbor, and every other pair is turned around.
  const side = index % 2 ? spread : -spread;
  const [from, run] = index % 4 < 2 ? [start, length] : [end, -length];
  const middle = isOmitted ? at + side * 0.27 : at;
  const [across, along] = [side / 1000, run / 1000];
  const matrix =
    orientation === "vertical"
      ? [across, 0, 0, along, middle, from]
      : [0, across, along, 0, from, middle];
  return <path className={styles.crack} d={OUTLINE} transform={`matrix(${matrix.join(" ")})`} />;
}
