import { projects } from "@/lib/site";
import { Picture } from "../ui/picture";
import styles from "./lightbox.module.css";
import type { SlidePhoto } from "./slide";

type Props = {
  slides: SlidePhoto[];
  index: number;
  /** Whether the same place before is shown, where there is a photo of it. */
  earlier: boolean;
};

/** The enlarged photo. Its neighbours and the place before are loaded, hidden, so that they show at once. */
export function LightboxPhotos({ slides, index, earlier }: Props) {
  const count = slides.length;
  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  const { before, caption } = slides[index] as SlidePhoto;
  const enlarged = {
    sizes: "(orientation: portrait) 150vh, 100vw",
    fallback: "gallery",
    priority: true,
  } as const;
  return (
    <>
      {slides.map(
        ({ id, photo, alt }, position) =>
          near.has(position) && (
            <Picture
              key={id}
              photo={photo}
              alt={alt}
              hidden={position !== index || earlier}
              {...enlarged}
            />
          ),
      )}
      {before && (
        <Picture
          className={styles.before}
          photo={before}
          alt={projects.beforeOf(caption)}
          hidden={!earlier}
          {...enlarged}
        />
      )}
    </>
  );
}
