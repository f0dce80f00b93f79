"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { islandState } from "@/lib/page-contract";
import { isPlainPress } from "@/lib/plain-press";
import { controlNames } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { Icon } from "../ui/icon";
import { IconButton } from "../ui/icon-button";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { type Kind, KindFilter, slidesOfKind } from "./kind-filter";
import { LargeView } from "./large-view";
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
  const area = useRef<HTMLDivElement>(null);
  const enlargeButton = useRef<HTMLButtonElement>(null);
  /** The kind that is shown, or else all of them, and the current photo among those shown. */
  const [{ kind, index }, setView] = useState<{ kind?: string; index: number }>({ index: 0 });
  const [layout, setLayout] = useState<"row" | "grid">("row");
  /** The photo that the large view was opened at. The row behind it stays there, and loads nothing. */
  const [enlargedAt, setEnlargedAt] = useState<number>();
  const hydrated = useHydrated();

  const shown = useMemo(() => slidesOfKind(slides, kind), [slides, kind]);
  const current = shown[index];
  const count = shown.length;
  const rotation = useRotation(area, {
    enabled: count > 1 && layout === "row" && enlargedAt === undefined,
    index,
    onAdvance: () => goTo(index + 1),
  });
  const paused = rotation.state === "paused";

  const goTo = (wanted: number) => setView({ kind, index: (wanted + count) % count });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Number(event.key === "ArrowRight") - Number(event.key === "ArrowLeft");
    // The compare slider uses the same keys; in the grid, and with a modifier key, they are the browser's.
    const isOwn = isPlainPress(event) && !(event.target instanceof HTMLInputElement);
    if (!step || !isOwn || (layout === "grid" && enlargedAt === undefined)) return;
    event.preventDefault();
    goTo(index + step);
  };
  const enlarge = (wanted: number) => {
    // Closing the view gives the focus back to this button, because the pressed slide may be out of sight by then.
    enlargeButton.current?.focus({ preventScroll: true });
    goTo(wanted);
    setEnlargedAt(wanted);
  };
  const changeLayout = () => {
    flushSync(() => setLayout(layout === "row" ? "grid" : "row"));
    // If the new layout begins above the window, scroll to its beginning.
    if ((area.current?.getBoundingClientRect().top ?? 0) < 0) area.current?.scrollIntoView();
  };

  /** Shows what the address names. The browser itself has scrolled to it. */
  const followAddress = useEffectEvent(() => {
    // Back leads to another place on the page, which the large view would cover.
    setEnlargedAt(undefined);
    const id = location.hash.slice(1);
    const photo = slides.findIndex((slide) => slide.id === id);
    const work = slides.find(({ workId }) => workId === id);
    if (photo < 0 && !work) return;
    // Whoever opens the address of a photo wants to see it for longer than four seconds.
    if (!work) rotation.pause();
    const show = () => setView(work ? { kind: work.kind, index: 0 } : { index: photo });
    if (document.getElementById(id)) return show();
    // The chosen kind does not include it: show it first, then scroll to it in the browser's place.
    flushSync(show);
    document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => {
    followAddress();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);

  return (
    <div className={styles.projects} {...islandState(hydrated)}>
      {/* With a single kind there is nothing to choose. */}
      {kinds.length > 1 && (
        <KindFilter
          slides={slides}
          kinds={kinds}
          chosen={kind}
          onChoose={(chosen) => setView({ kind: chosen, index: 0 })}
        />
      )}
      <div
        ref={area}
        role="group"
        aria-roledescription="carousel"
        aria-label={controlNames.carousel}
        className={styles.carousel}
        data-state={rotation.state}
        data-layout={layout}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const slide = (event.target as Element).closest("figure > a")?.closest("[role]");
          if (!slide || !isPlainPress(event)) return;
          event.preventDefault();
          enlarge(shown.findIndex(({ id }) => id === slide.id));
        }}
        // Comparing before and after takes longer than four seconds.
        onInput={rotation.pause}
      >
        {count > 1 && (
          <CarouselControls
            index={index}
            count={count}
            layout={layout}
            paused={paused}
            onPause={paused ? rotation.play : rotation.pause}
            onGo={goTo}
            onLayout={changeLayout}
          />
        )}
        <Track
          slides={shown}
          layout={layout}
          index={enlargedAt ?? index}
          live={rotation.state === "rotating" ? "off" : "polite"}
          onGo={goTo}
        />
        {current && layout === "row" && (
          <>
            <AskLink className={styles.ask} slide={current} />
            <IconButton
              ref={enlargeButton}
              className={styles.enlarge}
              label={controlNames.enlarge}
              onClick={() => enlarge(index)}
              data-needs-script=""
            >
              <Icon name="enlarge" />
            </IconButton>
          </>
        )}
      </div>
      {enlargedAt !== undefined && (
        <LargeView
          slides={shown}
          index={index}
          onGo={goTo}
          onKeyDown={onKeyDown}
          onClose={() => setEnlargedAt(undefined)}
        />
      )}
    </div>
  );
}
