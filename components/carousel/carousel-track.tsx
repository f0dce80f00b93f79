import { type KeyboardEvent, type MouseEvent, memo, useRef } from "react";
import { controls } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import styles from "./carousel.module.css";
import { Slide, type SlidePhoto } from "./slide";
import { useSettledTrack } from "./use-settled-track";

type Props = {
  slides: SlidePhoto[];
  index: number;
  live: "off" | "polite";
  reducedMotion: boolean;
  onGo: (index: number) => void;
  onPress: (index: number) => void;
};

/** The photos in a native scroll-snap list. */
export const CarouselTrack = memo(function CarouselTrack(props: Props) {
  const { slides, index, live, reducedMotion, onGo, onPress } = props;
  const track = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const count = slides.length;
  const { release } = useSettledTrack(track, { index, slides, reducedMotion, onGo });

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: count - 1,
    };
    const wanted = keys[event.key];
    if (wanted === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onGo(wanted);
  };

  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (!(target instanceof Element) || !target.closest("picture")) return;
    onPress(Array.from(currentTarget.children).findIndex((slide) => slide.contains(target)));
  };

  return (
    <div
      ref={track}
      role="group"
      aria-label={controls.track}
      aria-live={live}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className={styles.track}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={release}
      onWheel={release}
    >
      {slides.map(({ id, photo, alt, caption, details, before }, position) => (
        <Slide
          key={id}
          id={id}
          photo={photo}
          alt={alt}
          caption={caption}
          details={details}
          before={before}
          label={`${position + 1} of ${count}`}
          current={position === index}
          hidden={hydrated && position !== index}
        />
      ))}
    </div>
  );
});
