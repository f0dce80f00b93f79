import type { KeyboardEvent } from "react";
import { isPlainPress } from "@/lib/browser/plain-press";
import type { ButtonLook } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import styles from "./carousel.module.css";
import { carouselControlNames } from "./texts";

const DOTS_MAX = 10;

export type StepProps = { index: number; onGo: (index: number) => void };

export function StepButtons({ index, onGo, ...look }: StepProps & ButtonLook) {
  const { previous, next } = carouselControlNames;
  return (
    <>
      <IconButton {...look} icon="previous" label={previous} onClick={() => onGo(index - 1)} />
      <IconButton {...look} icon="next" label={next} onClick={() => onGo(index + 1)} />
    </>
  );
}

/** The counter's text, such as `1 / 44`, from the index of the current photo and the number of photos. */
export const counterText = (index: number, count: number) => `${index + 1} / ${count}`;

/** Goes to the next photo at a press of an arrow key. With a modifier key it leaves the key to the browser. */
export function goByArrowKey(event: KeyboardEvent, { index, onGo }: StepProps) {
  const step = Number(event.key === "ArrowRight") - Number(event.key === "ArrowLeft");
  if (!step || !isPlainPress(event)) return;
  event.preventDefault();
  onGo(index + step);
}

/** A dot for each of the first ten photos. From the eleventh photo on, none is marked: the counter says where one is. */
export function Dots({ index, count, onGo }: StepProps & { count: number }) {
  const dots = Array.from({ length: Math.min(DOTS_MAX, count) }, (_, position) => position);
  return (
    <div
      className={styles.dots}
      role="group"
      aria-label={carouselControlNames.dots}
      data-controls=""
      data-needs-script=""
    >
      {dots.map((position) => (
        <button
          key={position}
          type="button"
          className={styles.dot}
          aria-label={carouselControlNames.dot(position + 1)}
          aria-current={position === index || undefined}
          onClick={() => onGo(position)}
        >
          <span />
        </button>
      ))}
    </div>
  );
}
