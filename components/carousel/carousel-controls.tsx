import { type CSSProperties, useEffect, useRef } from "react";
import { controls, projects } from "@/lib/site";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { EnlargeIcon, PauseIcon, PlayIcon } from "../ui/icons";
import styles from "./carousel.module.css";
import { StepButtons } from "./step-buttons";
import { AUTO_ADVANCE_MS } from "./use-rotation";

const DOTS_MAX = 10;

type Props = {
  index: number;
  count: number;
  paused: boolean;
  rotating: boolean;
  onPause: () => void;
  onGo: (index: number) => void;
  onEnlarge: () => void;
  /** Undefined if there is only one photo. */
  onSeeAll?: () => void;
};

/** The row of controls. The rotation button comes first, as the WAI-ARIA carousel pattern asks. */
export function CarouselControls(props: Props) {
  const { index, count, paused, rotating, onPause, onGo, onEnlarge, onSeeAll } = props;
  const dots = Array.from({ length: Math.min(DOTS_MAX, count) }, (_, position) => position);
  // With a single photo there is nothing to move to.
  const single = count === 1;
  return (
    <div className={styles.controls} data-needs-script="">
      {!single && (
        <>
          <IconButton
            className={styles.rotation}
            label={paused ? controls.play : controls.pause}
            onClick={onPause}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
          <StepButtons index={index} onGo={onGo} />
          <div className={styles.dots} role="group" aria-label={controls.dots}>
            {dots.map((position) => (
              <button
                key={position}
                type="button"
                className={styles.dot}
                aria-label={controls.dot(position + 1)}
                aria-current={position === index || undefined}
                onClick={() => onGo(position)}
              >
                {position === index && <DotFill running={rotating} />}
              </button>
            ))}
            {index >= DOTS_MAX && <Progress share={(index + 1) / count} />}
          </div>
        </>
      )}
      <p className={styles.counter}>{`${index + 1} / ${count}`}</p>
      {onSeeAll && (
        <Button variant="outline" className={styles.seeAll} onClick={onSeeAll}>
          {projects.seeAll}
        </Button>
      )}
      <IconButton label={controls.enlarge} onClick={onEnlarge}>
        <EnlargeIcon />
      </IconButton>
    </div>
  );
}

/** The position among all photos, where no dot shows it. */
function Progress({ share }: { share: number }) {
  const style = { "--progress": share } as CSSProperties;
  return <span className={styles.progress} data-progress={share} style={style} />;
}

/** Fills the current dot while the timer runs, from empty each time, and stops with the timer. */
function DotFill({ running }: { running: boolean }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!running) return;
    const fill = element.current;
    for (const earlier of fill?.getAnimations() ?? []) earlier.cancel();
    const animation = fill?.animate({ scale: ["0 1", "1 1"] }, AUTO_ADVANCE_MS);
    return () => animation?.pause();
  }, [running]);
  return <span ref={element} className={styles.fill} />;
}
