import { type KeyboardEvent, type MouseEvent, type TouchEvent, useRef } from "react";
import { IconButton, StepButtons } from "../ui/icon-button";
import { CloseIcon } from "../ui/icons";
import { Picture } from "../ui/picture";
import styles from "./lightbox.module.css";
import { Modal } from "./modal";
import type { SlidePhoto } from "./slide";

/** How far a finger has to travel for a swipe, in CSS pixels. */
const SWIPE_PX = 48;

type Props = {
  slides: SlidePhoto[];
  index: number;
  onGo: (index: number) => void;
  onClose: () => void;
};

/** One photo, enlarged. It exists only while it is open. */
export function Lightbox({ slides, index, onGo, onClose }: Props) {
  const swipeStart = useRef(0);
  const count = slides.length;
  // The neighbours are loaded, hidden, so that they show at once.
  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") onGo(index - 1);
    if (key === "ArrowRight") onGo(index + 1);
  };
  const close = ({ currentTarget }: MouseEvent) => currentTarget.closest("dialog")?.close();
  const onTouchStart = ({ touches }: TouchEvent) => {
    swipeStart.current = touches[0]?.clientX ?? 0;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const distance = (changedTouches[0]?.clientX ?? swipeStart.current) - swipeStart.current;
    if (Math.abs(distance) > SWIPE_PX) onGo(distance > 0 ? index - 1 : index + 1);
  };

  return (
    <Modal
      className={styles.lightbox}
      aria-label="Photo"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <figure className={styles.sheet}>
        {slides.map(
          ({ photo, alt }, position) =>
            near.has(position) && (
              <Picture
                key={photo.src}
                photo={photo}
                alt={alt}
                sizes="96vw"
                hidden={position !== index}
                fallback="gallery"
                priority
              />
            ),
        )}
        <figcaption aria-live="polite">
          <span>{slides[index]?.caption}</span>
          <span className={styles.counter}>{`${index + 1} / ${count}`}</span>
        </figcaption>
        <div className={styles.actions}>
          {count > 1 && <StepButtons index={index} onGo={onGo} />}
          <IconButton label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
      </figure>
    </Modal>
  );
}
