/** Whether the visitor wants less motion. */
export const isMotionReduced = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;
