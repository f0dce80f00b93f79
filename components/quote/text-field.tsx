import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./quote-form.module.css";

type Props = Omit<ComponentProps<"input">, "id"> & {
  id: string;
  label: string;
  multiline?: boolean;
  hint?: string;
  error?: string;
  /** Where the message stands, when it stands elsewhere. */
  errorId?: string;
};

/** A required field: its label above it, and what is wrong with it below. */
export function TextField({ id, label, multiline, hint, error, errorId, ...props }: Props) {
  const Control = (multiline ? "textarea" : "input") as "input";
  const wrong = error ? `${id}-error` : errorId;
  return (
    <div className={styles.field} data-field={id}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        type={multiline ? undefined : "text"}
        required
        aria-invalid={wrong ? true : undefined}
        aria-describedby={clsx(hint && `${id}-hint`, wrong) || undefined}
        {...(multiline && { rows: 5 })}
        {...props}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
