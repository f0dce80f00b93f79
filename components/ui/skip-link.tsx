import { controlNames } from "@/lib/site";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} data-theme="dark" href="#main">
      {controlNames.skip}
    </a>
  );
}
