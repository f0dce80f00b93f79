import type { ReactNode } from "react";
import styles from "./jointed-page.module.css";

/** The page between its bars, and the one joint that runs through all of it. */
export function JointedPage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      {/* First, so that it is painted with the first screen, before the rest of the page has arrived. */}
      <div className={styles.joint} />
      {children}
    </div>
  );
}
