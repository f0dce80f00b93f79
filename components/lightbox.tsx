"use client";

import { type KeyboardEvent, type MouseEvent, type TouchEvent, useEffect, useRef } from "react";
import { IconButton } from "./carousel-controls";
import { CloseIcon, NextIcon, PreviousIcon } from "./icons";
import styles from "./lightbox.module.css";

/** How far a finger has to travel for a swipe, in CSS pixels. */
const SWIPE_PX = 48;

type Props = {
  index: number;
  count: number;
  /** The slide whose picture and caption are shown large. */
  pictureAt: (index: number) => HTMLElement | undefined;
  onGo: (index: number) => void;
  onClose: () => void;
};

/** One photo at full size. It exists only while it is open. */
export function Lightbox({ index, count, pictureAt, onGo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const touched = useRef(0);

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

  const slide = pictureAt(index);
  const caption = slide?.querySelector("figcaption")?.textContent;
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
        {/* The neighbours stand by unseen, so that they are there when asked for. */}
        {[...new Set([index, (index + 1) % count, (index - 1 + count) % count])].map((at) => (
          <LargePhoto key={at} slide={pictureAt(at)} hidden={at !== index} />
        ))}
        <figcaption aria-live="polite">
          <span>{caption}</span>
          <span className={styles.counter}>
            {index + 1} / {count}
          </span>
        </figcaption>
        <div className={styles.actions}>
          <IconButton label="Previous photo" onClick={() => onGo(index - 1)}>
            <PreviousIcon />
          </IconButton>
          <IconButton label="Next photo" onClick={() => onGo(index + 1)}>
            <NextIcon />
          </IconButton>
          <IconButton label="Close" onClick={() => dialog.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
      </figure>
    </dialog>
  );
}

/** The picture of a slide again, in whatever state it is, at the size of the screen. */
function LargePhoto({ slide, hidden }: { slide: HTMLElement | undefined; hidden: boolean }) {
  const image = slide?.querySelector("img");
  if (!image) return null;
  return (
    <picture hidden={hidden}>
      {Array.from(slide?.querySelectorAll("source") ?? [], ({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="96vw" />
      ))}
      <img
        src={image.src}
        alt={image.alt}
        width={image.getAttribute("width") ?? undefined}
        height={image.getAttribute("height") ?? undefined}
        data-fallback="gallery"
      />
    </picture>
  );
}
