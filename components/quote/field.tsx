import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../ui/icon";
import styles from "./quote-fields.module.css";

/** The id of a field's error. */
export const errorId = (id: string) => `${id}-error`;

type FieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** Whether the error is the form's only one. Then it is an alert. */
  isOnly: boolean;
  children: ReactNode;
};

/** A field with its label above it and its error below, which screen readers read together with the field. */
export function Field({ id, label, error, isOnly, children }: FieldProps) {
  // A wrong field gets the focus. If it has that already, because Enter was pressed in it, its error is announced.
  const isFocused = error !== undefined && document.activeElement?.id === id;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <FieldError
          id={id}
          role={isOnly ? "alert" : undefined}
          aria-live={isFocused ? undefined : "off"}
        >
          {error}
        </FieldError>
      )}
    </div>
  );
}

/** An error below a field. */
export function FieldError({ id, children, ...attributes }: ComponentProps<"p"> & { id: string }) {
  return (
    <p id={errorId(id)} className={clsx("note", styles.error)} data-tone="error" {...attributes}>
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </p>
  );
}
