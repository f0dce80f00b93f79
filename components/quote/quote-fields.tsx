import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { clearDraft, loadDraft, saveDraft, takePostedMark } from "@/lib/draft";
import { ANSWER_ID } from "@/lib/draft-keys";
import {
  isQuoteField,
  limits,
  messages,
  quoteFrom,
  SECURITY_ANSWER,
  validationMessageFor,
  withThousands,
} from "@/lib/quote";
import { quoteForm } from "@/lib/site";
import type { Control } from "./field-values";
import styles from "./quote-form.module.css";
import { TextField } from "./text-field";

/** From how many characters left on their number is shown. */
const COUNT_FROM = 500;

type Props = {
  hydrated: boolean;
  /** Whether what stands in the fields is being sent: they cannot be changed meanwhile. */
  locked: boolean;
  onEdit: () => void;
  onPosted: () => void;
};

/** The fields, each with the browser's own message below it; what is typed is kept as a draft. */
export function QuoteFields({ hydrated, locked, onEdit, onPosted }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [length, setLength] = useState(0);
  const { labels } = quoteForm;
  const left = limits.projectDescription - length;

  // A layout effect, because the starter repeats an early submit as soon as the form is hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    if (takePostedMark()) {
      clearDraft();
      onPosted();
    }
    const draft: Record<string, string> = { ...loadDraft(), ...window.earlyTyping };
    window.earlyTyping = undefined;
    for (const control of controlsIn(fields.current)) {
      // Anything typed or filled in before hydration is newer than the draft.
      control.value ||= draft[control.id] ?? "";
      check(control);
    }
    const form = fields.current?.closest("form");
    if (form) saveDraft(quoteFrom(form));
  }, []);

  const check = (control: Control) => {
    const { id, value } = control;
    // That nothing is there the browser knows by itself, also when this script has failed since.
    control.setCustomValidity(value && validationMessageFor(id, value));
    if (id === "projectDescription") setLength(value.length);
  };

  const onInput = ({ target }: FormEvent) => {
    const control = target as Control;
    check(control);
    // That is nothing to wait for the end of.
    showMessage(control, isTooLong(control));
    if (control.form) saveDraft(quoteFrom(control.form));
    onEdit();
  };

  const onInvalid = (event: FormEvent) => {
    // The browser's bubble would cover the message below the field, in the same words.
    event.preventDefault();
    const control = event.target as Control;
    showMessage(control, true);
    if (control.form?.querySelector("input:invalid, textarea:invalid") === control) control.focus();
  };

  /** A message that is shown is always the present one, and goes when the value is valid. */
  const showMessage = ({ id, value, validationMessage }: Control, reveal: boolean) => {
    const message = validationMessage && (validationMessageFor(id, value) || validationMessage);
    setErrors(({ [id]: shown, ...others }) => {
      // An answer is not judged while it is typed.
      const stays = shown && id !== ANSWER_ID;
      return message && (reveal || stays) ? { ...others, [id]: message } : others;
    });
  };

  const field = (id: string) => ({ id, readOnly: locked, error: errors[id] });

  return (
    <div ref={fields} className={styles.fields} onInput={onInput} onInvalidCapture={onInvalid}>
      <TextField {...field("name")} name="name" label={labels.name} autoComplete="name" />
      <TextField
        {...field("email")}
        name="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        {...field("phone")}
        name="phone"
        label={labels.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      <TextField
        {...field("projectDescription")}
        name="project"
        label={labels.projectDescription}
        multiline
        hint={left > COUNT_FROM ? quoteForm.hint : quoteForm.left(withThousands(Math.max(left, 0)))}
      />
      <TextField
        {...field(ANSWER_ID)}
        label={labels.securityAnswer}
        autoComplete="off"
        inputMode="numeric"
        // Without scripts the browser itself holds back a wrong answer, in the same words.
        pattern={hydrated ? undefined : SECURITY_ANSWER}
        title={hydrated ? undefined : messages.wrongAnswer}
        alert={errors[ANSWER_ID] === messages.wrongAnswer}
      />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {labels.honeypot}
          <input name="bot-field" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </div>
  );
}

function isTooLong({ id, value }: Control): boolean {
  return isQuoteField(id) && value.length > limits[id];
}

function controlsIn(element: HTMLElement | null) {
  return element?.querySelectorAll<Control>("input[id], textarea[id]") ?? [];
}
