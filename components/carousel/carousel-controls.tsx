import { type CSSProperties, type RefObject, useRef } from "react";
import { controls, projects } from "@/lib/site";
import { Button } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { CloseIcon, EnlargeIcon, PauseIcon, PlayIcon } from "../ui/icons";
import styles from "./carousel.module.css";
import { StepButtons } from "./step-buttons";

const DOTS_MAX = 10;

type Props = {
  index: number;
  count: number;
  layout: "row" | "grid";
  paused: boolean;
  /** Takes the button that enlarges the present photo. */
  enlargeButton: RefObject<HTMLButtonElement | null>;
  onPause: () => void;
  onGo: (index: number) => void;
  onEnlarge: () => void;
  onLayout: (layout: "row" | "grid") => void;
};

/** The row of controls. The rotation button comes first, as the WAI-ARIA carousel pattern asks. */
export function CarouselControls(props: Props) {
  const { index, count, layout, paused, enlargeButton } = props;
  const { onPause, onGo, onEnlarge, onLayout } = props;
  const row = layout === "row";
  // With a single photo there is nothing to move to.
  const single = count === 1;
  return (
    <div className={styles.controls} data-needs-script="">
      {row && !single && (
        <>
          <IconButton
            className={styles.rotation}
            label={paused ? controls.play : controls.pause}
            onClick={onPause}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
          <StepButtons index={index} onGo={onGo} />
          <Dots index={index} count={count} onGo={onGo} />
        </>
      )}
      {row && <p className={styles.counter}>{`${index + 1} / ${count}`}</p>}
      {!single && <LayoutButton key="layout" {...{ count, layout, onLayout }} />}
      {row && (
        <IconButton
          ref={enlargeButton}
          className={styles.enlarge}
          label={controls.enlarge}
          onClick={onEnlarge}
        >
          <EnlargeIcon />
        </IconButton>
      )}
    </div>
  );
}

/** One for each of the first ten photos. For the others, their line shows the position among all. */
function Dots({ index, count, onGo }: Pick<Props, "index" | "count" | "onGo">) {
  const dots = Array.from({ length: Math.min(DOTS_MAX, count) }, (_, position) => position);
  const share = (index + 1) / count;
  return (
    <div className={styles.dots} role="group" aria-label={controls.dots}>
      {dots.map((position) => (
        <button
          key={position}
          type="button"
          className={styles.dot}
          aria-label={controls.dot(position + 1)}
          aria-current={position === index || undefined}
          onClick={() => onGo(position)}
        />
      ))}
      {index >= DOTS_MAX && (
        <span
          className={styles.progress}
          data-progress={share}
          style={{ "--progress": share } as CSSProperties}
        />
      )}
    </div>
  );
}

function LayoutButton({ count, layout, onLayout }: Pick<Props, "count" | "layout" | "onLayout">) {
  const button = useRef<HTMLButtonElement>(null);
  const grid = layout === "grid";
  return (
    <Button
      ref={button}
      variant="outline"
      className={styles.seeAll}
      aria-pressed={grid}
      onClick={() => {
        onLayout(grid ? "row" : "grid");
        // Whichever begins above the window is shown from its beginning.
        requestAnimationFrame(() => {
          const carousel = button.current?.closest("[data-layout]");
          if (carousel && carousel.getBoundingClientRect().top < 0) carousel.scrollIntoView();
        });
      }}
    >
      <span>{projects.seeAll(count)}</span>
      {grid && <CloseIcon />}
    </Button>
  );
}
