import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef } from "react";
import { IconButton, StepButtons } from "../ui/icon-button";
import { CloseIcon } from "../ui/icons";
import { Picture } from "../ui/picture";
import styles from "./lightbox.module.css";
import type { SlidePhoto } from "./slide";

/** How far a finger has to travel for a swipe, in CSS pixels. */
const SWIPE_PX = 48;

type Props = {
  slides: SlidePhoto[];
  index: number;
  onGo: (index: number) => void;
  onClose: () => void;
};

/** One photo at full size. It exists only while it is open. */
export function Lightbox({ slides, index, onGo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touched = useRef(0);
  const count = slides.length;
  // The neighbours stand by unseen, so that they are there when asked for.
  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") onGo(index - 1);
    if (key === "ArrowRight") onGo(index + 1);
  };
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) dialog.current?.close();
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    touched.current = touches[0]?.clientX ?? 0;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const travelled = (changedTouches[0]?.clientX ?? touched.current) - touched.current;
    if (Math.abs(travelled) > SWIPE_PX) onGo(travelled > 0 ? index - 1 : index + 1);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label="Photo"
      onClose={onClose}
      onClick={closeOutside}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <figure className={styles.sheet}>
        {slides.map(
          ({ photo, alt }, at) =>
            near.has(at) && (
              <Picture
                key={photo.src}
                photo={photo}
                alt={alt}
                sizes="96vw"
                hidden={at !== index}
                fallback="gallery"
                priority
              />
            ),
        )}
        <figcaption aria-live="polite">
          <span>{slides[index]?.caption}</span>
          <span className={styles.counter}>
            {index + 1} / {count}
          </span>
        </figcaption>
        <div className={styles.actions}>
          {count > 1 && <StepButtons index={index} onGo={onGo} />}
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
      </figure>
    </dialog>
  );
}
