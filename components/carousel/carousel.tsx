"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainPress } from "@/lib/browser/plain-press";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { islandState, pressable } from "@/lib/page-contract";
import { controlNames, projectTexts } from "@/lib/site";
import { Chip } from "../ui/chip";
import { IconButton } from "../ui/icon-button";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { counterText, Dots, goByArrowKey, StepButtons } from "./carousel-controls";
import { type Kind, KindFilter } from "./kind-filter";
import { Lightbox } from "./lightbox";
import type { SlidePhoto } from "./slide-photo";
import { Track } from "./track";
import { usePhotoView } from "./use-photo-view";
import { useRotation } from "./use-rotation";

type Props = {
  photos: SlidePhoto[];
  /** The kinds of work that there are photos of. */
  kinds: Kind[];
};

/** Photos that advance by themselves, and move by buttons, keys, swipes, dots and links. */
export function Carousel({ photos, kinds }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const enlargeButton = useRef<HTMLButtonElement>(null);
  const [layout, setLayout] = useState<"row" | "grid">("row");
  const hydrated = useHydrated();

  const [override, setOverride] = useState<"play" | "pause">();
  const pause = () => setOverride("pause");

  // Whoever opens the address of a photo wants to see it for longer than four seconds.
  const view = usePhotoView(photos, pause);
  const { shown, index, largeIndex, goTo } = view;
  const current = shown[index];
  const count = shown.length;
  const isRow = layout === "row";
  const rotates = count > 1 && isRow && largeIndex === undefined;
  const rotation = useRotation(area, override, rotates, index, () => goTo(index + 1));
  const paused = rotation === "paused";
  const seeAll = projectTexts.seeAll(count);

  const enlarge = (chosen: number) => {
    // Closing the lightbox gives the focus back to this button: the pressed slide may be out of sight by then.
    enlargeButton.current?.focus({ preventScroll: true });
    view.enlarge(chosen);
  };
  const changeLayout = () => {
    flushSync(() => setLayout(isRow ? "grid" : "row"));
    // If the new layout begins above the window, scroll to its beginning.
    if ((area.current?.getBoundingClientRect().top ?? 0) < 0) area.current?.scrollIntoView();
  };

  return (
    <div className={styles.projects} {...islandState(hydrated)}>
      {/* With a single kind there is nothing to choose. */}
      {kinds.length > 1 && (
        <KindFilter
          kinds={[{ label: projectTexts.all, count: photos.length }, ...kinds]}
          chosenKind={view.kind}
          onChoose={view.chooseKind}
        />
      )}
      <div
        ref={area}
        role="group"
        aria-roledescription="carousel"
        aria-label={controlNames.carousel}
        className={styles.carousel}
        data-state={rotation}
        data-layout={layout}
        // In the grid, arrow keys are the browser's.
        onKeyDown={(event) => isRow && goByArrowKey(event, { index, onGo: goTo })}
        onClick={(event) => {
          const link = (event.target as Element).closest("[data-enlarges]");
          if (!link || !isPlainPress(event)) return;
          event.preventDefault();
          enlarge(shown.findIndex(({ picture }) => picture.src === link.getAttribute("href")));
        }}
        // Comparing before and after takes longer than four seconds.
        onInput={pause}
      >
        {(count > 1 || !isRow) && (
          <div className={clsx("row", styles.controls)} data-needs-script="">
            {isRow && (
              <>
                {/* First, as the WAI-ARIA carousel pattern asks. */}
                <IconButton
                  className={styles.rotation}
                  icon={paused ? "play" : "pause"}
                  label={paused ? controlNames.play : controlNames.pause}
                  onClick={() => setOverride(paused ? "play" : "pause")}
                />
                <StepButtons index={index} onGo={goTo} />
                <Dots index={index} count={count} onGo={goTo} />
                <p className={styles.counter}>{counterText(index, count)}</p>
              </>
            )}
            <Chip
              className={styles.seeAll}
              {...pressable("layout")}
              aria-label={isRow ? undefined : `${seeAll}: ${projectTexts.back}`}
              onClick={changeLayout}
            >
              {isRow ? seeAll : projectTexts.back}
            </Chip>
          </div>
        )}
        <Track
          photos={shown}
          layout={layout}
          index={index}
          live={rotation === "rotating" ? "off" : "polite"}
          onGo={goTo}
        />
        {current && isRow && (
          <>
            <AskLink className={styles.ask} photo={current} />
            <IconButton
              ref={enlargeButton}
              className={styles.enlarge}
              icon="enlarge"
              label={controlNames.enlarge}
              onClick={() => enlarge(index)}
              data-needs-script=""
            />
          </>
        )}
      </div>
      {largeIndex !== undefined && (
        <Lightbox
          ref={view.lightbox}
          photos={shown}
          index={largeIndex}
          onGo={view.goToLarge}
          onClosed={view.onClosed}
        />
      )}
    </div>
  );
}
