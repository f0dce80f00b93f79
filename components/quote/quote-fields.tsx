import { type FormEvent, useEffect, useRef, useState } from "react";
import { clearDraft, loadDraft, saveDraft } from "@/lib/draft";
import {
  complaintAbout,
  inDigits,
  isQuoteField,
  limits,
  messages,
  quoteFrom,
  SECURITY_ANSWER,
} from "@/lib/quote";
import styles from "./quote-form.module.css";
import { RESULT_ID } from "./quote-result";
import { TextField } from "./text-field";

/** From how many characters left on the count is told. */
const COUNT_FROM = 500;

type Props = { hydrated: boolean; answerIsWrong: boolean; onEdit: () => void };
type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields, each with the browser's own message below it; what is typed is kept as a draft. */
export function QuoteFields({ hydrated, answerIsWrong, onEdit }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [written, setWritten] = useState(0);
  const left = limits.projectDescription - written;

  useEffect(() => {
    // Landed here from a form that the browser sent by itself: it has arrived.
    if (location.hash === "#sent") clearDraft();
    const draft = loadDraft();
    for (const control of controlsIn(fields.current)) {
      // What was typed before scripts had started is newer than any draft.
      if (isQuoteField(control.id) && !control.value) control.value = draft[control.id] ?? "";
      control.setCustomValidity(complaintOf(control));
      if (control.id === "projectDescription") setWritten(control.value.length);
    }
  }, []);

  const onInput = ({ target }: FormEvent) => {
    const control = target as Control;
    control.setCustomValidity(complaintOf(control));
    showValidity(control, control.validity.customError);
    if (control.id === "projectDescription") setWritten(control.value.length);
    if (control.form) saveDraft(quoteFrom(control.form));
    onEdit();
  };

  const onInvalid = ({ target }: FormEvent) => showValidity(target as Control, true);

  /** A message is shown when there is something new to say, and goes when the value is mended. */
  const showValidity = ({ id, validity, validationMessage }: Control, complain: boolean) => {
    setErrors(({ [id]: shown = "", ...others }) => {
      const message = complain ? validationMessage : shown;
      return validity.valid || !message ? others : { ...others, [id]: message };
    });
  };

  return (
    <div ref={fields} className={styles.fields} onInput={onInput} onInvalidCapture={onInvalid}>
      <TextField id="name" name="name" label="Name" autoComplete="name" error={errors.name} />
      <TextField
        id="email"
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email}
      />
      <TextField
        id="phone"
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        error={errors.phone}
      />
      <TextField
        id="projectDescription"
        name="project"
        label="Project description"
        multiline
        hint={
          left > COUNT_FROM
            ? `What it is, roughly how big, and when you need it. Up to ${inDigits(limits.projectDescription)} characters.`
            : `${inDigits(Math.max(left, 0))} characters left`
        }
        error={errors.projectDescription}
      />
      <TextField
        id="security-answer"
        label="What is 7 + 3?"
        autoComplete="off"
        inputMode="numeric"
        // Without scripts the browser itself holds back a wrong answer, in the same words.
        pattern={hydrated ? undefined : SECURITY_ANSWER}
        title={hydrated ? undefined : messages.wrongAnswer}
        error={errors["security-answer"]}
        errorId={answerIsWrong ? RESULT_ID : undefined}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input name="bot-field" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}

function controlsIn(element: HTMLElement | null) {
  return element?.querySelectorAll<Control>("input[id], textarea[id]") ?? [];
}

function complaintOf({ id, value }: Control): string {
  return complaintAbout(value, isQuoteField(id) ? limits[id] : Number.POSITIVE_INFINITY);
}
