import { type FormEvent, Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ANSWER_ID } from "@/lib/page-contract";
import { saveDraft, takePostedMark } from "@/lib/quote/draft";
import { fieldIds, fields } from "@/lib/quote/fields";
import { messages } from "@/lib/quote/request";
import type { Taps } from "@/lib/quote/taps";
import { isTooLong, SECURITY_ANSWER, validationMessageFor } from "@/lib/quote/validation";
import { quoteForm } from "@/lib/site";
import { type Control, controlsIn, quoteFrom, restoreDraft, setValue } from "./field-values";
import { Honeypot } from "./honeypot";
import { followKeyboard } from "./keyboard";
import styles from "./quote-form.module.css";
import { QuoteTaps } from "./quote-taps";
import { TextField } from "./text-field";

/** The description's remaining characters are shown from this number down. */
const COUNT_FROM = 500;

type Props = {
  /** The answers that are offered above the description. */
  taps: Taps;
  hydrated: boolean;
  /** Whether the fields are being sent: they cannot be changed meanwhile. */
  locked: boolean;
  onEdit: () => void;
  onPosted: () => void;
};

/** The fields, each with its error message below it; what is typed is kept as a draft. */
export function QuoteFields({ taps, hydrated, locked, onEdit, onPosted }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [description, setDescription] = useState("");

  // A layout effect: as soon as `data-island` says ready, the starter repeats an early submit, and the
  // fields have to be filled by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    if (takePostedMark()) onPosted();
    const controls = controlsIn(root.current);
    restoreDraft(controls);
    controls.forEach(check);
    const form = root.current?.closest("form");
    if (form) saveDraft(quoteFrom(form));
  }, []);

  useEffect(() => (root.current ? followKeyboard(root.current) : undefined), []);

  const check = (control: Control) => {
    const { id, value } = control;
    // The browser itself refuses an empty field, and so still does if scripts fail later.
    control.setCustomValidity(value && validationMessageFor(id, value));
    if (id === "projectDescription") setDescription(value);
  };

  const onInput = ({ target }: FormEvent) => {
    const control = target as Control;
    check(control);
    // Too much text is reported at once, all other errors when the form is sent.
    showMessage(control, isTooLong(control.id, control.value));
    if (control.form) saveDraft(quoteFrom(control.form));
    onEdit();
  };

  const onTap = (text: string) => {
    const control = root.current?.querySelector<Control>("#projectDescription");
    if (control) setValue(control, text);
  };

  const onInvalid = (event: FormEvent) => {
    // The browser's bubble would cover the message below the field, in the same words.
    event.preventDefault();
    const control = event.target as Control;
    showMessage(control, true);
    if (control.form?.querySelector("input:invalid, textarea:invalid") === control) control.focus();
  };

  /** Keeps a shown message up to date, and removes it when the value is valid. */
  const showMessage = ({ id, value, validationMessage }: Control, reveal: boolean) => {
    const message = validationMessage && (validationMessageFor(id, value) || validationMessage);
    setErrors(({ [id]: shown, ...others }) => {
      // An answer is not judged while it is typed.
      const stays = shown && id !== ANSWER_ID;
      return message && (reveal || stays) ? { ...others, [id]: message } : others;
    });
  };

  return (
    <div ref={root} className={styles.fields} onInput={onInput} onInvalidCapture={onInvalid}>
      {fieldIds.map((id) => {
        const { name, label, kind, autoComplete } = fields[id];
        const isDescription = id === "projectDescription";
        return (
          <Fragment key={id}>
            {isDescription && (
              <div className={styles.taps} data-needs-script="">
                <QuoteTaps {...{ taps, description, onTap }} disabled={locked} />
              </div>
            )}
            <TextField
              {...{ id, name, label, kind, autoComplete }}
              readOnly={locked}
              error={errors[id]}
              hint={isDescription ? hintFor(description) : undefined}
            />
          </Fragment>
        );
      })}
      <TextField
        id={ANSWER_ID}
        label={quoteForm.securityAnswer}
        readOnly={locked}
        error={errors[ANSWER_ID]}
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="send"
        // Without scripts the browser itself holds back a wrong answer, in the same words.
        pattern={hydrated ? undefined : SECURITY_ANSWER}
        title={hydrated ? undefined : messages.wrongAnswer}
        alert={errors[ANSWER_ID] === messages.wrongAnswer}
      />
      <Honeypot />
    </div>
  );
}

function hintFor(description: string): string {
  const left = fields.projectDescription.max - description.length;
  return left > COUNT_FROM
    ? quoteForm.hint
    : quoteForm.left(Math.max(left, 0).toLocaleString("en-US"));
}
