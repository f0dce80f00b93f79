import styles from "./crack.module.css";

/** Part by part with its width in pixels: it gets finer on its way, not evenly, and has two branches. */
const WANDERING = [
  { width: 4, path: "M4 2l17 1 17 1 7 6 46 21 29 7 22 17" },
  { width: 3, path: "M142 55l9-10 25 7 5 6 34 6 5 4 3 10 15 10" },
  { width: 2, path: "M238 88l9 4 14-7 12 20 26 10 26 9 20-5" },
  { width: 1.25, path: "M345 119l25 2 4 15 39-1 43 3M142 55l6 12-3 9 10 13M261 85l13-6 22 3 9-7" },
] as const;

const PLANNED = [
  {
    width: 2.5,
    path: "M5 0l1 5-2 4 1 7 2 5-3 6 2 6-1 4-2 8 3 5 1 5-3 6 1 4 2 7-3 5 1 6 2 6-1 5-1 6",
  },
] as const;

/**
 * Two cracks: one that wanders over the open slab, and closes; and one that keeps to the joint, whose
 * groove opens for it.
 */
export function Crack() {
  return (
    <>
      <Strokes className={styles.wandering} size="480 156" parts={WANDERING} screenOnly />
      <Strokes className={styles.planned} size="10 100" parts={PLANNED} />
    </>
  );
}

type StrokesProps = {
  className: string | undefined;
  size: string;
  parts: readonly { width: number; path: string }[];
  /** Left out of the printed sheet. */
  screenOnly?: boolean;
};

function Strokes({ className, size, parts, screenOnly }: StrokesProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-screen-only={screenOnly}
    >
      {parts.map(({ width, path }) => (
        <path key={path} d={path} strokeWidth={width} />
      ))}
    </svg>
  );
}
