import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { isPlainClick } from "@/lib/plain-click";
import { controlNames } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { type Layout, Slide, type SlidePhoto } from "./slide";
import styles from "./track.module.css";

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
export function Track({ slides, layout, index, live, onGo, onPress }: Props) {
  const list = useRef<HTMLDivElement>(null);
  /** Where a scroll by script is going; the slides on its way do not count. */
  const scrollTarget = useRef<number>(undefined);
  const firstRun = useRef(true);
  const hydrated = useHydrated();
  const count = slides.length;
  const scrolls = layout !== "grid";

  const scrollTo = useEffectEvent((behavior: ScrollBehavior) => {
    const track = list.current;
    if (!track || !scrolls) return;
    scrollTarget.current = Math.abs(placeOf(track) - index) * stepOf(track) < 1 ? undefined : index;
    // Never scrollIntoView: that would move the page as well.
    track.scrollTo({ left: index * stepOf(track), behavior });
  });

  /** What is in view is the present slide, unless a script scrolls. */
  const report = () => {
    const track = list.current;
    if (!track || !scrolls) return;
    const place = placeOf(track);
    if (scrollTarget.current !== undefined) {
      if (Math.abs(place - scrollTarget.current) * stepOf(track) < 1)
        scrollTarget.current = undefined;
      return;
    }
    // A list can be pulled beyond its ends; its first or last slide is still the present one.
    const inView = Math.max(0, Math.min(Math.round(place), count - 1));
    if (inView !== index) onGo(inView);
  };
  const reportFirst = useEffectEvent(report);

  // Not a layout effect: the dialog around the large layout opens in one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides, or another layout
  useEffect(() => {
    // Before scripts, the list in the page may have been scrolled by hand: that counts.
    if (firstRun.current && layout === "row") reportFirst();
    else scrollTo("instant");
    firstRun.current = false;
  }, [slides, layout]);

  useEffect(() => {
    const from = scrollTarget.current ?? (list.current ? Math.round(placeOf(list.current)) : 0);
    if (from === index) return;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // A move of more than one slide is instant, so that nothing in between is loaded.
    scrollTo(reduced || Math.abs(from - index) > 1 ? "instant" : "smooth");
  }, [index]);

  /** A scroll by hand ends one by script. */
  const onHandScroll = () => {
    scrollTarget.current = undefined;
  };

  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest("figure > a");
    if (!link || !onPress || !isPlainClick(event)) return;
    event.preventDefault();
    onPress([...event.currentTarget.children].findIndex((slide) => slide.contains(link)));
  };

  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  return (
    <div
      ref={list}
      role="group"
      aria-label={controlNames.track}
      aria-live={live}
      // What scrolls has to be reached by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={styles.track}
      data-layout={layout}
      onKeyDown={layout === "row" ? (event) => goByKey(event, index, count, onGo) : undefined}
      onClick={onClick}
      // Otherwise moving the compare slider would drag the link below it as well.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={onHandScroll}
      onWheel={onHandScroll}
      onScroll={report}
      // A browser drops a smooth scroll when the layout changes, and may add the rest of one to the next.
      onScrollEnd={() => scrollTarget.current !== undefined && scrollTo("instant")}
    >
      {slides.map((slide, position) => (
        <Slide
          key={slide.id}
          slide={slide}
          layout={layout}
          label={`${position + 1} of ${count}`}
          current={position === index}
          hidden={hydrated && scrolls && position !== index}
          withPicture={layout !== "large" || near.has(position)}
        />
      ))}
    </div>
  );
}

/** How far it is from one slide to the next, in CSS pixels. */
function stepOf({ children: [first, second] }: HTMLElement): number {
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}

/** Where the list stands: 1.5 is between the second slide and the third. */
const placeOf = (track: HTMLElement) => track.scrollLeft / stepOf(track);

/** Moves by key, unless the compare slider has the focus, which uses the same keys. */
export function goByKey(
  event: KeyboardEvent,
  index: number,
  count: number,
  go: (index: number) => void,
) {
  if (event.target instanceof HTMLInputElement || !isPlainClick(event)) return;
  const keys: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: count - 1,
  };
  const wanted = keys[event.key];
  if (wanted === undefined) return;
  event.preventDefault();
  go(wanted);
}
