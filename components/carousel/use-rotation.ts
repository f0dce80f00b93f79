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

/** How long each photo is shown, in milliseconds. The animation `fill` in carousel.module.css repeats this number. */
const AUTO_ADVANCE_MS = 4000;

/** How much of the carousel has to be on screen for it to advance, as a share of its area. */
const ON_SCREEN_SHARE = 0.25;

/** What has decided last whether it moves: a press on Play or Pause, or a link to a photo or a kind, which pauses it. */
export type MotionChoice = "play" | "pause" | "link";

type Options = {
  carousel: RefObject<HTMLElement | null>;
  /** Another object after each move. It starts the four seconds again. */
  lastMove: object;
  /** Whether there is something to rotate, in the present layout. */
  enabled: boolean;
  motionChoice: MotionChoice | undefined;
  onAdvance: () => void;
};

/**
 * Advances the carousel every four seconds. It rests while it is off screen, in a hidden tab, and, until Play is pressed,
 * while the visitor uses something in it. Where less motion is wanted it is paused from the start.
 *
 * @returns the state: a resting carousel goes on by itself, a paused one waits for Play
 */
export function useRotation({ carousel, lastMove, enabled, motionChoice, onAdvance }: Options) {
  const isOnScreen = useInView(carousel, { amount: ON_SCREEN_SHARE });
  const isTabHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  const wantsLessMotion = useSyncExternalStore(subscribe, isMotionReduced, () => false);
  const isPaused = motionChoice ? motionChoice !== "play" : wantsLessMotion;
  const isInUse = useIsInUse(carousel) && motionChoice !== "play";
  const rotates = enabled && isOnScreen && !isTabHidden && !isInUse;
  const state = isPaused ? "paused" : rotates ? "rotating" : "resting";

  const advance = useEffectEvent(onAdvance);
  // A layout effect, so that the timer starts together with the dot's animation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval again
  useLayoutEffect(() => {
    if (state !== "rotating") return;
    const timer = setInterval(advance, AUTO_ADVANCE_MS);
    return () => clearInterval(timer);
  }, [state, lastMove]);

  return state;
}

function subscribe(listener: () => void) {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  reducedMotion.addEventListener("change", listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    reducedMotion.removeEventListener("change", listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

/**
 * Whether the visitor uses something in the carousel: has moved the pointer there, has a finger on it, or has moved the
 * focus there by keyboard. The focus that a press leaves behind does not count, nor does a mouse that lies still while
 * the page scrolls under it, or that is on one of the controls: left there after a press, it would hold the slideshow for
 * ever. On the button over the photo it does: the photo must not change under a hand that is about to enlarge it.
 */
function useIsInUse(carousel: RefObject<HTMLElement | null>) {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const element = carousel.current;
    if (!element) return;
    let isPointerInside = false;
    let isFingerDown = false;
    const update = () =>
      setIsInUse(isPointerInside || isFingerDown || !!element.querySelector(":focus-visible"));
    update();

    const listeners = new AbortController();
    const { signal } = listeners;
    // The browser also sends `pointermove` when the page scrolls under a mouse that lies still. So a hand has moved the
    // mouse only if its place on the screen has changed since the event before. The first event, which has none before
    // it, does not count.
    let lastPlace: string | undefined;
    const onMove = ({ screenX, screenY, pointerType, target }: PointerEvent) => {
      const place = `${screenX} ${screenY}`;
      const isMovedByHand = lastPlace !== undefined && place !== lastPlace;
      lastPlace = place;
      const isOver =
        element.contains(target as Node) && !(target as Element).closest("[data-controls]");
      const isInside = pointerType !== "touch" && isOver;
      if (!isMovedByHand || isInside === isPointerInside) return;
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
  }, [carousel]);
  return isInUse;
}
