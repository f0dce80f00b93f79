import { type CSSProperties, memo } from "react";
import { Picture } from "../ui/picture";
import type { SlidePhoto } from "./slide-photo";
import styles from "./track.module.css";

/** How the same slides are laid out: as a carousel, as a grid, or in the whole window. */
export type Layout = "row" | "grid" | "lightbox";

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

/**
 * The `sizes` attribute of the picture: how wide the slide is in each layout. On a high phone the photo of the row is a
 * little wider, because its sides are cut off; the file for the slide's width is sharp enough there.
 */
const PICTURE_SIZES = {
  row: "(width >= 64rem) 55vw, 84vw",
  grid: "(width >= 64rem) 22vw, (width >= 48rem) 30vw, 45vw",
  lightbox: "100vw",
};

/** One photo. It is memoized, so that a move renders only the slides that change. */
export const Slide = memo(function Slide(props: Props) {
  const { photo, layout, label, current, rendered, hydrated } = props;
  const { id, kindAnchor, picture, alt, fullCaption } = photo;
  const inLightbox = layout === "lightbox";
  // With scripts, screen readers read only the current slide of a list that scrolls.
  const silent = hydrated && layout !== "grid" && !current;
  const image = (
    <Picture
      picture={picture}
      alt={alt}
      sizes={PICTURE_SIZES[layout]}
      loading={inLightbox ? "eager" : "lazy"}
      fetchPriority={inLightbox ? (current ? "high" : "low") : undefined}
      fallback="gallery"
    />
  );
  return (
    <div
      {...(layout === "grid"
        ? { role: "listitem" }
        : { role: "group", "aria-roledescription": "slide", "aria-label": label })}
      aria-hidden={silent || undefined}
      // Focusable, because the addresses `#photo-...` and, on the figure, `#work-...` lead here.
      id={inLightbox ? undefined : id}
      tabIndex={inLightbox ? undefined : -1}
      className={styles.slide}
      data-current={current || undefined}
      style={inLightbox ? lightboxStyle(picture) : undefined}
    >
      {rendered && (
        <figure
          id={inLightbox ? undefined : kindAnchor}
          tabIndex={kindAnchor && !inLightbox ? -1 : undefined}
        >
          {inLightbox ? (
            image
          ) : (
            // Without scripts the link leads to the file. With them the carousel opens the lightbox instead. In the row
            // one button enlarges the current photo: a tab stop for each photo would only be in the way.
            <a href={picture.src} tabIndex={hydrated && layout === "row" ? -1 : undefined}>
              {image}
            </a>
          )}
          <figcaption>{fullCaption}</figcaption>
        </figure>
      )}
    </div>
  );
});

/** The photo's shape, and its smallest file, which is shown until the large one has loaded. */
const lightboxStyle = ({ width, height, srcSet }: SlidePhoto["picture"]) =>
  ({
    "--ratio": width / height,
    "--small": `url("${srcSet.split(" ", 1)[0]}")`,
  }) as CSSProperties;
