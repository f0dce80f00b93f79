import { type CSSProperties, memo } from "react";
import type { PublishedPicture } from "@/lib/content/published-pictures";
import type { GalleryPhoto } from "@/lib/content/schema";
import { Picture } from "../ui/picture";
import { BeforeAfter } from "./before-after";
import styles from "./track.module.css";

/** How the same slides are laid out: as a carousel, as a grid, or in the whole window. */
export type Layout = "row" | "grid" | "large";

export type SlidePhoto = Pick<GalleryPhoto, "kind" | "caption" | "alt"> & {
  /** The caption, and what is known of the work. */
  fullCaption: string;
  /** A picture of the same place before the work. */
  before?: PublishedPicture;
  /** The slide's id: the photo's address leads to it. */
  id: string;
  /** Only on the first photo of a kind: that kind's address leads to it. */
  workId?: string;
  picture: PublishedPicture;
};

type Props = {
  slide: SlidePhoto;
  layout: Layout;
  /** Such as `3 of 44`. */
  label: string;
  current: boolean;
  /** Whether screen readers skip it. With scripts they read only the current slide. */
  silent: boolean;
  /** Whether its picture is rendered. */
  withPicture: boolean;
};

const SIZES = {
  row: "(width >= 64rem) min(66vw, 58rem), 84vw",
  grid: "(width >= 64rem) 18vw, (width >= 48rem) 24vw, 48vw",
  large: "100vw",
};

/** One photo. Memoized: a move renders only the slides that change. */
export const Slide = memo(function Slide(props: Props) {
  const { slide, layout, label, current, silent, withPicture } = props;
  const { id, workId, picture, alt, caption, fullCaption, before } = slide;
  const large = layout === "large";
  const image = large
    ? ({ sizes: SIZES.large, loading: "eager", fetchPriority: current ? "high" : "low" } as const)
    : { sizes: SIZES[layout] };
  const photo = <Picture picture={picture} alt={alt} fallback="gallery" {...image} />;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={silent || undefined}
      id={large ? undefined : id}
      className={styles.slide}
      data-current={current || undefined}
      style={large ? ({ "--ratio": picture.width / picture.height } as CSSProperties) : undefined}
    >
      <figure id={large ? undefined : workId}>
        {withPicture && large && photo}
        {withPicture && !large && (
          // In the row, the keyboard has one button that enlarges: 44 more tab stops would help nobody.
          <a href={picture.src} tabIndex={layout === "row" ? -1 : undefined}>
            {photo}
          </a>
        )}
        {withPicture && before && layout !== "grid" && (
          <BeforeAfter before={before} caption={caption} current={current} {...image} />
        )}
        <figcaption>{fullCaption}</figcaption>
      </figure>
    </div>
  );
});
