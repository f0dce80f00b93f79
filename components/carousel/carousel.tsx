"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { isPlainPress } from "@/lib/browser/plain-press";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { Chip } from "../ui/chip";
import { IconButton } from "../ui/icon-button";
import { Status } from "../ui/status";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { counterText, Dots, goByArrowKey, StepButtons } from "./carousel-controls";
import { type Kind, KindFilter } from "./kind-filter";
import { Lightbox } from "./lightbox";
import photoSize from "./photo-size.module.css";
import type { SlidePhoto } from "./slide-photo";
import { carouselControlNames, photoTexts } from "./texts";
import { Track } from "./track";
import { useLayoutChoice } from "./use-layout-choice";
import { usePhotoView } from "./use-photo-view";
import { useRotation } from "./use-rotation";

type Props = {
  photos: SlidePhoto[];
  /** The kinds of work that there are photos of. */
  kinds: Kind[];
};

/** Photos that advance by themselves, and move by buttons, keys, swipes, dots and links. */
export function Carousel({ photos, kinds }: Props) {
  const whole = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const enlargeButton = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  const [pressed, setPressed] = useState<"play" | "pause">();
  const pause = () => setPressed("pause");
  // Who opens the address of a photo wants to look at it for more than four seconds.
  const view = usePhotoView(photos, pause);
  const { kind, shown, index, isLightboxOpen, goTo } = view;
  const current = shown[index];
  const count = shown.length;

  const { layout, changeLayout, layoutButton } = useLayoutChoice(whole);
  const isRow = layout === "row";

  const enabled = count > 1 && isRow && !isLightboxOpen;
  const rotation = useRotation({ area, index, enabled, pressed, onAdvance: view.advance });
  const paused = rotation === "paused";

  const allKinds = {
    label: photoTexts.allKinds,
    count: photos.length,
    counted: photoTexts.counted(photos.length),
  };
  const choices: Kind[] = [allKinds, ...kinds];
  const chosen = choices.find((choice) => choice.kind === kind) ?? allKinds;

  const openLightbox = (place: number) => {
    // When the lightbox closes, the browser gives the focus back to the element that has it now. That has to be this
    // button: the visitor may move on in the lightbox, and the slide that was pressed would then be out of view.
    enlargeButton.current?.focus({ preventScroll: true });
    view.openLightbox(place);
  };

  return (
    <div ref={whole} className={photoSize.whole}>
      <KindFilter choices={choices} chosen={chosen} layout={layout} onChoose={view.chooseKind}>
        {!isRow && (
          <Chip ref={layoutButton} onClick={changeLayout}>
            {photoTexts.back}
          </Chip>
        )}
      </KindFilter>
      <Status className="visually-hidden" occasion={`${layout} ${kind}`}>
        {chosen.counted}
      </Status>
      <div
        ref={area}
        role="group"
        aria-roledescription="carousel"
        aria-label={carouselControlNames.carousel}
        className={clsx(styles.carousel, photoSize.carousel)}
        data-state={rotation}
        data-layout={layout}
        // In the grid, the browser scrolls by the arrow keys as usual.
        onKeyDown={(event) => isRow && goByArrowKey(event, { index, onGo: goTo })}
        onClick={(event) => {
          const photoLink = (event.target as Element).closest("figure a");
          if (!photoLink || !isPlainPress(event)) return;
          event.preventDefault();
          const file = photoLink.getAttribute("href");
          openLightbox(shown.findIndex(({ picture }) => picture.src === file));
        }}
        // To compare by the slider takes more than four seconds.
        onInput={pause}
      >
        {count > 1 && isRow && (
          <div className={clsx("row", styles.controls)} data-needs-script="">
            {/* The first control, as the WAI-ARIA carousel pattern asks. */}
            <IconButton
              className={styles.rotation}
              icon={paused ? "play" : "pause"}
              label={paused ? carouselControlNames.play : carouselControlNames.pause}
              onClick={() => setPressed(paused ? "play" : "pause")}
            />
            <StepButtons index={index} onGo={goTo} />
            <Dots index={index} count={count} onGo={goTo} />
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
          live={isRow && (rotation !== "rotating" || view.movedByVisitor) ? "polite" : "off"}
          onGo={goTo}
        />
        {current && isRow && (
          <>
            <AskLink className={styles.ask} photo={current} />
            <IconButton
              ref={enlargeButton}
              className={styles.enlarge}
              icon="enlarge"
              label={carouselControlNames.enlarge}
              onClick={() => openLightbox(index)}
              data-needs-script=""
            />
          </>
        )}
      </div>
      {isLightboxOpen && (
        <Lightbox photos={shown} index={index} onGo={goTo} onClosed={view.closeLightbox} />
      )}
    </div>
  );
}
