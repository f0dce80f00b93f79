import { clsx } from "clsx";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { isPlainPress } from "@/lib/browser/plain-press";
import { IconButton } from "../ui/icon-button";
import { AskLink } from "./ask-link";
import { counterText, goByArrowKey, StepButtons, type StepProps } from "./carousel-controls";
import styles from "./lightbox.module.css";
import type { SlidePhoto } from "./slide-photo";
import { carouselControlNames, photoTexts } from "./texts";
import { Track } from "./track";

type Props = StepProps & {
  photos: SlidePhoto[];
  onClose: () => void;
};

/** The photos in the whole window. It is open as long as it is rendered. */
export function Lightbox({ photos, index, onGo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = photos.length;
  const photo = photos[index] as SlidePhoto;

  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);

  // Back may lead to another place of the page.
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    addEventListener("popstate", onBack);
    return () => removeEventListener("popstate", onBack);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={photo.fullCaption}
      onKeyDown={(event) => goByArrowKey(event, { index, onGo })}
      onClick={({ target }) => {
        // A press beside the photo, on its slide or on the track, closes the lightbox. The end of a drag that has
        // selected text does not.
        const isBeside = (target as Element).matches("[data-layout], [data-layout] > *");
        if (isBeside && getSelection()?.isCollapsed) onClose();
      }}
      // By Escape. In development React opens, closes and opens the dialog. This event then comes late, when it is open
      // again.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <Track photos={photos} layout="lightbox" index={index} hydrated live="polite" onGo={onGo} />
      {/* Focusable, so that arrow keys still work after a press on its text. */}
      <div className={clsx("row", styles.panel)} tabIndex={-1}>
        <p className={styles.counter}>{counterText(index, count)}</p>
        <a href={photo.picture.src}>{photoTexts.fullSize}</a>
        <AskLink photo={photo} onClick={(event) => isPlainPress(event) && onClose()} />
        {count > 1 && (
          <div className={styles.steps}>
            <StepButtons variant="scrim" index={index} onGo={onGo} />
          </div>
        )}
      </div>
      <IconButton
        className={styles.close}
        variant="scrim"
        icon="close"
        label={carouselControlNames.close}
        onClick={onClose}
      />
    </dialog>
  );
}
