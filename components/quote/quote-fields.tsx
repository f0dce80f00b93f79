import { allFields, securityQuestion } from "@/lib/quote/fields";
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
      {Object.entries(allFields).map(([id, field]) => {
        const { label, inputType, wrong, empty, ...attributes } = field;
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
              // Without scripts the browser itself reports a wrong answer, in the same words.
              title={attributes.pattern && !hydrated ? wrong : undefined}
              {...(isMultiline ? { rows: 3 } : { type: inputType })}
              {...attributes}
            />
            {error && (
              <p
                id={`${id}-error`}
                className={styles.error}
                // The specification's own message is spoken at once.
                {...(error === securityQuestion.wrong && { role: "alert", "data-tone": "error" })}
              >
                {error}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
