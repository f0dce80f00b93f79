import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";

/** Closes the modal that the pressed element is in. */
export function closeModal({ currentTarget }: MouseEvent) {
  currentTarget.closest("dialog")?.close();
}

/**
 * A modal dialog that is open as long as it exists. It closes on Escape, and on a press beside its content:
 * on the dialog itself, or on an element in it that is marked with `data-outside`.
 */
export function Modal({ children, ...props }: ComponentProps<"dialog">) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the pointer came down: a stroke that only ends outside, such as a selection, closes nothing. */
  const down = useRef<EventTarget>(undefined);

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const outside = target === currentTarget || (target as Element).hasAttribute("data-outside");
    if (outside && target === down.current) currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser itself
    <dialog
      ref={dialog}
      onPointerDown={({ target }) => {
        down.current = target;
      }}
      onClick={closeOutside}
      {...props}
    >
      {children}
    </dialog>
  );
}
