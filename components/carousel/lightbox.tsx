import { clsx } from "clsx";
import { type CSSProperties, type RefObject, useLayoutEffect } from "react";
import { isPlainPress } from "@/lib/browser/plain-press";
import { smallestOf } from "@/lib/content/published-pictures";
import { controlNames, projectTexts } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { AskLink } from "./ask-link";
import { counterText, goByArrowKey, StepButtons, type StepProps } from "./carousel-controls";
import styles from "./lightbox.module.css";
import type { SlidePhoto } from "./slide-photo";
import { Track } from "./track";

type Props = StepProps & {
  photos: SlidePhoto[];
  onClosed: () => void;
  ref: RefObject<HTMLDialogElement | null>;
};

/** The photos in the whole window. Rendered only while it is open. */
export function Lightbox({ photos, index, onGo, onClosed, ref }: Props) {
  const count = photos.length;
  const photo = photos[index] as SlidePhoto;
  const close = () => ref.current?.close();

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useLayoutEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, [ref]);

  return (
    <dialog
      ref={ref}
      className={styles.lightbox}
      aria-label={photo.fullCaption}
      // Shown until the large picture has loaded.
      style={{ "--small": `url("${smallestOf(photo.picture)}")` } as CSSProperties}
      onKeyDown={(event) => goByArrowKey(event, { index, onGo })}
      onClick={({ target }) => {
        // Beside a photo: on its slide, or on the track. Selecting text may end there as well.
        const isBeside = (target as Element).matches("[data-layout], [data-layout] > *");
        if (isBeside && getSelection()?.isCollapsed) close();
      }}
      onClose={onClosed}
    >
      <Track photos={photos} layout="large" index={index} live="polite" onGo={onGo} />
      {/* Focusable, so that arrow keys still work after a press on its text. */}
      <div className={clsx("row", styles.panel)} tabIndex={-1}>
        <p className={styles.counter}>{counterText(index, count)}</p>
        <a href={photo.picture.src}>{projectTexts.fullSize}</a>
        <AskLink
          className={styles.ask}
          photo={photo}
          onClick={(event) => isPlainPress(event) && close()}
        />
        {count > 1 && <StepButtons index={index} onGo={onGo} />}
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
