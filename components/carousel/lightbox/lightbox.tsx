import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { controls } from "@/lib/site";
import { IconButton } from "../../ui/icon-button";
import { CloseIcon, ZoomIcon } from "../../ui/icons";
import { AskLink } from "../ask-link";
import type { DialogsProps } from "../dialogs";
import { closeModal, Modal } from "../modal";
import type { SlidePhoto } from "../slide";
import { StepButtons } from "../step-buttons";
import { CopyLink } from "./copy-link";
import styles from "./lightbox.module.css";
import { LightboxPhotos } from "./lightbox-photos";
import { useSwipe } from "./use-swipe";
import { useZoom } from "./use-zoom";

/** How far an arrow key moves a zoomed photo, in CSS pixels. */
const PAN_PX = 120;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Props = Pick<DialogsProps, "slides" | "index" | "onGo" | "onClose">;

/** One photo in the whole window. It exists only while it is open. */
export function Lightbox({ slides, index, onGo, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLAnchorElement>(null);
  const [moved, setMoved] = useState(false);
  const { zoomed, pinched, zoom, reset } = useZoom(stage);
  const count = slides.length;
  const { id, kind, caption, details, photo } = slides[index] as SlidePhoto;

  const go = (wanted: number) => {
    reset();
    setMoved(true);
    onGo(wanted);
  };
  const swipe = useSwipe(!zoomed && !pinched, (direction) => go(index + direction));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    // The joint between two photos has arrow keys of its own.
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (zoomed) stage.current?.scrollBy(arrow.x * PAN_PX, arrow.y * PAN_PX);
    else if (arrow.x) go(index + arrow.x);
  });
  useEffect(() => {
    // Skip the joint's slider, which comes first: arrow keys change photos until the visitor focuses it.
    first.current?.focus();
    // On the document: nothing has the focus after a press on the photo, or after its element is removed.
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const onPhotoClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLImageElement) zoom(event);
  };

  return (
    <Modal
      className={styles.lightbox}
      aria-labelledby="lightbox-caption"
      data-pannable={zoomed || pinched}
      data-zoomed={zoomed}
      style={{ "--ratio": photo.width / photo.height } as CSSProperties}
      onClose={onClose}
      {...swipe}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button does the same */}
      <div
        ref={stage}
        className={styles.stage}
        data-outside=""
        onClick={onPhotoClick}
        // Otherwise dragging the joint would drag the photo below it as well.
        onDragStart={(event) => event.preventDefault()}
      >
        <LightboxPhotos slides={slides} index={index} />
      </div>
      <div className={styles.panel}>
        <p className={styles.caption} aria-live={moved ? "polite" : "off"}>
          <span id="lightbox-caption">{caption + details}</span>{" "}
          <span className={styles.counter}>{`${index + 1} / ${count}`}</span>
        </p>
        <AskLink
          ref={first}
          className={styles.ask}
          kind={kind}
          caption={caption}
          onClick={closeModal}
        />
        <div className={styles.actions}>
          <CopyLink key={id} id={id} caption={caption} />
          <IconButton label={zoomed ? controls.zoomOut : controls.zoomIn} onClick={() => zoom()}>
            <ZoomIcon />
          </IconButton>
          {count > 1 && <StepButtons index={index} onGo={go} />}
        </div>
      </div>
      <IconButton className={styles.close} label={controls.close} onClick={closeModal}>
        <CloseIcon />
      </IconButton>
    </Modal>
  );
}
