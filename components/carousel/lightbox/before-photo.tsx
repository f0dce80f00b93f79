import { type CSSProperties, useState } from "react";
import { projects } from "@/lib/site";
import { Picture, type PictureProps } from "../../ui/picture";
import styles from "./before-photo.module.css";

/** The place before the work, laid over the current photo up to a joint that the visitor can drag. */
export function BeforePhoto(props: PictureProps) {
  /** How much of it is seen, in percent. */
  const [share, setShare] = useState(50);
  return (
    <div className={styles.over} style={{ "--share": share / 100 } as CSSProperties}>
      <Picture className={styles.photo} decodeFirst {...props} />
      <input
        type="range"
        step="any"
        className={styles.joint}
        aria-label={projects.before}
        aria-valuetext={`${Math.round(share)} %`}
        value={share}
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
    </div>
  );
}
