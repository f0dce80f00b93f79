"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { islandState } from "@/lib/page-contract";
import { controls } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { type Kind, KindFilter } from "./kind-filter";
import { LargeView } from "./large-view";
import { isPlainClick } from "./plain-click";
import type { SlidePhoto } from "./slide";
import { Track } from "./track";
import { useRotation } from "./use-rotation";

type Props = {
  slides: SlidePhoto[];
  /** The kinds of work that there are photos of. */
  kinds: Kind[];
};

/** Photos that advance by themselves, and move by buttons, keys, swipes, dots and links. */
export function Carousel({ slides, kinds }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const enlargeButton = useRef<HTMLButtonElement>(null);
  /** The kind that is shown; none: all of them. */
  const [kind, setKind] = useState<string>();
  const [index, setIndex] = useState(0);
  const [layout, setLayout] = useState<"row" | "grid">("row");
  /** The photo that the large view opens at. */
  const [enlarged, setEnlarged] = useState<number>();
  /** `held`: at the photo whose address was opened, until a link leads to a kind of work. */
  const [rotation, setRotation] = useState<"by-itself" | "played" | "held" | "paused">("by-itself");
  /** The addresses that links to a kind of work have led to: Back and Forward hold the slideshow at none. */
  const followed = useRef(new Set<string>());
  const hydrated = useHydrated();
  const paused = rotation === "paused" || rotation === "held";

  const shown = useMemo(() => ofKind(slides, kind), [slides, kind]);
  const count = shown.length;
  const rotating = useRotation(root, {
    enabled: count > 1 && layout === "row" && enlarged === undefined && !paused,
    played: rotation === "played",
    index,
    onAdvance: () => goTo(index + 1),
  });

  // Stable, so that the memoized track is not rendered again by what does not concern it.
  const goTo = useCallback((wanted: number) => setIndex((wanted + count) % count), [count]);
  const enlarge = useCallback((wanted: number) => {
    // Closing gives the focus back to the button, and not to a slide that has been left.
    enlargeButton.current?.focus({ preventScroll: true });
    setEnlarged(wanted);
  }, []);
  const choose = (wanted?: string, id?: string) => {
    setKind(wanted);
    setIndex(Math.max(0, indexOf(ofKind(slides, wanted), id)));
  };

  /** A link elsewhere on the page to a kind of work, or to one photo. The browser follows it itself. */
  const onLink = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='#photo-']");
    if (!link || !isPlainClick(event)) return;
    choose(link.dataset.kind, link.hash.slice(1));
    if (!link.dataset.kind) return setRotation(hold);
    followed.current.add(link.hash);
    // A press from before scripts comes after its address.
    setRotation((was) => (was === "held" ? "by-itself" : was));
  });

  const onAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (indexOf(slides, id) < 0) return;
    // Who opens the address of a photo wants to see that one, for longer than four seconds.
    if (!followed.current.has(location.hash)) setRotation(hold);
    const found = indexOf(shown, id);
    if (found >= 0) return setIndex(found);
    // The present choice leaves it out, so the browser did not find it.
    flushSync(() => choose(undefined, id));
    document.getElementById(id)?.scrollIntoView();
  });

  useEffect(() => {
    // After a reload, or back from another page, the browser has not scrolled to the photo.
    onAddress();
    document.addEventListener("click", onLink);
    addEventListener("hashchange", onAddress);
    return () => {
      document.removeEventListener("click", onLink);
      removeEventListener("hashchange", onAddress);
    };
  }, []);

  const current = shown[index];
  return (
    <div ref={root} className={styles.projects} {...islandState(hydrated)}>
      {/* Of a single kind there is nothing to choose. */}
      {kinds.length > 1 && (
        <KindFilter kinds={kinds} total={slides.length} chosen={kind} onChoose={choose} />
      )}
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label={controls.carousel}
        className={styles.carousel}
        data-state={paused ? "paused" : rotating ? "rotating" : "resting"}
        data-layout={layout}
      >
        <CarouselControls
          index={index}
          count={count}
          layout={layout}
          paused={paused}
          enlargeButton={enlargeButton}
          onPause={() => setRotation(paused ? "played" : "paused")}
          onGo={goTo}
          onEnlarge={() => enlarge(index)}
          onLayout={setLayout}
        />
        <div className={styles.stage}>
          <Track
            slides={shown}
            layout={layout}
            index={index}
            live={rotating ? "off" : "polite"}
            onGo={goTo}
            onPress={enlarge}
          />
          {current && layout === "row" && <AskLink className={styles.ask} slide={current} />}
        </div>
      </div>
      {enlarged !== undefined && (
        <LargeView
          slides={shown}
          start={enlarged}
          onClose={(at) => {
            setEnlarged(undefined);
            goTo(at);
          }}
        />
      )}
    </div>
  );
}

/** For good, where the visitor has pressed Pause. */
const hold = (was: string) => (was === "paused" ? "paused" : "held");

function ofKind(slides: SlidePhoto[], kind?: string) {
  return kind ? slides.filter((slide) => slide.kind === kind) : slides;
}

function indexOf(slides: SlidePhoto[], id?: string) {
  return slides.findIndex((slide) => slide.id === id);
}
