import type { ComponentProps, Key } from "react";

type Props = ComponentProps<"p"> & {
  /** What the text is announced for: with another occasion, screen readers announce the same text again. */
  occasion?: Key;
};

/**
 * A text that screen readers announce whenever it changes. They know the paragraph before there is a text in it, and
 * announce what comes into it. The text has an element of its own inside, because the same text is news only in a new
 * element.
 */
export function Status({ occasion, children, ...attributes }: Props) {
  return (
    <p role="status" {...attributes}>
      {children && <span key={occasion}>{children}</span>}
    </p>
  );
}
