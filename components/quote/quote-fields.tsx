import { clsx } from "clsx";
import {
  type ChoiceId,
  choiceIds,
  fields,
  hostForm,
  linkIds,
  nameOf,
  requiredFields,
  requiredIds,
  securityQuestion,
} from "@/lib/quote/fields";
import { RadioChip } from "../ui/chip";
import { errorId, Field, FieldError } from "./field";
import styles from "./quote-fields.module.css";
import { formTexts } from "./texts";

/** The choices for each question. */
export type Choices = Record<ChoiceId, readonly string[]>;

type Props = {
  choices: Choices;
  hydrated: boolean;
  errors: Record<string, string>;
  /** Whether a request is being sent. Until that is over, the fields cannot be changed. */
  busy: boolean;
};

/** The form shows the fields that links fill in, the required fields, the questions, and the security question. */
export function QuoteFields({ choices, hydrated, errors, busy }: Props) {
  return (
    <div className={styles.fields}>
      {linkIds.map((id) => (
        <div key={id} className={clsx(styles.field, styles.link)}>
          <label htmlFor={id}>{fields[id].label}</label>
          {/* The style sheet hides an empty field, which it knows by `:placeholder-shown`. */}
          <textarea id={id} name={nameOf(id)} placeholder=" " autoComplete="off" readOnly={busy} />
        </div>
      ))}
      {requiredIds.map((id) => {
        const { label, type, autoComplete } = requiredFields[id];
        const attributes = {
          ...requiredControl(id, errors, busy),
          name: nameOf(id),
          autoComplete,
        };
        return (
          <Field key={id} id={id} label={label} error={errors[id]}>
            {type === "multiline" ? (
              <textarea {...attributes} />
            ) : (
              <input type={type} {...attributes} />
            )}
          </Field>
        );
      })}
      <p className={clsx("note", styles.optional)}>{formTexts.optional}</p>
      {choiceIds.map((id) => (
        <Question key={id} id={id} choices={choices[id]} disabled={busy} />
      ))}
      {/* A wrong answer is the alert if nothing else is wrong. The browser refuses the last field last, so by then the
          errors of the others are known. */}
      <Field
        {...securityQuestion}
        error={errors[securityQuestion.id]}
        isAlert={Object.keys(errors).length === 1}
      >
        <input
          {...requiredControl(securityQuestion.id, errors, busy)}
          inputMode="numeric"
          autoComplete="off"
          pattern={securityQuestion.pattern}
          // Without scripts the browser itself reports a wrong answer, and adds this title to its message.
          title={hydrated ? undefined : securityQuestion.wrong}
        />
      </Field>
      {/* The honeypot, which people do not see. The attributes ask password managers not to fill it in. */}
      <input
        name={hostForm.honeypot}
        hidden
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
      {errors[hostForm.honeypot] && (
        <FieldError id={hostForm.honeypot} isAlert>
          {errors[hostForm.honeypot]}
        </FieldError>
      )}
    </div>
  );
}

/** The attributes that the required fields and the security question share. */
const requiredControl = (id: string, errors: Record<string, string>, busy: boolean) => ({
  id,
  required: true,
  readOnly: busy,
  "aria-invalid": errors[id] ? true : undefined,
  "aria-describedby": errors[id] && errorId(id),
});

type QuestionProps = { id: ChoiceId; choices: readonly string[]; disabled: boolean };

/** A question with its choices. */
function Question({ id, choices, disabled }: QuestionProps) {
  return (
    <fieldset className={styles.question} disabled={disabled}>
      <legend>{fields[id].label}</legend>
      <div className={clsx("row", styles.choices)}>
        {choices.map((choice) => (
          <RadioChip key={choice} name={nameOf(id)} value={choice}>
            {choice}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );
}
