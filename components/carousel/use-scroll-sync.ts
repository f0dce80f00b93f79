import { useEffect, useEffectEvent, useRef, type WheelEvent } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import type { Layout } from "./slide";
import type { SlidePhoto } from "./slide-photo";

/** How far from a slide, in CSS pixels, the list already stands at it. A browser may round where it scrolls to. */
const TOLERANCE = 2;

type Options = {
  photos: SlidePhoto[];
  layout: Layout;
  index: number;
  /** Called with the photo that the visitor has scrolled to. */
  onGo: (index: number) => void;
};

/**
 * Keeps the list's scroll position and the current photo (`index`) in step. When the visitor scrolls the list, `onGo`
 * reports the photo that it stands at. When `index` or the list's width changes, a script scrolls the list.
 *
 * The browser does not say whose scroll an event belongs to. So `target` is set from the beginning of a script's scroll
 * until the list stands there, or until the visitor takes over by finger or wheel. While it is set, nothing is reported;
 * while it is not, a scroll is the visitor's, by whatever means: a screen reader scrolls without finger and wheel.
 *
 * The grid does not scroll, and needs none of this.
 *
 * @returns the attributes of the list
 */
export function useScrollSync({ photos, layout, index, onGo }: Options) {
  const list = useRef<HTMLDivElement>(null);
  /** The slide that a script is scrolling to. */
  const target = useRef<number>(undefined);
  /** The list's width, in CSS pixels, that its scroll position belongs to. Undefined before the first effect. */
  const alignedWidth = useRef<number>(undefined);
  const scrolls = layout !== "grid";

  const indexInView = () => {
    const position = (list.current?.scrollLeft ?? 0) / slideDistance(list.current);
    // A list can be pulled beyond its ends; its first or last slide is then the current one.
    return Math.max(0, Math.min(Math.round(position), photos.length - 1));
  };
  const isAt = (slide: number) =>
    Math.abs((list.current?.scrollLeft ?? 0) - slide * slideDistance(list.current)) < TOLERANCE;
  const scrollTo = (slide: number, behavior: ScrollBehavior) => {
    // Where the list already stands there, no scroll event would come.
    target.current = isAt(slide) ? undefined : slide;
    // Never scrollIntoView: that would move the page as well.
    list.current?.scrollTo({ left: slide * slideDistance(list.current), behavior });
  };
  const forgetTarget = () => {
    target.current = undefined;
  };

  const followIndex = useEffectEvent(() => {
    if (!scrolls) return forgetTarget();
    // A slide that is left is hidden from screen readers, and must not keep the focus.
    if (list.current?.querySelector(":scope > :focus-within:not([data-current])"))
      list.current.focus({ preventScroll: true });
    const inView = indexInView();
    if (alignedWidth.current === undefined) {
      alignedWidth.current = list.current?.clientWidth;
      // The lightbox opens at its photo. In the row the visitor may have scrolled before scripts ran: keep their slide.
      if (layout === "lightbox") scrollTo(index, "instant");
      else if (inView !== index) onGo(inView);
      return;
    }
    // After a second press during a glide, the list comes from the first press's target.
    const from = target.current ?? inView;
    if (from === index) return;
    // The list glides to a neighbor, and jumps to any other slide, so that nothing in between is loaded. In the lightbox
    // only the current slide and its neighbors have photos, so a glide over more than one slide would show empty ones:
    // there a press during a glide jumps.
    const isNeighbor = Math.abs(from - index) <= 1;
    const isGliding = target.current !== undefined;
    const glides = isNeighbor && !(layout === "lightbox" && isGliding) && !isMotionReduced();
    scrollTo(index, glides ? "smooth" : "instant");
  });
  // This must not be a layout effect: the lightbox opens its dialog in one, and a closed dialog cannot scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, other photos, another layout
  useEffect(() => followIndex(), [index, photos, layout]);

  // Scroll snap should keep the slide by itself. Chromium does not, from the width of a phone to that of a desktop.
  const followWidth = useEffectEvent(() => {
    const width = list.current?.clientWidth;
    if (width === alignedWidth.current) return;
    alignedWidth.current = width;
    if (scrolls) scrollTo(index, "instant");
  });
  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(() => followWidth());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    if (target.current !== undefined) {
      if (isAt(target.current)) forgetTarget();
      return;
    }
    // A change of width scrolls the list as well. That is no choice of the visitor, and `followWidth` corrects it.
    if (!scrolls || list.current?.clientWidth !== alignedWidth.current) return;
    const inView = indexInView();
    if (inView !== index) onGo(inView);
  };
  // A browser may stop a smooth scroll early, or add the rest of one to the next. (Safari before 26.2 does not have this
  // event.)
  const onScrollEnd = () => {
    if (target.current !== undefined) scrollTo(target.current, "instant");
  };
  // A wheel that is turned downwards scrolls the page, and not the list. With Shift, some browsers report a turn
  // sideways as one downwards.
  const onWheel = ({ deltaX, deltaY, shiftKey }: WheelEvent) => {
    if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) forgetTarget();
  };

  // Touch events, because a mouse cannot drag the list: what it presses during a glide does not end the glide.
  return { ref: list, onTouchStart: forgetTarget, onWheel, onScroll, onScrollEnd };
}

/** How far it is from one slide to the next, in CSS pixels. */
function slideDistance(list: HTMLElement | null): number {
  const [first, second] = list?.children ?? [];
  if (!first || !second) return 1;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
