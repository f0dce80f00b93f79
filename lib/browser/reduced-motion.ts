/** Whether the visitor wants less motion. */
export const isMotionReduced = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether an element may still come into view with a motion: it is below the window, and motion is welcome. */
export const canAnimate = (element: Element): boolean =>
  !isMotionReduced() && element.getBoundingClientRect().top > innerHeight;
