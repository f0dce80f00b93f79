import { useInView } from "framer-motion";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** The dot's fill takes as long: see carousel.module.css. */
const AUTO_ADVANCE_MS = 4000;
/** The share of the carousel that has to be on screen for it to advance by itself. */
const ON_SCREEN_SHARE = 0.25;

/**
 * Advances every four seconds. It rests while a pointer, a finger or the keyboard's focus is on it (unless the
 * visitor has pressed Play), off screen, in a hidden tab, and under reduced motion. It does not rest for the
 * focus that a press by mouse or finger leaves behind.
 *
 * @param area the element in which a pointer or the keyboard's focus makes it rest
 * @param mode whether it may run, and whether the visitor has pressed Play
 * @param index the present slide: each move starts the interval anew
 * @returns whether it runs
 */
export function useRotation(
  area: RefObject<HTMLElement | null>,
  mode: "off" | "by-itself" | "played",
  index: number,
  onAdvance: () => void,
): boolean {
  const onScreen = useInView(area, { amount: ON_SCREEN_SHARE });
  const [rests, setRests] = useState(true);
  const rotating = mode !== "off" && onScreen && !rests;
  const advance = useEffectEvent(onAdvance);

  // A layout effect: the clock runs as soon as the page says that it does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval anew
  useLayoutEffect(() => {
    if (!rotating) return;
    const timer = setInterval(advance, AUTO_ADVANCE_MS);
    return () => clearInterval(timer);
  }, [rotating, index]);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    // Where nothing hovers, `:hover` is what was tapped last.
    let over = matchMedia("(hover: hover)").matches && element.matches(":hover");
    const check = ({ type }: { type?: string } = {}) => {
      if (type?.startsWith("pointer")) over = type === "pointerenter";
      const watched = over || Boolean(element.querySelector(":focus-visible"));
      setRests(document.hidden || reduced.matches || (mode !== "played" && watched));
    };
    check();
    const away = new AbortController();
    const { signal } = away;
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
      element.addEventListener(type, check, { signal });
    document.addEventListener("visibilitychange", check, { signal });
    reduced.addEventListener("change", check, { signal });
    return () => away.abort();
  }, [area, mode]);

  return rotating;
}
