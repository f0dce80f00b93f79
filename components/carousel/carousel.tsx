"use client";

import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { islandState } from "@/lib/page-contract";
import { controlNames } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { AskLink } from "./ask-link";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls";
import { type Kind, KindFilter } from "./kind-filter";
import { LargeView } from "./large-view";
import type { SlidePhoto } from "./slide";
import { Track } from "./track";
import { useRotation } from "./use-rotation";

type Props = {
  slides: SlidePhoto[];
  /** The kinds of work that there are photos of. */
  kinds: Kind[];
};

/** Photos that advance by themselves, and move by buttons, keys, swipes, dots and links. */
export function Carousel({ slides, kinds }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const enlargeButton = useRef<HTMLButtonElement>(null);
  /** The kind that is shown; none: all of them. */
  const [kind, setKind] = useState<string>();
  const [index, setIndex] = useState(0);
  const [layout, setLayout] = useState<"row" | "grid">("row");
  /** The photo that the large view opens at. */
  const [enlarged, setEnlarged] = useState<number>();
  const [rotation, setRotation] = useState<"by-itself" | "played" | "paused">("by-itself");
  const hydrated = useHydrated();

  const shown = useMemo(
    () => (kind ? slides.filter((slide) => slide.kind === kind) : slides),
    [slides, kind],
  );
  const count = shown.length;
  const paused = rotation === "paused";
  const runs = count > 1 && layout === "row" && enlarged === undefined && !paused;
  const rotating = useRotation(root, runs ? rotation : "off", index, () => goTo(index + 1));

  const goTo = (wanted: number) => setIndex((wanted + count) % count);
  const enlarge = (wanted: number) => {
    // Closing gives the focus back to the button, and not to a slide that has been left.
    enlargeButton.current?.focus({ preventScroll: true });
    setEnlarged(wanted);
  };
  const choose = (wanted?: string, at = 0) => {
    setKind(wanted);
    setIndex(at);
  };
  const changeLayout = (wanted: "row" | "grid") => {
    flushSync(() => setLayout(wanted));
    // A layout that begins above the window is shown from its beginning.
    if ((stage.current?.getBoundingClientRect().top ?? 0) < 0) stage.current?.scrollIntoView();
  };

  /** The address of a photo, or of a kind of work, which the browser itself has scrolled to. */
  const onAddress = useEffectEvent(() => {
    const id = location.hash.slice(1);
    const at = slides.findIndex((slide) => slide.id === id);
    const work = slides.find((slide) => slide.workId === id);
    const show = () => (work ? choose(work.kind) : choose(undefined, at));
    if (!work && at < 0) return;
    // Who opens the address of a photo wants to see that one, for longer than four seconds.
    if (!work) setRotation("paused");
    if (document.getElementById(id)) return show();
    // The present choice leaves it out.
    flushSync(show);
    document.getElementById(id)?.scrollIntoView();
  });

  useEffect(() => {
    onAddress();
    addEventListener("hashchange", onAddress);
    return () => removeEventListener("hashchange", onAddress);
  }, []);

  const current = shown[index];
  return (
    <div ref={root} className={styles.projects} {...islandState(hydrated)}>
      {/* Of a single kind there is nothing to choose. */}
      {kinds.length > 1 && (
        <KindFilter
          kinds={kinds}
          total={slides.length}
          chosen={kind}
          onChoose={(wanted) => {
            choose(wanted);
            // So that following a link to a kind or a photo always changes the address.
            history.replaceState(history.state, "", "#projects");
          }}
        />
      )}
      <div
        ref={stage}
        role="group"
        aria-roledescription="carousel"
        aria-label={controlNames.carousel}
        className={styles.carousel}
        data-state={paused ? "paused" : rotating ? "rotating" : "resting"}
        data-layout={layout}
        // Whoever draws the joint of a before and after compares for longer than four seconds.
        onInput={() => setRotation("paused")}
      >
        <CarouselControls
          index={index}
          count={count}
          layout={layout}
          paused={paused}
          enlargeButton={enlargeButton}
          onPause={() => setRotation(paused ? "played" : "paused")}
          onGo={goTo}
          onEnlarge={() => enlarge(index)}
          onLayout={changeLayout}
        />
        <div className={styles.stage}>
          <Track
            slides={shown}
            layout={layout}
            index={index}
            live={rotating ? "off" : "polite"}
            onGo={goTo}
            onPress={enlarge}
          />
          {current && layout === "row" && <AskLink className={styles.ask} slide={current} />}
        </div>
      </div>
      {enlarged !== undefined && (
        <LargeView
          slides={shown}
          start={enlarged}
          onClose={(at) => {
            setEnlarged(undefined);
            setIndex(at);
          }}
        />
      )}
    </div>
  );
}
