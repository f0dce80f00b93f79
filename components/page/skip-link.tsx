import styles from "./skip-link.module.css";
import { pageControlNames } from "./texts";

export function SkipLink() {
  return (
    <a className={styles.skip} data-screen-only="" href="#main">
      {pageControlNames.skip}
    </a>
  );
}
