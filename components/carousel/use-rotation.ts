import { useInView } from "framer-motion";
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";

/** How long each photo is shown, in milliseconds. The animation `fill` in carousel.module.css repeats this number. */
const AUTO_ADVANCE_MS = 4000;

/** How much of the carousel has to be on screen for it to advance, as a share of its area. */
const ON_SCREEN_SHARE = 0.25;

type Options = {
  carousel: RefObject<HTMLElement | null>;
  /** Another object after each move. It starts the four seconds again. */
  lastMove: object;
  /** Whether there is something to rotate, in the present layout. */
  enabled: boolean;
  /** What was chosen last: by Play, by Pause, or by a link to a photo or a kind, which pauses it. */
  motionChoice: "play" | "pause" | undefined;
  onAdvance: () => void;
};

/**
 * Advances the carousel every four seconds, while it is on screen in a visible tab. Until Play is pressed, it rests while
 * the visitor uses it, and is paused from the start where less motion is wanted.
 *
 * @returns the state, where a resting carousel goes on by itself and a paused one waits for Play, and listeners for the
 *   carousel's element
 */
export function useRotation({ carousel, lastMove, enabled, motionChoice, onAdvance }: Options) {
  const isOnScreen = useInView(carousel, { amount: ON_SCREEN_SHARE });
  const isTabHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  const wantsLessMotion = useSyncExternalStore(subscribe, isMotionReduced, () => false);
  const { isInUse, listeners } = useIsInUse(carousel);
  const choice = motionChoice ?? (wantsLessMotion ? "pause" : undefined);
  const rests = !enabled || !isOnScreen || isTabHidden || (isInUse && choice !== "play");
  const state = choice === "pause" ? "paused" : rests ? "resting" : "rotating";

  const advance = useEffectEvent(onAdvance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval again
  useEffect(() => {
    if (state !== "rotating") return;
    const timer = setInterval(advance, AUTO_ADVANCE_MS);
    return () => clearInterval(timer);
  }, [state, lastMove]);

  return { state, listeners } as const;
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
 * Whether the visitor uses the carousel: has moved a mouse over it, has a finger on it, or has the keyboard's focus in
 * it. A mouse on the controls does not count: left there after a press, it would hold the slideshow for ever. Nor does
 * the focus that a press leaves behind.
 */
function useIsInUse(carousel: RefObject<HTMLElement | null>) {
  const [hasMouse, setHasMouse] = useState(false);
  const [hasFinger, setHasFinger] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // The focus may have come before scripts did.
  useEffect(() => setHasFocus(!!carousel.current?.querySelector(":focus-visible")), [carousel]);

  const listeners: ComponentProps<"div"> = {
    onPointerMove: ({ target, movementX, movementY }) => {
      // A page that is scrolled under a still mouse also sends this event, without a movement.
      if (movementX || movementY) setHasMouse(!(target as Element).closest("[data-controls]"));
    },
    onPointerLeave: () => setHasMouse(false),
    // Touch events, because a browser that scrolls cancels the pointer while the finger is still down.
    onTouchStart: () => setHasFinger(true),
    onTouchEnd: ({ touches }) => setHasFinger(touches.length > 0),
    onTouchCancel: () => setHasFinger(false),
    onFocus: ({ target }) => setHasFocus(target.matches(":focus-visible")),
    onBlur: () => setHasFocus(false),
  };
  return { isInUse: hasMouse || hasFinger || hasFocus, listeners };
}
