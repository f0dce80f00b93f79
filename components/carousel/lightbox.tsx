import { clsx } from "clsx";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isPlainPress } from "@/lib/browser/plain-press";
import { replaceAddress } from "@/lib/browser/replace-address";
import { smallestOf } from "@/lib/content/published-pictures";
import { controlNames, projectTexts } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { AskLink } from "./ask-link";
import { goByArrowKey, StepButtons } from "./carousel-controls";
import styles from "./lightbox.module.css";
import type { SlidePhoto } from "./slide-photo";
import { Track } from "./track";

type Props = {
  photos: SlidePhoto[];
  /** The photo that it opens at. */
  start: number;
  /** Called with the photo that was seen last, and whether it was closed because the address has changed. */
  onClose: (index: number, hasNewAddress: boolean) => void;
};

/** The photos in the whole window. Rendered only while it is open. */
export function Lightbox({ photos, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const cameFrom = useRef(location.href);
  /** The address that was last written, at first the one from before. */
  const written = useRef(location.href);
  const count = photos.length;
  const photo = photos[index] as SlidePhoto;
  const { id, fullCaption, picture } = photo;
  const goTo = (next: number) => setIndex((next + count) % count);
  const close = () => dialog.current?.close();

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // The browser then shares and bookmarks this photo.
  useEffect(() => {
    replaceAddress(`#${id}`);
    written.current = location.href;
  }, [id]);
  // A link to elsewhere, or Back.
  useEffect(() => {
    const onAddress = () => dialog.current?.close();
    addEventListener("hashchange", onAddress);
    return () => removeEventListener("hashchange", onAddress);
  }, []);
  const onClosed = () => {
    const hasNewAddress = location.href !== written.current;
    if (!hasNewAddress) replaceAddress(cameFrom.current);
    onClose(index, hasNewAddress);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={fullCaption}
      // Shown until the large picture has loaded.
      style={{ "--small": `url("${smallestOf(picture)}")` } as CSSProperties}
      onKeyDown={(event) => goByArrowKey(event, { index, onGo: goTo })}
      onClick={({ target }) => {
        // Beside a photo: on its slide, or on the track. Selecting text may end there as well.
        const isBeside = (target as Element).matches("[data-layout], [data-layout] > *");
        if (isBeside && getSelection()?.isCollapsed) close();
      }}
      onClose={onClosed}
    >
      <Track photos={photos} layout="large" index={index} live="polite" onGo={goTo} />
      {/* Focusable, so that arrow keys still work after a press on its text. */}
      <div className={clsx("row", styles.panel)} tabIndex={-1}>
        <p className={styles.counter}>{`${index + 1} / ${count}`}</p>
        <a href={picture.src}>{projectTexts.fullSize}</a>
        <AskLink
          className={styles.ask}
          photo={photo}
          onClick={(event) => isPlainPress(event) && close()}
        />
        {count > 1 && <StepButtons index={index} onGo={goTo} />}
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
