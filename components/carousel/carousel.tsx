"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainPress } from "@/lib/browser/plain-press";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { Chip } from "../ui/chip";
import { IconButton } from "../ui/icon-button";
import { Status } from "../ui/status";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { counterText, Dots, goByArrowKey, StepButtons } from "./carousel-controls";
import { type Choice, KindFilter } from "./kind-filter";
import { Lightbox } from "./lightbox";
import type { SlidePhoto } from "./slide-photo";
import { carouselControlNames, photoTexts } from "./texts";
import { Track } from "./track";
import { usePhotoView } from "./use-photo-view";
import { useRotation } from "./use-rotation";

type Props = {
  photos: SlidePhoto[];
  /** All photos, and the kinds of work that there are photos of. */
  choices: Choice[];
};

/** Photos that advance by themselves, and move by buttons, keys, swipes, dots and links. */
export function Carousel({ photos, choices }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const carousel = useRef<HTMLDivElement>(null);
  const enlargeButton = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  const [motionChoice, setMotionChoice] = useState<"play" | "pause">();
  // Who follows a link to a photo or a kind of work wants to look at it for more than four seconds.
  const view = usePhotoView(photos, () => setMotionChoice("pause"));
  const { kind, shown, index, lastMove, goTo } = view;
  const current = shown[index];
  const chosen = choices.find((choice) => choice.kind === kind);
  const count = shown.length;

  const [layout, setLayout] = useState<"row" | "grid">("row");
  const isRow = layout === "row";
  /** In each of the two layouts it is the button that changes to the other. */
  const layoutButton = useRef<HTMLButtonElement>(null);

  const [isLightboxOpen, setLightboxOpen] = useState(false);
  const openLightbox = (place: number) => {
    goTo(place);
    setLightboxOpen(true);
  };

  const { state, listeners } = useRotation({
    carousel,
    lastMove,
    enabled: count > 1 && isRow && !isLightboxOpen,
    motionChoice,
    onAdvance: view.advance,
  });
  const paused = state === "paused";

  /** If the photos begin behind the top bar or above the window, scrolls to their beginning. Returns whether they do. */
  const scrollToBeginning = () => {
    const barHeight = Number.parseFloat(
      getComputedStyle(document.documentElement).scrollPaddingTop,
    );
    const isAbove = (container.current?.getBoundingClientRect().top ?? 0) < barHeight;
    if (isAbove) container.current?.scrollIntoView();
    return isAbove;
  };
  const chooseKind = (newKind?: string) => {
    flushSync(() => view.chooseKind(newKind));
    scrollToBeginning();
  };
  const changeLayout = () => {
    // The pressed button is removed. If it had the focus then, the browser would lay out the half-changed page before it
    // moves the focus: 20 ms more on a phone that is four times slower.
    layoutButton.current?.blur();
    flushSync(() => setLayout(isRow ? "grid" : "row"));
    // A single photo has no such button in the row.
    const button = layoutButton.current ?? enlargeButton.current;
    button?.focus({ preventScroll: true });
    if (!scrollToBeginning()) button?.scrollIntoView({ block: "nearest" });
  };
  const closeLightbox = () => {
    // The dialog has to be gone first: while it is open, nothing behind it can get the focus.
    flushSync(() => setLightboxOpen(false));
    // The browser gives the focus back to what was pressed, but the visitor may have moved on to another photo.
    if (isRow) enlargeButton.current?.focus({ preventScroll: true });
    else carousel.current?.querySelector<HTMLElement>("[data-current] a")?.focus();
  };

  return (
    <div ref={container}>
      <KindFilter choices={choices} kind={kind} layout={layout} onChoose={chooseKind}>
        {!isRow && (
          <Chip ref={layoutButton} onClick={changeLayout}>
            {photoTexts.back}
          </Chip>
        )}
      </KindFilter>
      <Status className="visually-hidden" announcementKey={`${layout} ${kind}`}>
        {chosen && photoTexts.chosen(chosen)}
      </Status>
      <div
        {...listeners}
        ref={carousel}
        role="group"
        aria-roledescription={isRow ? "carousel" : undefined}
        aria-label={carouselControlNames.carousel}
        className={styles.carousel}
        data-state={state}
        data-layout={layout}
        // In the grid, the browser scrolls by the arrow keys as usual.
        onKeyDown={(event) => isRow && goByArrowKey(event, { index, onGo: goTo })}
        onClick={(event) => {
          const file = (event.target as Element).closest("figure a")?.getAttribute("href");
          if (!file || !isPlainPress(event)) return;
          event.preventDefault();
          openLightbox(shown.findIndex(({ picture }) => picture.src === file));
        }}
      >
        {count > 1 && isRow && (
          <div className={clsx("row", styles.controls)} data-controls="" data-needs-script="">
            {/* The first control, as the WAI-ARIA carousel pattern asks. */}
            <IconButton
              icon={paused ? "play" : "pause"}
              label={paused ? carouselControlNames.play : carouselControlNames.pause}
              onClick={() => setMotionChoice(paused ? "play" : "pause")}
            />
            <StepButtons index={index} onGo={goTo} />
            <p className={styles.counter}>{counterText(index, count)}</p>
            <Chip ref={layoutButton} className={styles.seeAll} onClick={changeLayout}>
              {photoTexts.seeAll(count)}
            </Chip>
          </div>
        )}
        <Track
          photos={shown}
          layout={layout}
          index={index}
          hydrated={hydrated}
          live={isRow && (state !== "rotating" || view.movedByVisitor) ? "polite" : "off"}
          onGo={goTo}
        />
        {current && isRow && (
          <>
            <AskLink className={styles.ask} photo={current} />
            <IconButton
              ref={enlargeButton}
              className={styles.enlarge}
              variant="scrim"
              icon="enlarge"
              label={carouselControlNames.enlarge}
              onClick={() => openLightbox(index)}
              data-needs-script=""
            />
          </>
        )}
        {count > 1 && isRow && <Dots index={index} count={count} onGo={goTo} />}
      </div>
      {isLightboxOpen && (
        <Lightbox photos={shown} index={index} onGo={goTo} onClose={closeLightbox} />
      )}
    </div>
  );
}
