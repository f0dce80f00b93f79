import { formFields, hostForm } from "@/lib/quote/fields";
import styles from "./quote-fields.module.css";

type Props = {
  hydrated: boolean;
  errors: Record<string, string>;
  /** Whether the fields are being sent: they cannot be changed meanwhile. */
  busy: boolean;
};

/** The fields, each with its label above it and its error below. */
export function QuoteFields({ hydrated, errors, busy }: Props) {
  return (
    <div className={styles.fields}>
      {Object.entries(formFields).map(([id, field]) => {
        const { label, inputType, empty, wrong, wrongIsAlert, ...attributes } = field;
        const isMultiline = inputType === "multiline";
        const Tag = (isMultiline ? "textarea" : "input") as "input";
        const error = errors[id];
        return (
          <div key={id} className={styles.field}>
            <label htmlFor={id}>{label}</label>
            <Tag
              id={id}
              required
              readOnly={busy}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              // Without scripts the browser itself reports a wrong value, in the same words.
              title={attributes.pattern && !hydrated ? wrong : undefined}
              type={isMultiline ? undefined : inputType}
              {...attributes}
            />
            {error && (
              <p
                id={`${id}-error`}
                className={styles.error}
                role={wrongIsAlert && error === wrong ? "alert" : undefined}
                data-tone="error"
              >
                {error}
              </p>
            )}
          </div>
        );
      })}
      <input name={hostForm.honeypot} hidden />
      {errors[hostForm.honeypot] && (
        <p className={styles.error} role="alert" data-tone="error">
          {errors[hostForm.honeypot]}
        </p>
      )}
    </div>
  );
}
