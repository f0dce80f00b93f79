import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";

export type ButtonLook = {
  /** `scrim` is for a button on a photo. */
  variant?: "solid" | "outline" | "quiet" | "scrim";
  /** `small` is as high as a touch target, and `square` is for a button with only an icon. */
  size?: "small" | "square";
};

/** The container of a visitor's next steps. While one is in view, the bar at the foot of phones is hidden. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions="">
      {children}
    </div>
  );
}

/** A link to the next step, which looks like a button. */
export function ButtonLink(props: ComponentProps<"a"> & ButtonLook) {
  return <a {...buttonProps(props)} />;
}

export function Button(props: ComponentProps<"button"> & ButtonLook) {
  return <button type="button" {...buttonProps(props)} />;
}

function buttonProps<Props extends ButtonLook & { className?: string | undefined }>(props: Props) {
  const { variant = "solid", size, className, ...others } = props;
  return {
    className: clsx(styles.button, className),
    "data-variant": variant,
    "data-size": size,
    ...others,
  };
}
