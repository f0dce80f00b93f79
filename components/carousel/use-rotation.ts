import { useInView } from "framer-motion";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** The current dot fills up in the same time: see `fill` in carousel.module.css. */
const AUTO_ADVANCE_MS = 4000;

/**
 * Advances every four seconds. It rests off screen, in a hidden tab and under reduced motion. Until Play is pressed it
 * also rests while a pointer, a finger or the keyboard's focus is on `area`. The focus that a press by mouse or finger
 * leaves behind does not count.
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
  // A quarter of the carousel has to be on screen.
  const onScreen = useInView(area, { amount: 0.25 });
  const [mustRest, setMustRest] = useState(true);
  const advance = useEffectEvent(onAdvance);
  const state =
    override === "pause" ? "paused" : enabled && onScreen && !mustRest ? "rotating" : "resting";

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
    const updateRest = ({ type }: { type?: string } = {}) => {
      if (type?.startsWith("pointer")) pointerInside = type === "pointerenter";
      const inUse = pointerInside || Boolean(element.querySelector(":focus-visible"));
      setMustRest(document.hidden || reducedMotion.matches || (override !== "play" && inUse));
    };
    updateRest();
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
      element.addEventListener(type, updateRest, { signal });
    document.addEventListener("visibilitychange", updateRest, { signal });
    reducedMotion.addEventListener("change", updateRest, { signal });
    return () => listeners.abort();
  }, [area, override]);

  return state;
}
