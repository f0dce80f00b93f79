import { clsx } from "clsx";
import { FIELDS_ID } from "@/lib/browser/shared-names";
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
import { errorId, Field, type FieldErrors } from "./field";
import styles from "./quote-fields.module.css";
import { formTexts } from "./texts";

/** The id of the line that says which questions are optional. */
const OPTIONAL_ID = "optional";

/** The choices for each question. */
export type Choices = Record<ChoiceId, readonly string[]>;

type Props = {
  choices: Choices;
  hydrated: boolean;
  errors: FieldErrors;
  /** While a request is being sent, the fields cannot be changed. */
  locked: boolean;
};

/** The form shows the fields that links fill in, the required fields, the questions, and the security question. */
export function QuoteFields({ choices, hydrated, errors, locked }: Props) {
  return (
    <div id={FIELDS_ID} className={styles.fields}>
      {linkIds.map((id) => (
        <div key={id} className={clsx(styles.field, styles.link)}>
          <label htmlFor={id}>{fields[id].label}</label>
          {/* The style sheet hides an empty field, which it knows by `:placeholder-shown`. */}
          <textarea
            id={id}
            name={nameOf(id)}
            placeholder=" "
            autoComplete="off"
            readOnly={locked}
          />
        </div>
      ))}
      {requiredIds.map((id) => {
        const { label, type, autoComplete } = requiredFields[id];
        const attributes = {
          ...requiredControl(id, errors, locked),
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
      <p id={OPTIONAL_ID} className="note">
        {formTexts.optional}
      </p>
      {choiceIds.map((id) => (
        <Question key={id} id={id} choices={choices[id]} disabled={locked} />
      ))}
      <Field {...securityQuestion} error={errors[securityQuestion.id]}>
        <input
          {...requiredControl(securityQuestion.id, errors, locked)}
          inputMode="numeric"
          autoComplete="off"
          pattern={securityQuestion.pattern}
          // Without scripts the browser itself reports a wrong answer, and adds this title to its message.
          title={hydrated ? undefined : securityQuestion.wrong}
        />
      </Field>
      {/* The host's honeypot, which people do not see. The attributes ask password managers not to fill it in. */}
      <input
        name={hostForm.honeypot}
        hidden
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  );
}

/** The attributes that the required fields and the security question share. */
const requiredControl = (id: string, errors: FieldErrors, locked: boolean) => ({
  id,
  required: true,
  readOnly: locked,
  "aria-invalid": errors[id] ? true : undefined,
  "aria-describedby": errors[id] && errorId(id),
});

type QuestionProps = { id: ChoiceId; choices: readonly string[]; disabled: boolean };

/** A question with its choices. */
function Question({ id, choices, disabled }: QuestionProps) {
  return (
    <fieldset className={styles.question} disabled={disabled} aria-describedby={OPTIONAL_ID}>
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
