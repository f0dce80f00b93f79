import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./quote-form.module.css";

type Props = Omit<ComponentProps<"input">, "id"> & {
  id: string;
  label: string;
  multiline?: boolean;
  hint?: string;
  error?: string;
  /** Whether the message is spoken at once, as the specification's own is. */
  alert?: boolean;
};

/** A required field: its label above it, and what is wrong with it below. */
export function TextField({ id, label, multiline, hint, error, alert, ...props }: Props) {
  const Control = (multiline ? "textarea" : "input") as "input";
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field} data-field={id}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        type={multiline ? undefined : "text"}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(hint && `${id}-hint`, errorId) || undefined}
        {...(multiline && { rows: 5 })}
        {...props}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p
          id={errorId}
          className={styles.error}
          {...(alert && { role: "alert", "data-tone": "error" })}
        >
          {error}
        </p>
      )}
    </div>
  );
}
