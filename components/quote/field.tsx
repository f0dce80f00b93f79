import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Icon } from "../ui/icon";
import styles from "./quote-fields.module.css";

/** The id of a field's error. */
export const errorId = (id: string) => `${id}-error`;

type FieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** Whether the error is an alert. */
  isAlert?: boolean;
  children: ReactNode;
};

/** A field with its label above it and its error below, which screen readers read together with the field. */
export function Field({ id, label, error, isAlert, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error && (
        // The field gets the focus, and screen readers read its error with it. So an alert is none to announce as well.
        <FieldError id={id} isAlert={isAlert} aria-live="off">
          {error}
        </FieldError>
      )}
    </div>
  );
}

type ErrorProps = ComponentProps<"p"> & { id: string; isAlert?: boolean | undefined };

/** An error below a field. */
export function FieldError({ id, isAlert, children, ...attributes }: ErrorProps) {
  // The role is kept: an error that became an alert when others are corrected would be announced then.
  const [role] = useState(isAlert ? "alert" : undefined);
  return (
    <p
      id={errorId(id)}
      className={clsx("note", styles.error)}
      role={role}
      data-tone="error"
      {...attributes}
    >
      <Icon name="alert" size={20} />
      <span>{children}</span>
    </p>
  );
}
