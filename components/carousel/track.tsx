import { type Layout, Slide } from "./slide";
import type { SlidePhoto } from "./slide-photo";
import { carouselControlNames } from "./texts";
import styles from "./track.module.css";
import { useScrollSync } from "./use-scroll-sync";

type Props = {
  photos: SlidePhoto[];
  layout: Layout;
  index: number;
  hydrated: boolean;
  live: "off" | "polite";
  /** Called with the photo that the visitor has scrolled to. */
  onGo: (index: number) => void;
};

/** The photos, in a native scroll-snap list or a grid. */
export function Track({ photos, layout, index, hydrated, live, onGo }: Props) {
  const scrollSync = useScrollSync({ photos, layout, index, onGo });
  const count = photos.length;
  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  return (
    <div
      {...scrollSync}
      role="group"
      aria-label={carouselControlNames.track}
      aria-live={live}
      // A list that scrolls has to be reachable by keyboard.
      tabIndex={layout === "grid" ? undefined : 0}
      {...(layout === "grid" && { role: "list" })}
      className={styles.track}
      data-layout={layout}
    >
      {photos.map((photo, position) => (
        <Slide
          key={photo.id}
          photo={photo}
          layout={layout}
          label={carouselControlNames.slide(position + 1, count)}
          current={position === index}
          rendered={layout !== "lightbox" || near.has(position)}
          hydrated={hydrated}
        />
      ))}
    </div>
  );
}
