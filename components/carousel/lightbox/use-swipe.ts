import { type TouchEvent, useRef } from "react";

/** How far a finger has to travel for a swipe, in CSS pixels. */
const SWIPE_PX = 48;

/**
 * Detects sideways swipes of one finger.
 *
 * @param enabled whether a swipe may begin: not while a finger pans a zoomed photo
 * @param onSwipe is called with the direction: 1 for the next photo, -1 for the previous one
 * @returns the handlers for the element that is swiped
 */
export function useSwipe(enabled: boolean, onSwipe: (direction: 1 | -1) => void) {
  /** Where a swipe has begun; undefined while two fingers zoom. */
  const start = useRef<{ x: number; y: number }>(undefined);

  const onTouchStart = ({ touches, target }: TouchEvent) => {
    const finger = touches.length === 1 ? touches[0] : undefined;
    // On the joint between two photos, the finger moves the slider.
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
