import type { CSSProperties, RefObject } from "react";
import { controlNames, projects } from "@/lib/site";
import { Chip } from "../ui/chip";
import { IconButton } from "../ui/icon-button";
import { EnlargeIcon, PauseIcon, PlayIcon } from "../ui/icons";
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
            label={paused ? controlNames.play : controlNames.pause}
            onClick={onPause}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
          <StepButtons index={index} onGo={onGo} />
          <Dots index={index} count={count} onGo={onGo} />
        </>
      )}
      {row && <p className={styles.counter}>{`${index + 1} / ${count}`}</p>}
      {!single && (
        <Chip key="layout" aria-pressed={!row} onClick={() => onLayout(row ? "grid" : "row")}>
          {projects.seeAll(count)}
          {!row && <span aria-hidden="true">×</span>}
        </Chip>
      )}
      {row && (
        <IconButton
          ref={enlargeButton}
          className={styles.enlarge}
          label={controlNames.enlarge}
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
  const beyond = { "--progress": (index + 1) / count } as CSSProperties;
  return (
    <div
      className={styles.dots}
      role="group"
      aria-label={controlNames.dots}
      style={index < DOTS_MAX ? undefined : beyond}
    >
      {dots.map((position) => (
        <button
          key={position}
          type="button"
          className={styles.dot}
          aria-label={controlNames.dot(position + 1)}
          aria-current={position === index || undefined}
          onClick={() => onGo(position)}
        />
      ))}
    </div>
  );
}
