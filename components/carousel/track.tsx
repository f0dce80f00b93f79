import { useEffect, useEffectEvent, useRef } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import { controlNames } from "@/lib/site";
import { type Layout, Slide } from "./slide";
import type { SlidePhoto } from "./slide-photo";
import styles from "./track.module.css";

type Props = {
  photos: SlidePhoto[];
  layout: Layout;
  index: number;
  live: "off" | "polite";
  /** Called with the photo that the visitor has scrolled to. */
  onGo: (index: number) => void;
};

/**
 * The photos, in a native scroll-snap list or a grid. The visitor may scroll the list, which then asks for the photo
 * that it stands at (`followScroll`). Another `index` scrolls the list there by script (`followIndex`).
 */
export function Track({ photos, layout, index, live, onGo }: Props) {
  const list = useRef<HTMLDivElement>(null);
  /** The slide that a scroll by script is going to. Slides that it passes do not become current. */
  const scrollTarget = useRef<number>(undefined);
  const isFirstRun = useRef(true);
  const count = photos.length;
  const scrolls = layout !== "grid";

  const indexInView = () => {
    const position = (list.current?.scrollLeft ?? 0) / slideDistance(list.current);
    // A list can be pulled beyond its ends; its first or last slide is then the current one.
    return Math.max(0, Math.min(Math.round(position), count - 1));
  };
  const scrollTo = (behavior: ScrollBehavior) => {
    scrollTarget.current = index;
    // Never scrollIntoView: that would move the page as well.
    list.current?.scrollTo({ left: index * slideDistance(list.current), behavior });
  };

  /** A scroll by the visitor, or the grid, ends one by script. */
  const forgetTarget = () => {
    scrollTarget.current = undefined;
  };

  const followIndex = useEffectEvent(() => {
    if (!scrolls) return forgetTarget();
    const from = scrollTarget.current ?? indexInView();
    const first = isFirstRun.current;
    isFirstRun.current = false;
    if (from === index) return;
    // The visitor may have scrolled the list before scripts ran: keep their slide.
    if (first && layout === "row") return onGo(from);
    // A move of more than one slide is instant, so that nothing in between is loaded.
    scrollTo(first || isMotionReduced() || Math.abs(from - index) > 1 ? "instant" : "smooth");
  });
  // Not a layout effect: the dialog around the large layout opens in one, and has to be open first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another photo, other photos, another layout
  useEffect(() => followIndex(), [index, photos, layout]);

  const followScroll = () => {
    const at = indexInView();
    if (scrollTarget.current === at) forgetTarget();
    else if (scrolls && scrollTarget.current === undefined && at !== index) onGo(at);
  };

  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  return (
    <div
      ref={list}
      role="group"
      aria-label={controlNames.track}
      aria-live={live}
      // A list that scrolls has to be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      className={styles.track}
      data-layout={layout}
      // Otherwise moving the compare slider would drag the link below it as well.
      onDragStart={(event) => event.preventDefault()}
      onPointerDown={forgetTarget}
      onWheel={forgetTarget}
      onScroll={followScroll}
      // A browser may stop a smooth scroll early, or add the rest of one to the next: then go to the target.
      onScrollEnd={() => scrollTarget.current !== undefined && scrollTo("instant")}
    >
      {photos.map((photo, position) => (
        <Slide
          key={photo.id}
          photo={photo}
          layout={layout}
          label={`${position + 1} of ${count}`}
          current={position === index}
          rendered={layout !== "large" || near.has(position)}
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
