import type { ComponentProps } from "react";
import type { StockPhoto } from "@/lib/content/stock-photos";
import type { PublishedPicture } from "@/lib/content/types";

type ImageProps = Pick<ComponentProps<"img">, "sizes" | "loading" | "fetchPriority">;

export type PictureProps = ImageProps & {
  picture: PublishedPicture;
  alt: string;
  /** Another crop, and the media query of the windows in which it is shown. */
  portrait?: PublishedPicture;
  portraitFor?: string;
  /** What replaces a picture that cannot be loaded. Without it the picture is hidden: a stock photo would be untrue. */
  fallback?: StockPhoto;
  className?: string;
};

/**
 * A `<picture>`: AVIF in every width, and our own file for browsers without AVIF. The browser loads it when it comes
 * near the window.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, portrait, portraitFor, sizes, fallback, className, ...image } = props;
  return (
    <picture className={className}>
      {portrait && (
        <source
          media={portraitFor}
          type="image/avif"
          // This crop has another shape than the image below, so it needs a width and height of its own.
          width={portrait.width}
          height={portrait.height}
          sizes={sizes}
          srcSet={portrait.srcSet}
        />
      )}
      <source type="image/avif" sizes={sizes} srcSet={picture.srcSet} />
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        data-fallback={fallback}
        {...image}
      />
    </picture>
  );
}
