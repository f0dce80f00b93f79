import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { showFormatted } from "./formatted-phone";
import styles from "./quote-form.module.css";

type Props = Omit<ComponentProps<"input">, "id" | "type"> & {
  id: string;
  label: string;
  /** What is typed into it: an area has several lines. */
  kind?: "text" | "email" | "tel" | "area";
  hint?: string;
  error?: string;
  /** Whether the message is spoken at once, as the specification's own is. */
  alert?: boolean;
};

/** A required field, with its label above it, and its hint and error below. */
export function TextField({ id, label, kind = "text", hint, error, alert, ...props }: Props) {
  const isArea = kind === "area";
  const Control = (isArea ? "textarea" : "input") as "input";
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field} data-field={id}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(hint && `${id}-hint`, errorId) || undefined}
        {...(isArea ? { rows: 5 } : { type: kind, inputMode: kind, enterKeyHint: "next" })}
        onBlur={({ target }) => showFormatted(target)}
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
