import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

type Variant = { variant?: "solid" | "outline" | "quiet" };

/** Lays out what a visitor can do next. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions="">
      {children}
    </div>
  );
}

/** A link to the next step, which looks like a button. */
export function ButtonLink({
  variant = "solid",
  className,
  ...props
}: ComponentProps<"a"> & Variant) {
  return <a className={clsx(styles.button, className)} data-variant={variant} {...props} />;
}

export function Button({
  variant = "solid",
  className,
  ...props
}: ComponentProps<"button"> & Variant) {
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      data-variant={variant}
      {...props}
    />
  );
}
