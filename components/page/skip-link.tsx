import { clsx } from "clsx";
import styles from "./skip-link.module.css";
import { pageControlNames } from "./texts";

export function SkipLink() {
  return (
    <a className={clsx("screen-only", styles.skip)} href="#main">
      {pageControlNames.skip}
    </a>
  );
}
