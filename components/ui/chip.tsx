import type { ComponentProps } from "react";
import styles from "./chip.module.css";

/** One of several answers; `aria-pressed` says whether it is chosen. */
export function Chip(props: ComponentProps<"button">) {
  return <button type="button" className={styles.chip} {...props} />;
}
