import {
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { controls, projects } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { CloseIcon } from "../ui/icons";
import { AskLink } from "./ask-link";
import styles from "./large-view.module.css";
import { isPlainClick } from "./plain-click";
import type { SlidePhoto } from "./slide";
import { StepButtons } from "./step-buttons";
import { slideFor, Track } from "./track";

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
  /** Where the pointer came down: a stroke that only ends outside, such as a selection, closes nothing. */
  const down = useRef<EventTarget>(undefined);
  const [index, setIndex] = useState(start);
  const [cameFrom] = useState(() => location.href);
  const count = slides.length;
  const slide = slides[index] as SlidePhoto;
  const { id, caption, details, photo } = slide;

  const go = useCallback((wanted: number) => setIndex((wanted + count) % count), [count]);
  const close = () => dialog.current?.close();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const wanted = slideFor(event, index, count);
    if (wanted === undefined) return;
    event.preventDefault();
    go(wanted);
  });

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    // On the document: after a press on words nothing has the focus.
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  // The browser's own share and bookmark mean this photo. With its own state Next lets the address be.
  useEffect(() => history.replaceState(history.state, "", `#${id}`), [id]);
  const onClosed = () => {
    // A link to elsewhere may have closed it.
    if (location.hash === `#${id}`) history.replaceState(history.state, "", cameFrom);
    onClose(index);
  };

  const closeOutside = ({ target }: MouseEvent) => {
    const outside = !(target as Element).closest("figure, [data-panel]");
    if (outside && target === down.current) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser itself
    <dialog
      ref={dialog}
      className={styles.large}
      aria-labelledby="large-caption"
      onPointerDown={({ target }) => {
        down.current = target;
      }}
      onClick={closeOutside}
      onClose={onClosed}
    >
      <Track slides={slides} layout="large" index={index} live="polite" onGo={go} />
      <div className={styles.panel} data-panel="">
        <p id="large-caption">{caption + details}</p>
        <p className={styles.counter}>{`${index + 1} / ${count}`}</p>
        <a href={photo.src}>{projects.fullSize}</a>
        <AskLink slide={slide} onClick={(event) => isPlainClick(event) && close()} />
        {count > 1 && <StepButtons index={index} onGo={go} />}
      </div>
      <IconButton className={styles.close} label={controls.close} onClick={close}>
        <CloseIcon />
      </IconButton>
    </dialog>
  );
}
