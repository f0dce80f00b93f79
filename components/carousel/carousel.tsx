"use client";

import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "@/lib/use-hydrated";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { CarouselTrack } from "./carousel-track";
import { Lightbox } from "./lightbox";
import type { SlidePhoto } from "./slide";

const AUTO_ADVANCE_MS = 4000;
/** The share of the carousel that has to be on screen for it to advance by itself. */
const ON_SCREEN = 0.25;

/** Photos that advance by themselves, and move by buttons, keys, swipes and dots. */
export function Carousel({ label, slides }: { label: string; slides: SlidePhoto[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  // The reasons to rest. The last two hold until an effect has checked them.
  const [rest, setRest] = useState({
    hover: false,
    focus: false,
    offScreen: true,
    reducedMotion: true,
  });
  const hydrated = useHydrated();
  const count = slides.length;
  const rotating = count > 1 && !paused && !enlarged && !Object.values(rest).some(Boolean);

  // Stable, so that the memoized track is not rendered again by what does not concern it.
  const goTo = useCallback((wanted: number) => setIndex((wanted + count) % count), [count]);
  const enlarge = useCallback(
    (wanted: number) => {
      goTo(wanted);
      // In a transition, so that the press itself shows first: a dialog restyles the whole page.
      startTransition(() => setEnlarged(true));
    },
    [goTo],
  );
  const advance = useEffectEvent(() => goTo(index + 1));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval anew
  useEffect(() => {
    if (!rotating) return;
    const timer = setInterval(advance, AUTO_ADVANCE_MS);
    return () => clearInterval(timer);
  }, [rotating, index]);

  useEffect(() => {
    let onScreen = false;
    const check = () => setRest((was) => ({ ...was, offScreen: document.hidden || !onScreen }));
    const seen = new IntersectionObserver(
      ([entry]) => {
        onScreen = entry?.isIntersecting ?? false;
        check();
      },
      { threshold: ON_SCREEN },
    );
    if (root.current) seen.observe(root.current);
    document.addEventListener("visibilitychange", check);

    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    const checkMotion = () => setRest((was) => ({ ...was, reducedMotion: reduced.matches }));
    checkMotion();
    reduced.addEventListener("change", checkMotion);

    return () => {
      seen.disconnect();
      document.removeEventListener("visibilitychange", check);
      reduced.removeEventListener("change", checkMotion);
    };
  }, []);

  const setReason = (reason: keyof typeof rest, holds: boolean) =>
    setRest((was) => (was[reason] === holds ? was : { ...was, [reason]: holds }));

  return (
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.carousel}
      data-island={hydrated ? "ready" : "waiting"}
      data-state={paused ? "paused" : rotating ? "rotating" : "resting"}
      onPointerEnter={({ pointerType }) => setReason("hover", pointerType === "mouse")}
      onPointerLeave={() => setReason("hover", false)}
      onFocus={() => setReason("focus", true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setReason("focus", currentTarget.contains(relatedTarget))
      }
    >
      <CarouselControls
        index={index}
        count={count}
        paused={paused}
        onPause={() => setPaused(!paused)}
        onGo={goTo}
        onEnlarge={() => enlarge(index)}
      />
      <CarouselTrack
        slides={slides}
        index={index}
        live={rotating ? "off" : "polite"}
        reducedMotion={rest.reducedMotion}
        onGo={goTo}
        onPress={enlarge}
      />
      {enlarged && (
        <Lightbox slides={slides} index={index} onGo={goTo} onClose={() => setEnlarged(false)} />
      )}
    </div>
  );
}
