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

/** Photos that advance by themselves, and are moved by buttons, keys, swipes and dots. */
export function Carousel({ label, slides }: { label: string; slides: SlidePhoto[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  // Why it rests: off screen, and still, until an effect has looked.
  const [rest, setRest] = useState({ hover: false, focus: false, away: true, still: true });
  const hydrated = useHydrated();
  const count = slides.length;
  const rotating = count > 1 && !paused && !enlarged && !Object.values(rest).some(Boolean);

  // Kept, like the track itself, so that the slides are left alone by what does not concern them.
  const goTo = useCallback((wanted: number) => setIndex((wanted + count) % count), [count]);
  const enlarge = useCallback(
    (at: number) => {
      goTo(at);
      // The press shows first: a dialog makes the browser look at the whole page anew.
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
    const look = () => setRest((was) => ({ ...was, away: document.hidden || !onScreen }));
    const seen = new IntersectionObserver(
      ([entry]) => {
        onScreen = entry?.isIntersecting ?? false;
        look();
      },
      { threshold: ON_SCREEN },
    );
    if (root.current) seen.observe(root.current);
    document.addEventListener("visibilitychange", look);

    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    const keepStill = () => setRest((was) => ({ ...was, still: reduced.matches }));
    keepStill();
    reduced.addEventListener("change", keepStill);

    return () => {
      seen.disconnect();
      document.removeEventListener("visibilitychange", look);
      reduced.removeEventListener("change", keepStill);
    };
  }, []);

  const because = (reason: keyof typeof rest, holds: boolean) =>
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
      onPointerEnter={({ pointerType }) => because("hover", pointerType === "mouse")}
      onPointerLeave={() => because("hover", false)}
      onFocus={() => because("focus", true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        because("focus", currentTarget.contains(relatedTarget))
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
        still={rest.still}
        onGo={goTo}
        onPress={enlarge}
      />
      {enlarged && (
        <Lightbox slides={slides} index={index} onGo={goTo} onClose={() => setEnlarged(false)} />
      )}
    </div>
  );
}
