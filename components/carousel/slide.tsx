import dynamic from "next/dynamic";
import { type CSSProperties, memo } from "react";
import { Picture } from "../ui/picture";
import type { SlidePhoto } from "./slide-photo";
import styles from "./track.module.css";

// Few owners have such photos, so its code and styles are loaded only where there is one.
const BeforeAfter = dynamic(() => import("./before-after").then((module) => module.BeforeAfter));

/** How the same slides are laid out: as a carousel, as a grid, or in the whole window. */
export type Layout = "row" | "grid" | "large";

type Props = {
  photo: SlidePhoto;
  layout: Layout;
  /** The slide's accessible name, such as `3 of 44`. */
  label: string;
  current: boolean;
  /** Whether its content is rendered. Otherwise the slide only takes its place. */
  rendered: boolean;
  /** Whether scripts have taken over. */
  hydrated: boolean;
};

const SIZES = {
  row: "(width >= 64rem) min(66vw, 58rem), 84vw",
  grid: "(width >= 80rem) 22vw, (width >= 48rem) 30vw, 45vw",
  large: "100vw",
};

/** One photo. It is memoized, so that a move renders only the slides that change. */
export const Slide = memo(function Slide(props: Props) {
  const { photo, layout, label, current, rendered, hydrated } = props;
  const { id, kindAnchor, picture, alt, caption, fullCaption, before } = photo;
  const large = layout === "large";
  // With scripts, screen readers read only the current slide of a list that scrolls.
  const silent = hydrated && layout !== "grid" && !current;
  // In the row, scripts bring one button that enlarges the current photo. A tab stop for each photo would only be in
  // the way.
  const tabIndex = hydrated && layout === "row" ? -1 : undefined;
  const loading = {
    sizes: SIZES[layout],
    loading: large ? "eager" : "lazy",
    fetchPriority: large ? (current ? "high" : "low") : undefined,
  } as const;
  const image = <Picture picture={picture} alt={alt} fallback="gallery" {...loading} />;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={silent || undefined}
      // Focusable, because the addresses `#photo-...` and, on the figure, `#work-...` lead here.
      id={large ? undefined : id}
      tabIndex={large ? undefined : -1}
      className={styles.slide}
      data-current={current || undefined}
      style={large ? ({ "--ratio": picture.width / picture.height } as CSSProperties) : undefined}
    >
      {rendered && (
        <figure
          id={large ? undefined : kindAnchor}
          tabIndex={kindAnchor && !large ? -1 : undefined}
        >
          {large ? (
            image
          ) : (
            // The carousel listens for presses on links with this attribute.
            <a href={picture.src} tabIndex={tabIndex} data-enlarges="">
              {image}
            </a>
          )}
          {before && layout !== "grid" && (
            <BeforeAfter before={before} caption={caption} current={current} {...loading} />
          )}
          <figcaption>{fullCaption}</figcaption>
        </figure>
      )}
    </div>
  );
});
