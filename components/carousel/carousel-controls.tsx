import type { CSSProperties } from "react";
import { controlNames, projectTexts } from "@/lib/site";
import { Chip } from "../ui/chip";
import { Icon } from "../ui/icon";
import { IconButton } from "../ui/icon-button";
import styles from "./carousel.module.css";

const DOTS_MAX = 10;

type StepProps = { index: number; onGo: (index: number) => void };

type Props = StepProps & {
  count: number;
  layout: "row" | "grid";
  paused: boolean;
  onPause: () => void;
  onLayout: () => void;
};

/** The row of controls. The rotation button comes first, as the WAI-ARIA carousel pattern asks. */
export function CarouselControls(props: Props) {
  const { index, count, layout, paused, onPause, onGo, onLayout } = props;
  const isRow = layout === "row";
  const seeAll = projectTexts.seeAll(count);
  return (
    <div className={styles.controls} data-needs-script="">
      {isRow && (
        <>
          <IconButton
            className={styles.rotation}
            label={paused ? controlNames.play : controlNames.pause}
            onClick={onPause}
          >
            <Icon name={paused ? "play" : "pause"} />
          </IconButton>
          <StepButtons index={index} onGo={onGo} />
          <Dots index={index} count={count} onGo={onGo} />
          <p className={styles.counter}>{`${index + 1} / ${count}`}</p>
        </>
      )}
      <Chip
        // Early presses find it by this: lib/early/presses.ts.
        value="layout"
        aria-label={isRow ? undefined : `${seeAll}: ${projectTexts.back}`}
        onClick={onLayout}
      >
        {isRow ? seeAll : projectTexts.back}
      </Chip>
    </div>
  );
}

export function StepButtons({ index, onGo }: StepProps) {
  return (
    <>
      <IconButton label={controlNames.previous} onClick={() => onGo(index - 1)}>
        <Icon name="previous" />
      </IconButton>
      <IconButton label={controlNames.next} onClick={() => onGo(index + 1)}>
        <Icon name="next" />
      </IconButton>
    </>
  );
}

/** A dot for each of the first ten photos. Beyond them, a bar along the dots shows the position among all photos. */
function Dots({ index, count, onGo }: StepProps & { count: number }) {
  const dots = Array.from({ length: Math.min(DOTS_MAX, count) }, (_, position) => position);
  const progress = { "--progress": (index + 1) / count } as CSSProperties;
  return (
    <div
      className={styles.dots}
      role="group"
      aria-label={controlNames.dots}
      style={index < DOTS_MAX ? undefined : progress}
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
