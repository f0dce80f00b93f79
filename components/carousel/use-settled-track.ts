import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/** How long the track has to be still before a scroll counts as ended, in milliseconds. */
const SETTLED_MS = 150;
/** How long a smooth scroll may take to begin, in milliseconds. */
const BEGIN_MS = 500;

type Options = {
  /** The slide to show. */
  index: number;
  /** The slides; the track jumps when other ones replace them. */
  slides: readonly unknown[];
  /** Whether less motion is wanted. */
  reducedMotion: boolean;
  /** Called with the slide that a scroll by hand has led to. */
  onGo: (index: number) => void;
};

/**
 * Keeps a scroll-snap track and the index in step: a new index scrolls the track, and a scroll by
 * hand reports a new index. It needs to tell the two apart, because both fire the same events.
 *
 * @param track the scrolling element; its children are the slides
 * @returns `release`: to be called when the visitor begins to scroll the track, so that a scroll by
 *   script that is under way is not completed against it
 */
export function useSettledTrack(track: RefObject<HTMLElement | null>, options: Options) {
  const { index, slides, reducedMotion, onGo } = options;
  /** The index that the track was last scrolled to, by script or by hand. */
  const shownIndex = useRef(index);
  const shownSlides = useRef(slides);
  /** Whether a scroll that the visitor did not make is under way. */
  const programmatic = useRef(false);
  /** The width that the track was last laid out for, in CSS pixels. */
  const width = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const scrollToIndex = useEffectEvent((behavior: ScrollBehavior) => {
    const list = track.current;
    if (!list) return;
    const left = offsetOf(list, index);
    const before = list.scrollLeft;
    shownIndex.current = index;
    // Never scrollIntoView: that would move the page as well.
    list.scrollTo({ left, behavior });
    programmatic.current =
      behavior === "smooth" ? Math.abs(before - left) > 1 : list.scrollLeft !== before;
    if (programmatic.current) settleAfter(BEGIN_MS);
  });

  // Browsers drop a smooth scroll when the layout changes during it, and may add the rest of one to
  // the next. So the place is checked, and set again, until it is right.
  const settle = useEffectEvent(() => {
    if (programmatic.current) scrollToIndex("instant");
    reportIndex();
  });

  const settleAfter = useEffectEvent((ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, ms);
  });

  const reportIndex = useEffectEvent(() => {
    const list = track.current;
    // A new width moves the slides before the place is corrected: that is no scroll by hand.
    if (!list || programmatic.current || list.clientWidth !== width.current) return;
    const nearest = Math.round(list.scrollLeft / (offsetOf(list, 1) || 1));
    const shown = Math.min(Math.max(nearest, 0), slides.length - 1);
    // The track has not moved; a press may already have set another index.
    if (shown === shownIndex.current) return;
    shownIndex.current = shown;
    onGo(shown);
  });

  const followIndex = useEffectEvent(() => {
    const replaced = slides !== shownSlides.current;
    shownSlides.current = slides;
    const distance = Math.abs(index - shownIndex.current);
    // A move of more than one slide is instant, so that nothing in between is loaded.
    const instant = replaced || reducedMotion || distance > 1;
    if (replaced || distance > 0) scrollToIndex(instant ? "instant" : "smooth");
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new index is followed
  useEffect(() => {
    followIndex();
  }, [index, slides]);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    width.current = list.clientWidth;
    reportIndex();

    const onScroll = () => {
      reportIndex();
      settleAfter(SETTLED_MS);
    };
    list.addEventListener("scroll", onScroll, { passive: true });

    const resized = new ResizeObserver(() => {
      if (list.clientWidth === width.current) return;
      width.current = list.clientWidth;
      scrollToIndex("instant");
    });
    resized.observe(list);

    return () => {
      clearTimeout(timer.current);
      list.removeEventListener("scroll", onScroll);
      resized.disconnect();
    };
  }, [track]);

  return {
    release: () => {
      programmatic.current = false;
    },
  };
}

/** The scroll position that puts a slide at the start of the track, in CSS pixels. */
function offsetOf(list: HTMLElement, index: number): number {
  const [first, slide] = [list.children[0], list.children[index]];
  // Measured, not multiplied: forty fractions of a pixel add up.
  return slide && first
    ? slide.getBoundingClientRect().left - first.getBoundingClientRect().left
    : 0;
}
