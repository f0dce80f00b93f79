import { useInView } from "framer-motion";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** The current dot fills in the same time: see `fill` in carousel.module.css. */
const AUTO_ADVANCE_MS = 4000;
/** The share of the carousel that has to be on screen for it to advance by itself. */
const ON_SCREEN_SHARE = 0.25;

type Options = {
  /** Whether there is anything to rotate at present. */
  enabled: boolean;
  /** The current slide: each move starts the interval again. */
  index: number;
  onAdvance: () => void;
};

/**
 * Advances every four seconds. It rests off screen, in a hidden tab and under reduced motion, and while a
 * pointer, a finger or the keyboard's focus is on `area`, unless the visitor has pressed Play. The focus that
 * a press by mouse or finger leaves behind does not count.
 *
 * @returns its state (a resting carousel goes on by itself, a paused one waits for Play), and what Play and
 *   Pause do
 */
export function useRotation(
  area: RefObject<HTMLElement | null>,
  { enabled, index, onAdvance }: Options,
) {
  const [mode, setMode] = useState<"auto" | "play" | "pause">("auto");
  const onScreen = useInView(area, { amount: ON_SCREEN_SHARE });
  const [mustRest, setMustRest] = useState(true);
  const advance = useEffectEvent(onAdvance);
  const state =
    mode === "pause" ? "paused" : enabled && onScreen && !mustRest ? "rotating" : "resting";

  // A layout effect, so that the clock starts together with the dot's animation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval again
  useLayoutEffect(() => {
    if (state !== "rotating") return;
    const timer = setInterval(advance, AUTO_ADVANCE_MS);
    return () => clearInterval(timer);
  }, [state, index]);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    // On a touch screen, `:hover` matches what was tapped last.
    let pointerInside = matchMedia("(hover: hover)").matches && element.matches(":hover");
    const check = ({ type }: { type?: string } = {}) => {
      if (type?.startsWith("pointer")) pointerInside = type === "pointerenter";
      const inUse = pointerInside || Boolean(element.querySelector(":focus-visible"));
      setMustRest(document.hidden || reducedMotion.matches || (mode !== "play" && inUse));
    };
    check();
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
      element.addEventListener(type, check, { signal });
    document.addEventListener("visibilitychange", check, { signal });
    reducedMotion.addEventListener("change", check, { signal });
    return () => listeners.abort();
  }, [area, mode]);

  return { state, play: () => setMode("play"), pause: () => setMode("pause") };
}
