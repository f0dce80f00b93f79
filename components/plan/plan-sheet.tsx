import type { ReactNode, Ref } from "react";
import styles from "./plan-sheet.module.css";

type Props = {
  ref?: Ref<HTMLDivElement>;
  /** How to use the drawing, or what a press on it has done. */
  message: ReactNode;
  children: ReactNode;
};

/** The paper with the drawing, and a message below it. */
export function PlanSheet({ ref, message, children }: Props) {
  return (
    <div className={styles.paper}>
      <div ref={ref} className={styles.sheet}>
        {children}
      </div>
      <div className={styles.message} data-needs-script="">
        {message}
      </div>
    </div>
  );
}
