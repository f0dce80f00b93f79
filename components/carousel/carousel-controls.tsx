import { IconButton, StepButtons } from "../ui/icon-button";
import { EnlargeIcon, PauseIcon, PlayIcon } from "../ui/icons";
import styles from "./carousel.module.css";

const DOTS_MAX = 10;

type Props = {
  index: number;
  count: number;
  paused: boolean;
  onPause: () => void;
  onGo: (index: number) => void;
  onEnlarge: () => void;
};

/** The row of controls. The rotation button comes first, as the WAI-ARIA carousel pattern asks. */
export function CarouselControls({ index, count, paused, onPause, onGo, onEnlarge }: Props) {
  const dots = Array.from({ length: Math.min(DOTS_MAX, count) }, (_, position) => position);
  const enlarge = (
    <IconButton label="Enlarge photo" onClick={onEnlarge}>
      <EnlargeIcon />
    </IconButton>
  );
  // With a single photo there is nothing to move to.
  if (count === 1) return <div data-needs-script="">{enlarge}</div>;
  return (
    <div className={styles.controls} data-needs-script="">
      <IconButton
        className={styles.rotation}
        label={paused ? "Play slideshow" : "Pause slideshow"}
        onClick={onPause}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
      <StepButtons index={index} onGo={onGo} />
      <div className={styles.dots} role="group" aria-label="Choose a photo">
        {dots.map((position) => (
          <button
            key={position}
            type="button"
            className={styles.dot}
            aria-label={`Go to photo ${position + 1}`}
            aria-current={position === index || undefined}
            onClick={() => onGo(position)}
          />
        ))}
      </div>
      <p className={styles.counter}>{`${index + 1} / ${count}`}</p>
      {enlarge}
    </div>
  );
}
