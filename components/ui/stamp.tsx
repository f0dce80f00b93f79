import type { ReactNode } from "react";
import styles from "./stamp.module.css";

/** A plaque with letters pressed into it, as contractors leave them in a walk; without letters it is still blank. */
export function Stamp({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.stamp} data-theme="concrete">
      {children}
    </div>
  );
}
