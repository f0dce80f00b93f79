import photos from "@/lib/photos.generated.json";
import type { ImageFallback } from "@/lib/stock";

type Props = {
  /** Path below `public/images`. */
  file: string;
  alt: string;
  /** How wide the picture will be shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** A picture of its own for narrow, upright screens. */
  portrait?: string;
  /** Loaded at once and first; everything else waits until it is near. */
  priority?: boolean;
  fallback?: Exclude<ImageFallback, "hide">;
  className?: string;
};

/** A picture in the formats and widths that `scripts/photos.mjs` made of it. */
export function Photo({
  file,
  alt,
  sizes,
  portrait,
  priority = false,
  fallback,
  className,
}: Props) {
  const { width, height } = entryOf(file);
  return (
    <picture className={className}>
      {portrait && <Sources file={portrait} sizes={sizes} media="(max-width: 47.99rem)" />}
      <Sources file={file} sizes={sizes} />
      <img
        src={`/images/${file}`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : "auto"}
        decoding="async"
        data-fallback={fallback}
      />
    </picture>
  );
}

function Sources({ file, sizes, media }: { file: string; sizes: string; media?: string }) {
  const { width, height, hash, widths } = entryOf(file);
  const stem = file.replace(/\.\w+$/, "");
  return ["avif", "webp"].map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      media={media}
      sizes={sizes}
      width={width}
      height={height}
      srcSet={widths.map((w) => `/photos/${stem}.${hash}-${w}.${format} ${w}w`).join(", ")}
    />
  ));
}

function entryOf(file: string) {
  const entry = (photos as Record<string, (typeof photos)["hero.jpg"]>)[file];
  if (!entry) throw new Error(`There is no picture public/images/${file}`);
  return entry;
}
