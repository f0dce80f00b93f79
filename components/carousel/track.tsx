import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useEffectEvent,
  useRef,
} from "react";
import { controls } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { isPlainClick } from "./plain-click";
import { type Layout, Slide, type SlidePhoto } from "./slide";
import styles from "./track.module.css";

/** The slide on this line, a little left of the middle, is the present one. */
const LINE = "0px -59% 0px -40%";

type Props = {
  slides: SlidePhoto[];
  layout: Layout;
  index: number;
  live: "off" | "polite";
  /** Called with the slide that a scroll by hand, or a key, has led to; it may be before the first. */
  onGo: (index: number) => void;
  /** Called with the slide whose photo is pressed. */
  onPress?: (index: number) => void;
};

/** The photos, in a native scroll-snap list or a grid. */
export const Track = memo(function Track(props: Props) {
  const { slides, layout, index, live, onGo, onPress } = props;
  const list = useRef<HTMLDivElement>(null);
  const inView = useRef(0);
  /** Where a scroll by script is going; the slides on its way do not count. */
  const goal = useRef<number>(undefined);
  const fresh = useRef(true);
  const hydrated = useHydrated();
  const count = slides.length;

  const scrollTo = useEffectEvent((behavior: ScrollBehavior) => {
    const [track, left] = [list.current, offsetOf(list.current, index)];
    if (!track || layout === "grid") return;
    goal.current = Math.abs(track.scrollLeft - left) < 1 ? undefined : index;
    // Never scrollIntoView: that would move the page as well.
    track.scrollTo({ left, behavior });
  });

  const report = useEffectEvent(() => {
    if (goal.current === undefined && inView.current !== index) onGo(inView.current);
  });

  const onScrollEnd = useEffectEvent(() => {
    if (goal.current === undefined) return;
    // A browser drops a smooth scroll when the layout changes, and may add the rest of one to the next.
    scrollTo("instant");
  });

  // Not a layout effect: the dialog around the large layout opens in one.
  useEffect(() => {
    const track = list.current;
    if (!track || layout === "grid") return;
    // Before scripts, the list in the page may have been scrolled by hand: that counts.
    if (!fresh.current || layout === "large") scrollTo("instant");
    fresh.current = false;
    const places = new Map([...track.children].slice(0, slides.length).map((it, at) => [it, at]));
    const observer = new IntersectionObserver(
      (entries) => {
        const onLine = entries.find(({ isIntersecting }) => isIntersecting);
        if (!onLine) return;
        inView.current = places.get(onLine.target) ?? 0;
        // Safari 17 does not say when a scroll has ended.
        if (!("onscrollend" in track) && inView.current === goal.current) goal.current = undefined;
        report();
      },
      { root: track, rootMargin: LINE },
    );
    for (const slide of places.keys()) observer.observe(slide);
    track.addEventListener("scrollend", onScrollEnd);
    return () => {
      observer.disconnect();
      track.removeEventListener("scrollend", onScrollEnd);
    };
  }, [slides, layout]);

  useEffect(() => {
    const from = goal.current ?? inView.current;
    if (from === index) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // A move of more than one slide is instant, so that nothing in between is loaded.
    scrollTo(reduced || Math.abs(from - index) > 1 ? "instant" : "smooth");
  }, [index]);

  /** A hand takes over from a scroll by script. */
  const release = () => {
    goal.current = undefined;
    report();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = slideFor(event, index, count);
    if (wanted === undefined) return;
    event.preventDefault();
    onGo(wanted);
  };

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("figure > a");
    if (!link || !onPress || !isPlainClick(event)) return;
    event.preventDefault();
    onPress([...event.currentTarget.children].findIndex((slide) => slide.contains(link)));
  };

  const scrolls = layout !== "grid";
  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  return (
    <div
      ref={list}
      role="group"
      aria-label={controls.track}
      aria-live={live}
      // What scrolls has to be reached by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={styles.track}
      data-layout={layout}
      onKeyDown={layout === "row" ? onKeyDown : undefined}
      onClick={onClick}
      // Otherwise drawing the joint would drag the link below it as well.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={release}
      onWheel={release}
    >
      {slides.map((slide, position) => (
        <Slide
          key={slide.id}
          slide={slide}
          layout={layout}
          label={`${position + 1} of ${count}`}
          current={position === index}
          hidden={hydrated && scrolls && position !== index}
          filled={layout !== "large" || near.has(position)}
        />
      ))}
    </div>
  );
});

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey"> & {
  target: EventTarget | null;
};

/** The slide that a key leads to, if any; the joint between two photos has the same keys. */
export function slideFor(event: Key, index: number, count: number): number | undefined {
  if (event.target instanceof HTMLInputElement || !isPlainClick(event)) return;
  const keys: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  return keys[event.key];
}

/** The scroll position that puts a slide at the start of the track, in CSS pixels. */
function offsetOf(track: HTMLElement | null, index: number): number {
  const [first, slide] = [track?.children[0], track?.children[index]];
  // Measured, not multiplied: forty fractions of a pixel add up.
  return first && slide
    ? slide.getBoundingClientRect().left - first.getBoundingClientRect().left
    : 0;
}
