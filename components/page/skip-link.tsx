import styles from "./skip-link.module.css";
import { controlNames } from "./texts";

export function SkipLink() {
  return (
    <a className={styles.skip} data-screen-only="" href="#main">
      {controlNames.skip}
    </a>
  );
}
