import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { isPlainPress } from "@/lib/plain-press";
import { controlNames, projectTexts } from "@/lib/site";
import { Icon } from "../ui/icon";
import { IconButton } from "../ui/icon-button";
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

/** The photos in the whole window. Rendered only while it is open. */
export function LargeView({ slides, index, onGo, onKeyDown, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cameFrom = useRef(location.href);
  /** Where a press began. Selecting text may end beside the photo: that must not close the view. */
  const pressed = useRef<EventTarget>(null);
  const slide = slides[index] as SlidePhoto;
  const { id, fullCaption, picture } = slide;
  const close = () => dialog.current?.close();

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // The browser then shares and bookmarks this photo. Next ignores the change, because the state is its own.
  useEffect(() => history.replaceState(history.state, "", `#${id}`), [id]);
  const onClosed = () => {
    // Unless a link to elsewhere has closed it.
    if (location.hash === `#${id}`) history.replaceState(history.state, "", cameFrom.current);
    onClose();
  };

  // Until the large picture has loaded, the page's own one is shown in its place.
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
      {/* Focusable, so that arrow keys still work after a press on its text. */}
      <div className={styles.panel} tabIndex={-1}>
        <p className={styles.counter}>{`${index + 1} / ${slides.length}`}</p>
        <a href={picture.src}>{projectTexts.fullSize}</a>
        <AskLink slide={slide} onClick={(event) => isPlainPress(event) && close()} />
        {slides.length > 1 && <StepButtons index={index} onGo={onGo} />}
      </div>
      <IconButton className={styles.close} label={controlNames.close} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </dialog>
  );
}

/** Whether this is the area around a photo: its slide, or the track. */
const isBeside = (target: EventTarget) =>
  (target as Element).matches("[data-layout], [data-layout] > *");
