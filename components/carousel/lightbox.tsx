import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { controls } from "@/lib/site";
import { IconButton } from "../ui/icon-button";
import { CloseIcon, ZoomIcon } from "../ui/icons";
import { AskLink } from "./ask-link";
import { BeforeToggle } from "./before-toggle";
import { CopyLink } from "./copy-link";
import styles from "./lightbox.module.css";
import { LightboxPhotos } from "./lightbox-photos";
import { closeModal, Modal } from "./modal";
import type { SlidePhoto } from "./slide";
import { StepButtons } from "./step-buttons";

/** How far a finger has to travel for a swipe, in CSS pixels. */
const SWIPE_PX = 48;
/** How far an arrow key moves a zoomed photo, in CSS pixels. */
const PAN_PX = 120;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Props = {
  slides: SlidePhoto[];
  index: number;
  onGo: (index: number) => void;
  onClose: () => void;
};

/** One photo in the whole window. It exists only while it is open. */
export function Lightbox({ slides, index, onGo, onClose }: Props) {
  /** Where a swipe has begun; none while two fingers are down, which zoom. */
  const swipeStart = useRef<number>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const [earlier, setEarlier] = useState(false);
  const [moved, setMoved] = useState(false);
  const pinched = usePinched();
  const count = slides.length;
  const { id, kind, caption, details, photo, before } = slides[index] as SlidePhoto;

  const go = (wanted: number) => {
    setZoomed(false);
    setEarlier(false);
    setMoved(true);
    onGo(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (zoomed) stage.current?.scrollBy(arrow.x * PAN_PX, arrow.y * PAN_PX);
    else if (arrow.x) go(index + arrow.x);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    const swipes = touches.length === 1 && !zoomed && !pinched;
    swipeStart.current = swipes ? touches[0]?.clientX : undefined;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const [from, to] = [swipeStart.current, changedTouches[0]?.clientX];
    if (from === undefined || to === undefined || Math.abs(to - from) < SWIPE_PX) return;
    go(to > from ? index - 1 : index + 1);
  };
  /** A press on the photo zooms; one beside it closes. */
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof HTMLImageElement) setZoomed(!zoomed);
    else closeModal(event);
  };

  return (
    <Modal
      className={styles.lightbox}
      aria-labelledby="lightbox-caption"
      data-zoomed={zoomed || pinched}
      data-enlarged={zoomed}
      style={{ "--ratio": photo.width / photo.height } as CSSProperties}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a button and Escape do the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button and Escape do the same */}
      <div ref={stage} className={styles.stage} onClick={onClick}>
        <LightboxPhotos slides={slides} index={index} earlier={earlier} />
      </div>
      <div className={styles.panel}>
        <p className={styles.caption} aria-live={moved ? "polite" : "off"}>
          <span id="lightbox-caption">{caption + details}</span>{" "}
          <span className={styles.counter}>{`${index + 1} / ${count}`}</span>
        </p>
        <AskLink className={styles.ask} kind={kind} caption={caption} onClick={closeModal} />
        <div className={styles.actions}>
          {before && <BeforeToggle pressed={earlier} onPress={setEarlier} />}
          <CopyLink key={id} id={id} caption={caption} />
          <IconButton
            label={zoomed ? controls.zoomOut : controls.zoomIn}
            onClick={() => setZoomed(!zoomed)}
          >
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

/** Whether two fingers have zoomed the page. */
function usePinched(): boolean {
  const [pinched, setPinched] = useState(false);
  useEffect(() => {
    const viewport = window.visualViewport;
    const check = () => setPinched((viewport?.scale ?? 1) > 1.01);
    check();
    viewport?.addEventListener("resize", check);
    return () => viewport?.removeEventListener("resize", check);
  }, []);
  return pinched;
}
