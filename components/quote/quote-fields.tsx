import type { KeyboardEvent } from "react";
import { ANSWER_ID } from "@/lib/page-contract";
import { controlsIn } from "@/lib/quote/draft";
import { fieldIds, fieldOf, securityQuestion } from "@/lib/quote/fields";
import styles from "./quote-form.module.css";

type Props = {
  hydrated: boolean;
  /** Whether the fields are being sent: they cannot be changed meanwhile. */
  locked: boolean;
  errors: Record<string, string>;
};

/** The fields, each with its label above it and its error below. */
export function QuoteFields({ hydrated, locked, errors }: Props) {
  return (
    <div className={styles.fields}>
      {[...fieldIds, ANSWER_ID].map((id) => {
        const { label, inputType, wrong, empty, ...attributes } = fieldOf(id) ?? securityQuestion;
        const isMultiline = inputType === "multiline";
        const Control = (isMultiline ? "textarea" : "input") as "input";
        const error = errors[id];
        return (
          <div
            key={id}
            className={styles.field}
            data-field={id}
            data-wide={isMultiline || undefined}
          >
            <label htmlFor={id}>{label}</label>
            <Control
              id={id}
              required
              readOnly={locked}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && `${id}-error`}
              // Without scripts the browser itself tells of a wrong answer, in the same words.
              title={attributes.pattern && !hydrated ? wrong : undefined}
              {...(isMultiline ? { rows: 3 } : { type: inputType, enterKeyHint: "next" })}
              {...(id === ANSWER_ID && { inputMode: "numeric", enterKeyHint: "send" })}
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

/** Enter, the last key of a phone's keyboard, goes to the next empty field; with none left, it sends. */
export function focusNext(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, nativeEvent } = event;
  // During a composition, Enter accepts the keyboard's suggestion.
  if (key !== "Enter" || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const controls = controlsIn(currentTarget);
  const next = controls.slice(controls.indexOf(target) + 1).find(({ value }) => value === "");
  if (!next) return;
  event.preventDefault();
  next.focus();
}
