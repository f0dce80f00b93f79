import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";

export const AUTO_ADVANCE_MS = 4000;
/** The share of the carousel that has to be on screen for it to advance by itself. */
const ON_SCREEN_SHARE = 0.25;

type Options = {
  /** Whether it may run at all: not paused, more than one slide, nothing opened over it. */
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
 * @returns whether it runs, whether less motion is wanted, and the handlers for `area`
 */
export function useRotation(area: RefObject<HTMLElement | null>, options: Options) {
  const { enabled, played, index, onAdvance } = options;
  // The reasons to rest. The last two hold until an effect has checked them.
  const [rest, setRest] = useState({
    hover: false,
    focus: false,
    touch: false,
    offScreen: true,
    reducedMotion: true,
  });
  const { hover, focus, ...others } = rest;
  const watched = !played && (hover || focus);
  const rotating = enabled && !watched && !Object.values(others).some(Boolean);
  const advance = useEffectEvent(onAdvance);

  const setReason = (reason: keyof typeof rest, holds: boolean) =>
    setRest((was) => (was[reason] === holds ? was : { ...was, [reason]: holds }));

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
    // A pointer or the focus may have been there before scripts were.
    const hover = matchMedia("(hover: hover)").matches && element.matches(":hover");
    const focus = element.querySelector(":focus-visible") !== null;
    setRest((was) => ({ ...was, hover, focus }));

    let onScreen = false;
    const checkScreen = () =>
      setRest((was) => ({ ...was, offScreen: document.hidden || !onScreen }));
    const seen = new IntersectionObserver(
      ([entry]) => {
        onScreen = entry?.isIntersecting ?? false;
        checkScreen();
      },
      { threshold: ON_SCREEN_SHARE },
    );
    seen.observe(element);
    document.addEventListener("visibilitychange", checkScreen);

    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    const checkMotion = () => setRest((was) => ({ ...was, reducedMotion: reduced.matches }));
    checkMotion();
    reduced.addEventListener("change", checkMotion);

    return () => {
      seen.disconnect();
      document.removeEventListener("visibilitychange", checkScreen);
      reduced.removeEventListener("change", checkMotion);
    };
  }, [area]);

  const onTouch = ({ touches }: { touches: { length: number } }) =>
    setReason("touch", touches.length > 0);

  return {
    rotating,
    reducedMotion: rest.reducedMotion,
    handlers: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) =>
        setReason("hover", pointerType === "mouse"),
      onPointerLeave: () => setReason("hover", false),
      onTouchStart: onTouch,
      onTouchEnd: onTouch,
      onTouchCancel: onTouch,
      onFocus: ({ target }: FocusEvent) => setReason("focus", target.matches(":focus-visible")),
      onBlur: () => setReason("focus", false),
    },
  };
}
