import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isPlainClick } from "@/lib/plain-click";
import { controlNames, projects } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { CloseIcon } from "../ui/icons";
import { AskLink } from "./ask-link";
import styles from "./large-view.module.css";
import type { SlidePhoto } from "./slide";
import { StepButtons } from "./step-buttons";
import { goByKey, Track } from "./track";

type Props = {
  slides: SlidePhoto[];
  /** The photo that it opens at. */
  start: number;
  /** Called with the photo that it was closed at. */
  onClose: (index: number) => void;
};

/** The photos in the whole window. It exists only while it is open. */
export function LargeView({ slides, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [cameFrom] = useState(() => location.href);
  const count = slides.length;
  const slide = slides[index] as SlidePhoto;
  const { id, words, photo } = slide;

  const go = (wanted: number) => setIndex((wanted + count) % count);
  const close = () => dialog.current?.close();

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    // Back leads to another place on the page, which the view would cover.
    const onBack = () => dialog.current?.close();
    addEventListener("hashchange", onBack);
    return () => removeEventListener("hashchange", onBack);
  }, []);

  // The browser's share and bookmark then mean this photo. Next leaves the address alone if the state is its own.
  useEffect(() => history.replaceState(history.state, "", `#${id}`), [id]);
  const onClosed = () => {
    // A link to elsewhere may have closed it.
    if (location.hash === `#${id}`) history.replaceState(history.state, "", cameFrom);
    onClose(index);
  };

  /** Beside the photo. A stroke that only ends there, as one over words may, is a click on what holds both. */
  const closeOutside = ({ target }: MouseEvent) => {
    if ((target as Element).closest("figure, [data-layout]")?.matches("[data-layout]")) close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.large}
      aria-labelledby="large-caption"
      onKeyDown={(event) => goByKey(event, index, count, go)}
      onClick={closeOutside}
      onClose={onClosed}
    >
      <Track slides={slides} layout="large" index={index} live="polite" onGo={go} />
      {/* It takes the focus of a press on its words, so that keys go on. */}
      <div className={styles.panel} tabIndex={-1}>
        <p id="large-caption">{words}</p>
        <p className={styles.counter}>{`${index + 1} / ${count}`}</p>
        <a href={photo.src}>{projects.fullSize}</a>
        <AskLink slide={slide} onClick={(event) => isPlainClick(event) && close()} />
        {count > 1 && <StepButtons index={index} onGo={go} />}
      </div>
      <IconButton className={styles.close} label={controlNames.close} onClick={close}>
        <CloseIcon />
      </IconButton>
    </dialog>
  );
}
