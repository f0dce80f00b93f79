/** Whether the visitor wants less motion. */
export const isMotionReduced = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether an element may be animated when it comes into view: it is still below the window, and motion is welcome. */
export const canAnimate = (element: Element): boolean =>
  !isMotionReduced() && element.getBoundingClientRect().top > innerHeight;
