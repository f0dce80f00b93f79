import { useEffect, useEffectEvent, useRef } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import { type Layout, Slide } from "./slide";
import type { SlidePhoto } from "./slide-photo";
import { carouselControlNames } from "./texts";
import styles from "./track.module.css";

/**
 * A scroll counts as ended after this pause, in milliseconds, where there is no `scrollend` event (Safari before 26.2).
 */
const SCROLL_END_MS = 150;

type Props = {
  photos: SlidePhoto[];
  layout: Layout;
  index: number;
  hydrated: boolean;
  live: "off" | "polite";
  /** Called with the photo that the visitor has scrolled to. */
  onGo: (index: number) => void;
};

/** The state of scrolling that the track remembers between two events. */
type ScrollState = {
  /** The slide that a scroll by script is going to. Slides that it passes do not become current. */
  target?: number | undefined;
  /** The width of the list, in CSS pixels, when a script last scrolled it into place. */
  width?: number | undefined;
  endTimer?: ReturnType<typeof setTimeout>;
};

/**
 * The photos, in a native scroll-snap list or a grid. When the visitor scrolls the list, it reports the photo that it
 * stands at (`followScroll`). When `index` or the width of the list changes, a script scrolls the list to the photo
 * (`followIndex`, `followSize`).
 */
export function Track({ photos, layout, index, hydrated, live, onGo }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const scroll = useRef<ScrollState>({});
  const count = photos.length;
  const scrolls = layout !== "grid";

  const indexInView = () => {
    const position = (list.current?.scrollLeft ?? 0) / slideDistance(list.current);
    // A list can be pulled beyond its ends; its first or last slide is then the current one.
    return Math.max(0, Math.min(Math.round(position), count - 1));
  };
  const scrollTo = (target: number, behavior: ScrollBehavior) => {
    scroll.current.target = target;
    // Never scrollIntoView: that would move the page as well.
    list.current?.scrollTo({ left: target * slideDistance(list.current), behavior });
  };
  /** A scroll by script has no target any more when the visitor scrolls, or when the layout becomes the grid. */
  const forgetTarget = () => {
    scroll.current.target = undefined;
  };

  const followIndex = useEffectEvent(() => {
    if (!scrolls) return forgetTarget();
    // A slide that is left is hidden from screen readers, and must not keep the focus.
    if (list.current?.querySelector(":scope > :focus-within:not([data-current])"))
      list.current.focus({ preventScroll: true });
    const isFirst = scroll.current.width === undefined;
    if (isFirst) scroll.current.width = list.current?.clientWidth;
    const inView = indexInView();
    const from = scroll.current.target ?? inView;
    if (from === index) return;
    // The visitor may have scrolled the list before scripts ran: keep their slide.
    if (isFirst && layout === "row") return onGo(from);
    // A move of more than one slide is instant, so that nothing in between is loaded. In the lightbox that
    // counts from what is in view, because slides far from the current one are empty.
    const distance = Math.abs((layout === "lightbox" ? inView : from) - index);
    scrollTo(index, isFirst || isMotionReduced() || distance > 1 ? "instant" : "smooth");
  });
  // This must not be a layout effect: the dialog around the lightbox opens in one, and has to be open first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, other photos, another layout
  useEffect(() => followIndex(), [index, photos, layout]);

  const followSize = useEffectEvent(() => {
    const width = list.current?.clientWidth;
    if (width === scroll.current.width) return;
    scroll.current.width = width;
    if (scrolls) scrollTo(index, "instant");
  });
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => followSize());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const followScroll = () => {
    // A change of width scrolls the list as well. That is no choice of the visitor, and `followSize` corrects it.
    const isVisitor =
      scroll.current.target === undefined && list.current?.clientWidth === scroll.current.width;
    const inView = indexInView();
    if (scrolls && isVisitor && inView !== index) onGo(inView);
    if ("onscrollend" in window) return;
    clearTimeout(scroll.current.endTimer);
    scroll.current.endTimer = setTimeout(endScroll, SCROLL_END_MS);
  };
  const endScroll = () => {
    const { target } = scroll.current;
    if (target === undefined) return;
    // A browser may stop a smooth scroll early, or add the rest of one to the next: then go to the target.
    if (indexInView() === target) forgetTarget();
    else scrollTo(target, "instant");
  };

  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  return (
    <div
      ref={list}
      role="group"
      aria-label={carouselControlNames.track}
      aria-live={live}
      // A list that scrolls has to be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={styles.track}
      data-layout={layout}
      // Without this, moving the compare slider would also drag the link below it.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={forgetTarget}
      onWheel={forgetTarget}
      onScroll={followScroll}
      onScrollEnd={endScroll}
    >
      {photos.map((photo, position) => (
        <Slide
          key={photo.id}
          photo={photo}
          layout={layout}
          label={`${position + 1} of ${count}`}
          current={position === index}
          rendered={layout !== "lightbox" || near.has(position)}
          hydrated={hydrated}
        />
      ))}
    </div>
  );
}

/** How far it is from one slide to the next, in CSS pixels. */
function slideDistance(list: HTMLElement | null): number {
  const [first, second] = list?.children ?? [];
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
