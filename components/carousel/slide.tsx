import { memo } from "react";
import type { PublishedPicture } from "@/lib/content/published-pictures";
import type { GalleryPhoto } from "@/lib/content/schema";
import { projects } from "@/lib/site";
import { Picture } from "../ui/picture";
import styles from "./carousel.module.css";

export type SlidePhoto = Pick<GalleryPhoto, "kind" | "caption" | "alt"> & {
  /** What follows the caption, if anything. */
  details: string;
  /** The same place before the work. */
  before?: PublishedPicture;
  /** The slide's id, which makes it the target of the photo's address. */
  id: string;
  photo: PublishedPicture;
  /** The address of the smallest picture. */
  thumbnail: string;
};

type Props = Pick<SlidePhoto, "id" | "photo" | "alt" | "caption" | "details" | "before"> & {
  /** Such as `3 of 44`. */
  label: string;
  current: boolean;
  /** With scripts, the present slide alone is read out; without, all can be read. */
  hidden: boolean;
};

/** One photo of the carousel. Memoized: a move renders only the slides that change. */
export const Slide = memo(function Slide(props: Props) {
  const { id, photo, alt, caption, details, before } = props;
  const { label, current, hidden } = props;
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-hidden={hidden || undefined}
      id={id}
      className={styles.slide}
      data-current={current || undefined}
    >
      <figure>
        <Picture
          photo={photo}
          alt={alt}
          sizes="(width >= 64rem) min(66vw, 58rem), 84vw"
          fallback="gallery"
        />
        <figcaption>
          {before ? (
            <span>
              {`${caption}${details} `}
              <noscript>
                <a href={before.src}>{projects.before}</a>
              </noscript>
            </span>
          ) : (
            caption + details
          )}
        </figcaption>
      </figure>
    </div>
  );
});
