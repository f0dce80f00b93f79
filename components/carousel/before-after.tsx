import { type CSSProperties, type FormEvent, useEffect, useRef, useState } from "react";
import type { PublishedPicture } from "@/lib/content/published-pictures";
import { projects } from "@/lib/site";
import { Picture, type PictureProps } from "../ui/picture";
import styles from "./before-after.module.css";

/** The share of the photo that has to be in view for the joint to be drawn across it by itself. */
const SEEN_SHARE = 0.6;

type Props = Pick<PictureProps, "sizes" | "priority" | "ahead"> & {
  before: PublishedPicture;
  caption: string;
  current: boolean;
};

/** The place before the work, laid over the photo up to a joint that the visitor can draw across. */
export function BeforeAfter({ before, caption, current, ...picture }: Props) {
  const area = useRef<HTMLDivElement>(null);
  /** How much of it is seen, in percent, once the visitor has said so. */
  const [share, setShare] = useState<number>();
  /** The joint is drawn from far right to the middle as it is seen. Without scripts it stands there. */
  const [state, setState] = useState<"unseen" | "seen">();

  useEffect(() => {
    setState("unseen");
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState("seen");
      },
      { threshold: SEEN_SHARE },
    );
    if (area.current) observer.observe(area.current);
    return () => observer.disconnect();
  }, []);

  const draw = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    setShare(currentTarget.valueAsNumber);
    setState(undefined);
  };
  return (
    <div
      ref={area}
      className={styles.area}
      data-state={state}
      // The exported page may not contain a style attribute.
      style={share === undefined ? undefined : ({ "--share": share / 100 } as CSSProperties)}
    >
      <span className={styles.label}>{projects.after}</span>
      <div className={styles.before}>
        <Picture
          photo={before}
          alt={projects.beforeOf(caption)}
          fallback="gallery"
          decodeFirst
          {...picture}
        />
        <span className={styles.label}>{projects.before}</span>
      </div>
      <input
        type="range"
        step="any"
        className={styles.joint}
        aria-label={projects.joint}
        aria-valuetext={projects.jointAt(Math.round(share ?? 50))}
        disabled={!current}
        defaultValue={50}
        onInput={draw}
        data-needs-script=""
      />
    </div>
  );
}
