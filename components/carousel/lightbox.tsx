import { clsx } from "clsx";
import { type CSSProperties, useLayoutEffect } from "react";
import { isPlainPress } from "@/lib/browser/plain-press";
import { smallestOf } from "@/lib/content/published-pictures";
import { controlNames, projectTexts } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { AskLink } from "./ask-link";
import { counterText, goByArrowKey, StepButtons } from "./carousel-controls";
import styles from "./lightbox.module.css";
import type { SlidePhoto } from "./slide-photo";
import { Track } from "./track";
import type { usePhotoView } from "./use-photo-view";

type Props = { view: ReturnType<typeof usePhotoView>; index: number };

/** The photos in the whole window, at `index`. Rendered only while it is open. */
export function Lightbox({ view, index }: Props) {
  const { lightbox, shown, goToLarge } = view;
  const count = shown.length;
  const photo = shown[index] as SlidePhoto;
  const close = () => lightbox.current?.close();

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useLayoutEffect(() => {
    const dialog = lightbox.current;
    if (!dialog?.open) dialog?.showModal();
  }, [lightbox]);

  return (
    <dialog
      ref={lightbox}
      className={styles.lightbox}
      aria-label={photo.fullCaption}
      // Shown until the large picture has loaded.
      style={{ "--small": `url("${smallestOf(photo.picture)}")` } as CSSProperties}
      onKeyDown={(event) => goByArrowKey(event, { index, onGo: goToLarge })}
      onClick={({ target }) => {
        // Beside a photo: on its slide, or on the track. Selecting text may end there as well.
        const isBeside = (target as Element).matches("[data-layout], [data-layout] > *");
        if (isBeside && getSelection()?.isCollapsed) close();
      }}
      onClose={view.onClosed}
    >
      <Track photos={shown} layout="large" index={index} live="polite" onGo={goToLarge} />
      {/* Focusable, so that arrow keys still work after a press on its text. */}
      <div className={clsx("row", styles.panel)} tabIndex={-1}>
        <p className={styles.counter}>{counterText(index, count)}</p>
        <a href={photo.picture.src}>{projectTexts.fullSize}</a>
        <AskLink
          className={styles.ask}
          photo={photo}
          onClick={(event) => isPlainPress(event) && close()}
        />
        {count > 1 && <StepButtons index={index} onGo={goToLarge} />}
      </div>
      <IconButton
        className={styles.close}
        icon="close"
        label={controlNames.close}
        onClick={close}
      />
    </dialog>
  );
}
