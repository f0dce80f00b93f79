import type { PublishedPicture } from "@/lib/content/published-pictures";
import type { ImageFallback } from "@/lib/stock";

export type PictureProps = {
  photo: PublishedPicture;
  alt: string;
  /** How wide the picture will be shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** Another crop, and the media query of the windows that get it. */
  portrait?: PublishedPicture;
  portraitFor?: string;
  /** Loaded at once and first; everything else waits until it is near. */
  priority?: boolean;
  /** Loaded before it is near, with low priority. */
  eager?: boolean;
  /** Never drawn without its content: for a photo that a drag uncovers. */
  decodeSync?: boolean;
  fallback?: Exclude<ImageFallback, "hide">;
  className?: string;
};

/** A `<picture>`: AVIF in every width, and one JPEG for browsers without AVIF. */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, portrait, portraitFor, priority, eager } = props;
  const { decodeSync, fallback, className } = props;
  return (
    <picture className={className}>
      {portrait && (
        <source
          media={portraitFor}
          type="image/avif"
          // A picture of another shape needs a size of its own.
          width={portrait.width}
          height={portrait.height}
          sizes={sizes}
          srcSet={portrait.srcSet}
        />
      )}
      <source type="image/avif" sizes={sizes} srcSet={photo.srcSet} />
      <img
        src={photo.src}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={priority || eager ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : eager ? "low" : undefined}
        decoding={decodeSync ? "sync" : "async"}
        data-fallback={fallback}
      />
    </picture>
  );
}
