"use client";

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { islandState } from "@/lib/page-contract";
import { controls } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { CarouselTrack } from "./carousel-track";
import type { DialogsProps } from "./dialogs";
import { type Kind, KindFilter } from "./kind-filter";
import { LazyDialogs, preloadDialogs } from "./lazy-dialogs";
import type { SlidePhoto } from "./slide";
import { useRotation } from "./use-rotation";

type Props = {
  slides: SlidePhoto[];
  /** The kinds of work that there are photos of. */
  kinds: Kind[];
};

/** Photos that advance by themselves, and move by buttons, keys, swipes, dots and links. */
export function Carousel({ slides, kinds }: Props) {
  const root = useRef<HTMLDivElement>(null);
  /** The kind that is shown; none: all of them. */
  const [kind, setKind] = useState<string>();
  const [index, setIndex] = useState(0);
  const [rotation, setRotation] = useState<"by-itself" | "played" | "paused">("by-itself");
  const [opened, setOpened] = useState<DialogsProps["opened"]>();
  /**
   * The addresses that links to a kind of work have led to. Back and Forward lead there again, and the
   * slideshow runs on, as it does not at the address of a single photo.
   */
  const followed = useRef(new Set<string>());
  const hydrated = useHydrated();
  const paused = rotation === "paused";

  const shown = useMemo(() => ofKind(slides, kind), [slides, kind]);
  const count = shown.length;
  const { rotating, reducedMotion, handlers } = useRotation(root, {
    enabled: count > 1 && !paused && !opened,
    played: rotation === "played",
    index,
    onAdvance: () => goTo(index + 1),
  });

  // Stable, so that the memoized track is not rendered again by what does not concern it.
  const goTo = useCallback((wanted: number) => setIndex((wanted + count) % count), [count]);
  // Closed first: the `close` event of a dialog comes a frame after it has closed. Until then the state says
  // that it is open, and setting the same state again would change nothing.
  const openDialog = useCallback((wanted: DialogsProps["opened"]) => {
    flushSync(() => setOpened(undefined));
    setOpened(wanted);
  }, []);
  const enlarge = useCallback(
    (wanted: number) => {
      goTo(wanted);
      openDialog("lightbox");
    },
    [goTo, openDialog],
  );
  const choose = (wanted?: string, id?: string) => {
    setKind(wanted);
    setIndex(Math.max(0, indexOf(ofKind(slides, wanted), id)));
  };

  /** A link elsewhere on the page to a kind of work, or to one photo. The browser follows it itself. */
  const onLink = useEffectEvent((event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='#photo-']");
    if (!link || ctrlKey || metaKey || shiftKey) return;
    choose(link.dataset.kind, link.hash.slice(1));
    if (link.dataset.kind) followed.current.add(link.hash);
    else setRotation("paused");
  });

  const onAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    if (indexOf(slides, id) < 0) return;
    // Who opens the address of a photo wants to see that one, for longer than four seconds.
    if (!followed.current.has(location.hash)) setRotation("paused");
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

  // Of a single kind there is nothing to choose.
  const filter = kinds.length > 1 && (
    <KindFilter kinds={kinds} total={slides.length} chosen={kind} onChoose={choose} />
  );
  const current = shown[index];
  return (
    <div
      ref={root}
      className={styles.projects}
      {...islandState(hydrated)}
      onPointerOver={preloadDialogs}
      onFocusCapture={preloadDialogs}
      {...handlers}
    >
      {filter}
      <div
        role="group"
        aria-roledescription="carousel"
        aria-label={controls.carousel}
        className={styles.carousel}
        data-state={paused ? "paused" : rotating ? "rotating" : "resting"}
      >
        <CarouselControls
          index={index}
          count={count}
          paused={paused}
          rotating={rotating}
          onPause={() => setRotation(paused ? "played" : "paused")}
          onGo={goTo}
          onEnlarge={() => enlarge(index)}
          onSeeAll={slides.length > 1 ? () => openDialog("sheet") : undefined}
        />
        <div className={styles.stage}>
          <CarouselTrack
            slides={shown}
            index={index}
            live={rotating ? "off" : "polite"}
            reducedMotion={reducedMotion}
            onGo={goTo}
            onPress={enlarge}
          />
          {current && (
            <AskLink className={styles.ask} kind={current.kind} caption={current.caption} />
          )}
        </div>
      </div>
      <LazyDialogs
        opened={opened}
        slides={shown}
        index={index}
        kinds={kinds}
        filter={filter}
        onGo={goTo}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}

function ofKind(slides: SlidePhoto[], kind?: string) {
  return kind ? slides.filter((slide) => slide.kind === kind) : slides;
}

function indexOf(slides: SlidePhoto[], id?: string) {
  return slides.findIndex((slide) => slide.id === id);
}
