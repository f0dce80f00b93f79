import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { hasNoModifier } from "@/lib/modifier-keys";
import { controlNames, projects } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { CloseIcon } from "../ui/icons";
import { AskLink } from "./ask-link";
import { StepButtons } from "./carousel-controls";
import styles from "./large-view.module.css";
import type { SlidePhoto } from "./slide";
import { Track } from "./track";

type Props = {
  slides: SlidePhoto[];
  index: number;
  onGo: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The photos in the whole window. It exists only while it is open. */
export function LargeView({ slides, index, onGo, onKeyDown, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef(location.href);
  /** Where a press began: a stroke that only ends beside the photo, as one over words may, closes nothing. */
  const pressed = useRef<EventTarget>(null);
  const slide = slides[index] as SlidePhoto;
  const { id, fullCaption, photo } = slide;
  const close = () => dialog.current?.close();

  // Not closed in the clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Back leads to another place on the page, which the view would cover.
    const onBack = () => dialog.current?.close();
    addEventListener("hashchange", onBack);
    return () => removeEventListener("hashchange", onBack);
  }, []);

  // The browser's share and bookmark then mean this photo. Next leaves the address alone if the state is its own.
  useEffect(() => history.replaceState(history.state, "", `#${id}`), [id]);
  const onClosed = () => {
    // A link to elsewhere may have closed it.
    if (location.hash === `#${id}`) history.replaceState(history.state, "", cameFrom.current);
    onClose();
  };

  // The page's own picture stands in the place of the large one until that has come.
  const small = document.getElementById(id)?.querySelector("img")?.currentSrc;

  return (
    <dialog
      ref={dialog}
      className={styles.large}
      aria-label={fullCaption}
      style={{ "--small": small && `url("${small}")` } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target }) => target === pressed.current && isBeside(target) && close()}
      onClose={onClosed}
    >
      <Track slides={slides} layout="large" index={index} live="polite" onGo={onGo} />
      {/* It takes the focus of a press on its words, so that keys go on. */}
      <div className={styles.panel} tabIndex={-1}>
        <p className={styles.counter}>{`${index + 1} / ${slides.length}`}</p>
        <a href={photo.src}>{projects.fullSize}</a>
        <AskLink slide={slide} onClick={(event) => hasNoModifier(event) && close()} />
        {slides.length > 1 && <StepButtons index={index} onGo={onGo} />}
      </div>
      <IconButton className={styles.close} label={controlNames.close} onClick={close}>
        <CloseIcon />
      </IconButton>
    </dialog>
  );
}

/** Whether this is what lies around a photo: its slide, or the track. */
const isBeside = (target: EventTarget) =>
  (target as Element).matches("[data-layout], [data-layout] > *");
