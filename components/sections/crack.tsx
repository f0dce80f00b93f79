import styles from "./crack.module.css";

/** Part by part with its width in pixels: it gets finer on its way, not evenly, and has two branches. */
const WANDERING = [
  { width: 4, path: "M4 2l7 15 23 5 7 13 37-4" },
  { width: 3, path: "M78 31l7 15 33 12 4 8 39-3 11 18 43 9" },
  { width: 2, path: "M215 90l8-6 39 15 9 19 51-6 11 9 55 8" },
  { width: 1.5, path: "M388 129l8 14 51-4 27 11M122 66l9 18-4 13 19 21M262 99l19-15 32-4 9-14" },
] as const;

const PLANNED = [
  {
    width: 2,
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
