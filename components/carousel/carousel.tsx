"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainPress } from "@/lib/browser/plain-press";
import { replaceAddress } from "@/lib/browser/replace-address";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { islandState } from "@/lib/page-contract";
import { controlNames, projectTexts } from "@/lib/site";
import { Chip } from "../ui/chip";
import { IconButton } from "../ui/icon-button";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { Dots, goByArrowKey, StepButtons } from "./carousel-controls";
import { type Kind, KindFilter, ofKind } from "./kind-filter";
import { Lightbox } from "./lightbox";
import type { SlidePhoto } from "./slide-photo";
import { Track } from "./track";
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
  /** The chosen kind of work, if any, and the current photo among those of this kind. */
  const [{ kind, index }, setView] = useState<{ kind?: string; index: number }>({ index: 0 });
  const [layout, setLayout] = useState<"row" | "grid">("row");
  const [lightboxOpen, setLightboxOpen] = useState(false);
  const hydrated = useHydrated();

  const chosen = useMemo(() => ofKind(photos, kind), [photos, kind]);
  const current = chosen[index];
  const count = chosen.length;
  const isRow = layout === "row";
  const rotates = count > 1 && isRow && !lightboxOpen;
  const rotation = useRotation(area, rotates, index, () => goTo(index + 1));
  const paused = rotation.state === "paused";
  const seeAll = projectTexts.seeAll(count);

  /** After the last photo comes the first one, and before the first one the last. */
  const goTo = (next: number) => setView({ kind, index: (next + count) % count });
  const enlarge = (photo: number) => {
    // Closing the lightbox gives the focus back to this button: the pressed slide may be out of sight by then.
    enlargeButton.current?.focus({ preventScroll: true });
    goTo(photo);
    setLightboxOpen(true);
  };
  const changeLayout = () => {
    flushSync(() => setLayout(isRow ? "grid" : "row"));
    // If the new layout begins above the window, scroll to its beginning.
    if ((area.current?.getBoundingClientRect().top ?? 0) < 0) area.current?.scrollIntoView();
  };

  /** Shows what the address names. The browser itself has scrolled to it. */
  const showAddress = () => {
    const id = location.hash.slice(1);
    const found = photos.findIndex((photo) => photo.id === id || photo.kindId === id);
    const photo = photos[found];
    if (!photo) return;
    const isPhoto = photo.id === id;
    // Whoever opens the address of a photo wants to see it for longer than four seconds.
    if (isPhoto) rotation.pause();
    const show = () => setView(isPhoto ? { index: found } : { kind: photo.kind, index: 0 });
    if (document.getElementById(id)) return show();
    // The chosen kind does not include it: show it first, then scroll to it in the browser's place.
    flushSync(show);
    document.getElementById(id)?.scrollIntoView();
  };
  const followAddress = useEffectEvent(() => {
    // The open lightbox closes itself first, and hands back its last photo.
    if (!lightboxOpen) showAddress();
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
          photos={photos}
          kinds={kinds}
          chosen={kind}
          onChoose={(next) => {
            setView({ kind: next, index: 0 });
            // Otherwise following the same link to a kind or a photo again would not change the address.
            replaceAddress("#projects");
          }}
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
        // In the grid, arrow keys are the browser's.
        onKeyDown={(event) => isRow && goByArrowKey(event, { index, onGo: goTo })}
        onClick={(event) => {
          const link = (event.target as Element).closest("[data-enlarges]");
          if (!link || !isPlainPress(event)) return;
          event.preventDefault();
          enlarge(chosen.findIndex(({ picture }) => picture.src === link.getAttribute("href")));
        }}
        // Comparing before and after takes longer than four seconds.
        onInput={rotation.pause}
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
                  onClick={paused ? rotation.play : rotation.pause}
                />
                <StepButtons index={index} onGo={goTo} />
                <Dots index={index} count={count} onGo={goTo} />
                <p className={styles.counter}>{`${index + 1} / ${count}`}</p>
              </>
            )}
            <Chip
              className={styles.seeAll}
              // Early presses find it by this: lib/early/presses.ts.
              value="layout"
              aria-label={isRow ? undefined : `${seeAll}: ${projectTexts.back}`}
              onClick={changeLayout}
            >
              {isRow ? seeAll : projectTexts.back}
            </Chip>
          </div>
        )}
        <Track
          photos={chosen}
          layout={layout}
          index={index}
          live={rotation.state === "rotating" ? "off" : "polite"}
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
      {lightboxOpen && (
        <Lightbox
          photos={chosen}
          start={index}
          onClose={(last, hasNewAddress) => {
            setLightboxOpen(false);
            goTo(last);
            if (hasNewAddress) showAddress();
          }}
        />
      )}
    </div>
  );
}
