import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";

/** Closes the modal that the pressed element is in. */
export function closeModal({ currentTarget }: MouseEvent) {
  currentTarget.closest("dialog")?.close();
}

/** A modal dialog that is open as long as it exists. Escape and a press outside its content close it. */
export function Modal({ children, ...props }: ComponentProps<"dialog">) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Not closed in a clean-up: React runs effects twice in development, and the `close` event of the
  // first run would arrive after the second and take the dialog away.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const closeOutside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, by the browser itself
    <dialog ref={dialog} onClick={closeOutside} {...props}>
      {children}
    </dialog>
  );
}
