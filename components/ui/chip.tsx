import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./chip.module.css";

/** A radio button that looks like a chip. */
export function RadioChip({ children, ...props }: ComponentProps<"input">) {
  return (
    <label className={clsx(styles.chip, styles.radio)}>
      <input className="fill-label" type="radio" {...props} />
      {children}
    </label>
  );
}

/** A small button; as one of several answers, `aria-pressed` says whether it is chosen. */
export function Chip({ className, ...props }: ComponentProps<"button">) {
  return <button type="button" className={clsx(styles.chip, className)} {...props} />;
}
