import { useInView } from "framer-motion";
import { type ComponentProps, type CSSProperties, useRef, useState } from "react";
import type { PublishedPicture } from "@/lib/content/types";
import { Picture, type PictureProps } from "../ui/picture";
import styles from "./before-after.module.css";
import { carouselControlNames, photoTexts } from "./texts";

type Props = Pick<PictureProps, "sizes" | "loading" | "fetchPriority"> & {
  before: PublishedPicture;
  caption: string;
  current: boolean;
};

/** A compare slider: the photo from before the work lies over the other one, up to a line that can be moved. */
export function BeforeAfter({ before, caption, current, ...image }: Props) {
  const overlay = useRef<HTMLDivElement>(null);
  const seen = useInView(overlay, { once: true, amount: 0.6 });
  /** Where the visitor has moved the line, in percent of the photo's width. */
  const [position, setPosition] = useState<number>();
  return (
    <div
      ref={overlay}
      className={styles.overlay}
      data-seen={seen}
      data-moved={position === undefined ? undefined : ""}
      style={
        position === undefined ? undefined : ({ "--position": `${position}%` } as CSSProperties)
      }
    >
      <div className={styles.before}>
        <Picture
          picture={before}
          alt={photoTexts.beforeOf(caption)}
          fallback="hide"
          // Decoded at once, so that the slider never uncovers an empty picture.
          decoding="sync"
          {...image}
        />
      </div>
      <input
        type="range"
        step="any"
        className={styles.slider}
        aria-label={carouselControlNames.compare}
        aria-valuetext={photoTexts.compareValue(Math.round(position ?? 50))}
        disabled={!current}
        value={position ?? 50}
        onChange={({ currentTarget }) => setPosition(currentTarget.valueAsNumber)}
        data-needs-script=""
      />
      {/* For who cannot drag (WCAG 2.5.7). */}
      <Label disabled={!current} onClick={() => setPosition(100)}>
        {photoTexts.before}
      </Label>
      <Label disabled={!current} onClick={() => setPosition(0)}>
        {photoTexts.after}
      </Label>
    </div>
  );
}

/** The name of one of the two pictures. A press on it uncovers all of that picture. */
const Label = (props: ComponentProps<"button">) => (
  <button type="button" className={styles.label} data-needs-script="" {...props} />
);
