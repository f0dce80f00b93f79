import type { ComponentProps, Key } from "react";

type Props = ComponentProps<"p"> & {
  /** What the text is announced for: with another occasion, screen readers announce the same text again. */
  occasion?: Key;
};

/**
 * A text that screen readers announce whenever it changes. They announce what comes into a paragraph that is there
 * already, so the paragraph is there even without a text. They do not announce the same text again, unless it comes in a
 * new element: another `occasion` makes one.
 */
export function Status({ occasion, children, ...attributes }: Props) {
  return (
    <p role="status" {...attributes}>
      {children && <span key={occasion}>{children}</span>}
    </p>
  );
}
