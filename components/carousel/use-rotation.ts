import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** The dot's fill takes as long: see carousel.module.css. */
const AUTO_ADVANCE_MS = 4000;
/** The share of the carousel that has to be on screen for it to advance by itself. */
const ON_SCREEN_SHARE = 0.25;

type Options = {
  /** Whether it may run at all: not paused, more than one slide, no other layout. */
  enabled: boolean;
  /** Whether the visitor has pressed Play: a pointer or the focus then does not stop it. */
  played: boolean;
  /** The present slide: each move starts the interval anew. */
  index: number;
  onAdvance: () => void;
};

/**
 * Advances every four seconds. It rests while a pointer or the keyboard's focus is on it (unless the visitor
 * has pressed Play), while a finger is, off screen, in a hidden tab, and under reduced motion. It does not
 * rest for the focus that a press by mouse or finger leaves behind.
 *
 * @param area the element in which a pointer or the keyboard's focus makes it rest
 * @returns whether it runs
 */
export function useRotation(area: RefObject<HTMLElement | null>, options: Options): boolean {
  const { enabled, played, index, onAdvance } = options;
  const [rests, setRests] = useState(true);
  const rotating = enabled && !rests;
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
    const hovers = matchMedia("(hover: hover)");
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    let [onScreen, touched] = [false, false];

    const check = () => {
      const watched =
        (hovers.matches && element.matches(":hover")) || element.querySelector(":focus-visible");
      setRests(
        !onScreen || touched || document.hidden || reduced.matches || (!played && !!watched),
      );
    };
    const onTouch = ({ touches }: TouchEvent) => {
      touched = touches.length > 0;
      check();
    };
    const seen = new IntersectionObserver(
      ([entry]) => {
        onScreen = entry?.isIntersecting ?? false;
        check();
      },
      { threshold: ON_SCREEN_SHARE },
    );
    seen.observe(element);
    const away = new AbortController();
    const { signal } = away;
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout"])
      element.addEventListener(type, check, { signal });
    for (const type of ["touchstart", "touchend", "touchcancel"] as const)
      element.addEventListener(type, onTouch, { signal, passive: true });
    document.addEventListener("visibilitychange", check, { signal });
    reduced.addEventListener("change", check, { signal });
    return () => {
      seen.disconnect();
      away.abort();
    };
  }, [area, played]);

  return rotating;
}
