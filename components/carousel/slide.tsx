import { type CSSProperties, memo } from "react";
import { Picture, type PictureProps } from "../ui/picture";
import type { SlidePhoto } from "./slide-photo";
import { photoTexts } from "./texts";
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
 * The `sizes` attribute of the picture: how wide the slide is in each layout. In the row of a phone the photo is wider,
 * because it is cropped to a square; the narrower file has half as many bytes, and is sharp enough on such a screen.
 */
const PICTURE_SIZES = {
  row: "(width >= 64rem) 60vw, 84vw",
  grid: "(width >= 80rem) 22vw, (width >= 48rem) 30vw, 45vw",
  lightbox: "100vw",
};

/** One photo. It is memoized, so that a move renders only the slides that change. */
export const Slide = memo(function Slide(props: Props) {
  const { photo, layout, label, current, rendered, hydrated } = props;
  const { id, kindAnchor, picture, alt, caption, fullCaption, before } = photo;
  const inLightbox = layout === "lightbox";
  // With scripts, screen readers read only the current slide of a list that scrolls.
  const silent = hydrated && layout !== "grid" && !current;
  // In the row one button enlarges the current photo. A tab stop for each photo would only be in the way.
  const tabIndex = hydrated && layout === "row" ? -1 : undefined;
  const shared = {
    inLightbox,
    tabIndex,
    sizes: PICTURE_SIZES[layout],
    loading: inLightbox ? "eager" : "lazy",
    fetchPriority: inLightbox ? (current ? "high" : "low") : undefined,
  } as const;
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
      style={
        inLightbox ? ({ "--ratio": picture.width / picture.height } as CSSProperties) : undefined
      }
    >
      {rendered && (
        <figure
          id={inLightbox ? undefined : kindAnchor}
          tabIndex={kindAnchor && !inLightbox ? -1 : undefined}
        >
          {before && (
            <SlidePicture
              {...shared}
              picture={before}
              alt={photoTexts.beforeOf(caption)}
              label={photoTexts.before}
            />
          )}
          <SlidePicture
            {...shared}
            picture={picture}
            alt={alt}
            fallback="gallery"
            label={before && photoTexts.after}
          />
          <figcaption>{fullCaption}</figcaption>
        </figure>
      )}
    </div>
  );
});

type SlidePictureProps = PictureProps & {
  inLightbox: boolean;
  tabIndex: number | undefined;
  /** The picture's name beside another one. */
  label: string | undefined;
};

function SlidePicture({ inLightbox, tabIndex, label, ...image }: SlidePictureProps) {
  const { src, srcSet } = image.picture;
  const content = (
    <>
      <Picture {...image} />
      {label && <span className={styles.label}>{label}</span>}
    </>
  );
  if (inLightbox) {
    // The smallest file is shown until the large one has loaded.
    const small = `url("${srcSet.split(" ", 1)[0]}")`;
    return <div style={{ "--small": small } as CSSProperties}>{content}</div>;
  }
  // Without scripts the link leads to the file. With them the carousel opens the lightbox instead.
  return (
    <a href={src} tabIndex={tabIndex}>
      {content}
    </a>
  );
}
