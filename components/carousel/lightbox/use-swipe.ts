import { type TouchEvent, useRef } from "react";

/** How far a finger has to travel for a swipe, in CSS pixels. */
const SWIPE_PX = 48;

/**
 * Tells swipes to the side, by one finger.
 *
 * @param enabled whether a swipe may begin: not where a finger looks round a zoomed photo
 * @param onSwipe is told the direction: 1 to what comes next, -1 to what came before
 * @returns the handlers for the element that is swiped
 */
export function useSwipe(enabled: boolean, onSwipe: (direction: 1 | -1) => void) {
  /** Where a swipe has begun; none while two fingers are down, which zoom. */
  const start = useRef<{ x: number; y: number }>(undefined);

  const onTouchStart = ({ touches, target }: TouchEvent) => {
    const finger = touches.length === 1 ? touches[0] : undefined;
    // The joint between two photos is drawn by the finger itself.
    const swipes = enabled && finger && !(target instanceof HTMLInputElement);
    start.current = swipes ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const [from, to] = [start.current, changedTouches[0]];
    if (!from || !to) return;
    const [x, y] = [to.clientX - from.x, to.clientY - from.y];
    if (Math.abs(x) >= Math.max(SWIPE_PX, 2 * Math.abs(y))) onSwipe(x > 0 ? -1 : 1);
  };

  return { onTouchStart, onTouchEnd };
}
