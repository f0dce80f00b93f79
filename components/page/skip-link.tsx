import { controlNames } from "@/lib/site";
import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a className={styles.skip} data-theme="dark" data-screen-only="" href="#main">
      {controlNames.skip}
    </a>
  );
}
