import type { ComponentProps, Key } from "react";

type Props = ComponentProps<"p"> & {
  /** With another key, screen readers announce the same text again. */
  announcementKey?: Key;
};

/**
 * A text that screen readers announce whenever it changes. They announce what comes into a paragraph that is there
 * already, so the paragraph is there even without a text. They do not announce the same text again, unless it comes in a
 * new element: another `announcementKey` makes one.
 */
export function Status({ announcementKey, children, ...attributes }: Props) {
  return (
    <p role="status" {...attributes}>
      {children && <span key={announcementKey}>{children}</span>}
    </p>
  );
}
