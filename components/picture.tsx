import type { PublishedPhoto } from "@/lib/photos";
import type { ImageFallback } from "@/lib/stock";

export type PictureProps = {
  photo: PublishedPhoto;
  alt: string;
  /** How wide the picture will be shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** A picture of its own for narrow, upright screens. */
  portrait?: PublishedPhoto;
  /** Loaded at once and first; everything else waits until it is near. */
  priority?: boolean;
  fallback?: Exclude<ImageFallback, "hide">;
  className?: string;
  hidden?: boolean;
};

/** A plain picture element: every format, every width, and the size that it will take. */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, portrait, priority = false, fallback, className, hidden } = props;
  return (
    <picture className={className} hidden={hidden}>
      {portrait && sourcesOf(portrait, sizes, "(max-width: 47.99rem)")}
      {sourcesOf(photo, sizes)}
      <img
        src={`/images/${photo.file}`}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        data-fallback={fallback}
      />
    </picture>
  );
}

function sourcesOf(
  { file, hash, width, height, widths }: PublishedPhoto,
  sizes: string,
  media?: string,
) {
  const stem = `/photos/${file.replace(/\.\w+$/, "")}.${hash}`;
  // Only a picture of another shape needs a size of its own.
  const shape = media && { media, width, height };
  return ["avif", "webp"].map((format) => (
    <source
      key={`${format} ${media}`}
      type={`image/${format}`}
      sizes={sizes}
      srcSet={widths.map((w) => `${stem}-${w}.${format} ${w}w`).join(", ")}
      {...shape}
    />
  ));
}
