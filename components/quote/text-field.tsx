import type { ComponentProps } from "react";
import styles from "./quote-form.module.css";

type Props = Omit<ComponentProps<"input">, "id" | "type"> & {
  id: string;
  label: string;
  /** What is typed into it: an area has several lines. */
  inputType?: "text" | "email" | "tel" | "area";
  error?: string;
  /** Whether the message is spoken at once, as the specification's own is. */
  alert?: boolean;
};

/** A required field, with its label above it and its error below. */
export function TextField({ id, label, inputType = "text", error, alert, ...props }: Props) {
  const isArea = inputType === "area";
  const Control = (isArea ? "textarea" : "input") as "input";
  const errorId = `${id}-error`;
  return (
    <div className={styles.field} data-field={id} data-wide={isArea || undefined}>
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        {...(isArea
          ? { rows: 3 }
          : { type: inputType, inputMode: inputType, enterKeyHint: "next" })}
        {...props}
      />
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
