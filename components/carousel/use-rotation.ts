import { useInView } from "framer-motion";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";

/** The current dot fills up in the same time: see `fill` in carousel.module.css. */
const AUTO_ADVANCE_MS = 4000;

/** How much of the carousel has to be on screen. */
const ON_SCREEN_SHARE = 0.25;

/**
 * Advances every four seconds. It rests off screen, in a hidden tab and under reduced motion. Until Play is pressed it
 * also rests while somebody uses what is in `area`.
 *
 * @param override what Play and Pause have last set, if anything
 * @param enabled whether there is anything to rotate at present
 * @param index the current photo: each move starts the interval again
 * @returns its state: a resting carousel goes on by itself, a paused one waits for Play
 */
export function useRotation(
  area: RefObject<HTMLElement | null>,
  override: "play" | "pause" | undefined,
  enabled: boolean,
  index: number,
  onAdvance: () => void,
) {
  const isOnScreen = useInView(area, { amount: ON_SCREEN_SHARE });
  const canMove = useSyncExternalStore(
    subscribeToCanMove,
    () => !document.hidden && !isMotionReduced(),
    () => false,
  );
  const isInUse = useIsInUse(area) && override !== "play";
  const rotates = enabled && isOnScreen && canMove && !isInUse;
  const state = override === "pause" ? "paused" : rotates ? "rotating" : "resting";

  const advance = useEffectEvent(onAdvance);
  // A layout effect, so that the clock starts together with the dot's animation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval again
  useLayoutEffect(() => {
    if (state !== "rotating") return;
    const timer = setInterval(advance, AUTO_ADVANCE_MS);
    return () => clearInterval(timer);
  }, [state, index]);

  return state;
}

function subscribeToCanMove(listener: () => void) {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  reducedMotion.addEventListener("change", listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    reducedMotion.removeEventListener("change", listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

/**
 * Whether a pointer that a hand has moved there, a finger, or the keyboard's visible focus is in `area`. Neither the
 * focus that a press leaves behind counts, nor a still mouse under which the page was scrolled.
 */
function useIsInUse(area: RefObject<HTMLElement | null>) {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let isPointerInside = false;
    let isFingerDown = false;
    const update = () =>
      setIsInUse(isPointerInside || isFingerDown || !!element.querySelector(":focus-visible"));
    update();

    const listeners = new AbortController();
    const { signal } = listeners;
    // A scroll under a still mouse sends pointer events as well, but its place on the screen is the same. The first
    // event only tells where the pointer is.
    let lastPlace: string | undefined;
    const onMove = ({ screenX, screenY, pointerType, target }: PointerEvent) => {
      const place = `${screenX} ${screenY}`;
      const byHand = lastPlace !== undefined && place !== lastPlace;
      lastPlace = place;
      const isInside = pointerType !== "touch" && element.contains(target as Node);
      if (!byHand || isInside === isPointerInside) return;
      isPointerInside = isInside;
      update();
    };
    document.addEventListener("pointermove", onMove, { signal });
    const onLeave = () => {
      isPointerInside = false;
      update();
    };
    element.addEventListener("pointerleave", onLeave, { signal });

    // Touch events, because a browser that scrolls sends `pointercancel` while the finger is still down.
    const onTouch = ({ touches }: TouchEvent) => {
      isFingerDown = touches.length > 0;
      update();
    };
    for (const type of ["touchstart", "touchend", "touchcancel"] as const)
      element.addEventListener(type, onTouch, { signal, passive: true });
    for (const type of ["focusin", "focusout"] as const)
      element.addEventListener(type, update, { signal });
    return () => listeners.abort();
  }, [area]);
  return isInUse;
}
