import type { KeyboardEvent } from "react";
import { ANSWER_ID } from "@/lib/page-contract";
import { controlsIn } from "@/lib/quote/draft";
import { fieldIds, fields, hostForm } from "@/lib/quote/fields";
import { messages } from "@/lib/quote/request";
import { SECURITY_ANSWER } from "@/lib/quote/validation";
import { quoteForm } from "@/lib/site";
import styles from "./quote-form.module.css";
import { TextField } from "./text-field";

type Props = {
  hydrated: boolean;
  /** Whether the fields are being sent: they cannot be changed meanwhile. */
  locked: boolean;
  errors: Record<string, string>;
};

/** The fields, each with its error message below it. */
export function QuoteFields({ hydrated, locked, errors }: Props) {
  return (
    <div className={styles.fields}>
      {fieldIds.map((id) => {
        const { name, label, inputType, autoComplete } = fields[id];
        return (
          <TextField
            key={id}
            {...{ id, name, label, inputType, autoComplete }}
            readOnly={locked}
            error={errors[id]}
          />
        );
      })}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {quoteForm.honeypot}
          <input name={hostForm.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <TextField
        id={ANSWER_ID}
        label={quoteForm.securityAnswer}
        readOnly={locked}
        error={errors[ANSWER_ID]}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="send"
        pattern={SECURITY_ANSWER}
        // Without scripts the browser itself tells of a wrong answer, in the same words.
        title={hydrated ? undefined : messages.wrongAnswer}
        alert={errors[ANSWER_ID] === messages.wrongAnswer}
      />
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
