import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import styles from "./carousel.module.css";
import { Slide, type SlidePhoto } from "./slide";

/** How long the track has to lie still before a move counts as ended, in milliseconds. */
const SETTLED_MS = 150;
/** How long a move may take to begin, in milliseconds. */
const BEGIN_MS = 500;

type Props = {
  slides: SlidePhoto[];
  index: number;
  live: "off" | "polite";
  /** Whether less motion is wanted. */
  still: boolean;
  onGo: (index: number) => void;
  onPress: (index: number) => void;
};

/** A native scroll-snap list: it follows `index`, and tells when a hand has moved it. */
export const CarouselTrack = memo(function CarouselTrack(props: Props) {
  const { slides, index, live, still, onGo, onPress } = props;
  const track = useRef<HTMLDivElement>(null);
  /** The slide shown last, by whomever. */
  const shown = useRef(index);
  /** Whether the track is on its way to a slide that it was told to show. */
  const sent = useRef(false);
  /** The width that the track was last laid out for, in CSS pixels. */
  const width = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [scripted, setScripted] = useState(false);

  const show = useEffectEvent((behavior: ScrollBehavior) => {
    const list = track.current;
    if (!list) return;
    const left = leftOf(list, index);
    const before = list.scrollLeft;
    shown.current = index;
    // Never scrollIntoView: that would move the page as well.
    list.scrollTo({ left, behavior });
    sent.current = behavior === "smooth" ? Math.abs(before - left) > 1 : list.scrollLeft !== before;
    if (sent.current) settleIn(BEGIN_MS);
  });

  // Browsers drop a smooth move when the layout changes under it, and may add the rest of one to the
  // next. Sent, the track is looked at until it lies where it was sent; moved by hand, it says where.
  const settle = useEffectEvent(() => {
    if (sent.current) show("instant");
    followHand();
  });

  const settleIn = useEffectEvent((ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, ms);
  });

  const followHand = useEffectEvent(() => {
    const list = track.current;
    // A new width moves the slides before anybody has put them right: that is no hand.
    if (!list || sent.current || list.clientWidth !== width.current) return;
    const at = Math.round(list.scrollLeft / (leftOf(list, 1) || 1));
    shown.current = Math.min(Math.max(at, 0), slides.length - 1);
    onGo(shown.current);
  });

  const follow = useEffectEvent(() => {
    const distance = Math.abs(index - shown.current);
    // A move of more than one slide is instant, so that nothing in between is loaded.
    if (distance > 0) show(still || distance > 1 ? "instant" : "smooth");
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new index is followed
  useEffect(() => {
    follow();
  }, [index]);

  // Every slide changes with this: in small steps, while the page comes alive.
  useEffect(() => startTransition(() => setScripted(true)), []);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    width.current = list.clientWidth;
    followHand();

    const onScroll = () => {
      followHand();
      settleIn(SETTLED_MS);
    };
    list.addEventListener("scroll", onScroll, { passive: true });

    const resized = new ResizeObserver(() => {
      if (list.clientWidth === width.current) return;
      width.current = list.clientWidth;
      show("instant");
    });
    resized.observe(list);

    return () => {
      clearTimeout(timer.current);
      list.removeEventListener("scroll", onScroll);
      resized.disconnect();
    };
  }, []);

  /** A hand on the track is stronger than any order. */
  const takeOver = () => {
    sent.current = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: slides.length - 1,
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
      aria-label="Photos"
      aria-live={live}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className={styles.track}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={takeOver}
      onWheel={takeOver}
    >
      {slides.map((slide, at) => (
        <Slide
          key={slide.photo.src}
          {...slide}
          label={`${at + 1} of ${slides.length}`}
          current={at === index}
          hidden={scripted && at !== index}
        />
      ))}
    </div>
  );
});

/** Where the track has to be scrolled to for a slide to stand at its start, in CSS pixels. */
function leftOf(list: HTMLElement, at: number): number {
  const [first, slide] = [list.children[0], list.children[at]];
  // Measured, not multiplied: forty fractions of a pixel add up.
  return slide && first
    ? slide.getBoundingClientRect().left - first.getBoundingClientRect().left
    : 0;
}
