import { projects } from "@/lib/site";
import { Picture } from "../../ui/picture";
import type { SlidePhoto } from "../slide";
import { BeforePhoto } from "./before-photo";

type Props = { slides: SlidePhoto[]; index: number };

const ENLARGED = { sizes: "(orientation: portrait) 150vh, 100vw", fallback: "gallery" } as const;

/** The enlarged photo, and the place before the work. Hidden neighbours load ahead, to show at once. */
export function LightboxPhotos({ slides, index }: Props) {
  const count = slides.length;
  const near = new Set([index, (index + 1) % count, (index - 1 + count) % count]);
  const { id, before, caption } = slides[index] as SlidePhoto;
  return (
    <>
      {slides.map(
        ({ id, photo, alt }, position) =>
          near.has(position) && (
            <Picture
              key={id}
              photo={photo}
              alt={alt}
              hidden={position !== index}
              priority={position === index}
              ahead
              {...ENLARGED}
            />
          ),
      )}
      {before && (
        <BeforePhoto
          key={`${id} before`}
          photo={before}
          alt={projects.beforeOf(caption)}
          priority
          {...ENLARGED}
        />
      )}
    </>
  );
}
