import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import styles from "./quote-fields.module.css";

/** The id of a field's error. */
export const errorId = (id: string) => `${id}-error`;

type FieldError = {
  message: string;
  /**
   * Whether its field had the focus already: then screen readers have to announce it. Otherwise the first wrong field gets
   * the focus, and they read its error with it.
   */
  isFocused: boolean;
};

/** The errors, by the ids of their fields. */
export type FieldErrors = Record<string, FieldError>;

type FieldProps = {
  id: string;
  label: string;
  error: FieldError | undefined;
  children: ReactNode;
};

/** A field with its label above it and its error below. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        <p
          id={errorId(id)}
          className={clsx("note", styles.error)}
          data-tone="error"
          role={error.isFocused ? "alert" : undefined}
        >
          <Icon name="alert" size={20} />
          <span>{error.message}</span>
        </p>
      )}
    </div>
  );
}
