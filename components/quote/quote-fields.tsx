import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clearDraft, saveDraft, takePostedMark } from "@/lib/draft";
import { ANSWER_ID } from "@/lib/draft-keys";
import {
  isQuoteField,
  limits,
  messages,
  quoteFrom,
  SECURITY_ANSWER,
  validationMessageFor,
} from "@/lib/quote";
import { quoteForm } from "@/lib/site";
import type { Taps } from "@/lib/taps";
import { DescriptionField } from "./description-field";
import { type Control, controlsIn, restoreDraft, setValue } from "./field-values";
import { Honeypot } from "./honeypot";
import { followKeyboard } from "./keyboard";
import styles from "./quote-form.module.css";
import { TextField } from "./text-field";

type Props = {
  /** The answers that are offered above the description. */
  taps: Taps;
  hydrated: boolean;
  /** Whether what stands in the fields is being sent: they cannot be changed meanwhile. */
  locked: boolean;
  onEdit: () => void;
  onPosted: () => void;
};

/** The fields, each with the browser's own message below it; what is typed is kept as a draft. */
export function QuoteFields({ taps, hydrated, locked, onEdit, onPosted }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [description, setDescription] = useState("");
  const { labels } = quoteForm;

  // A layout effect: as soon as `data-island` says ready, the starter repeats an early submit, and the
  // fields have to be filled by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useLayoutEffect(() => {
    if (takePostedMark()) {
      clearDraft();
      onPosted();
    }
    const controls = controlsIn(fields.current);
    restoreDraft(controls);
    controls.forEach(check);
    const form = fields.current?.closest("form");
    if (form) saveDraft(quoteFrom(form));
  }, []);

  useEffect(() => (fields.current ? followKeyboard(fields.current) : undefined), []);

  const check = (control: Control) => {
    const { id, value } = control;
    // An empty field is the browser's to refuse: it goes on doing so if scripts fail later.
    control.setCustomValidity(value && validationMessageFor(id, value));
    if (id === "projectDescription") setDescription(value);
  };

  const onInput = ({ target }: FormEvent) => {
    const control = target as Control;
    check(control);
    // Too much text is told at once, all else when the form is sent.
    showMessage(control, isTooLong(control));
    if (control.form) saveDraft(quoteFrom(control.form));
    onEdit();
  };

  const onTap = (text: string) => {
    const control = fields.current?.querySelector<Control>("#projectDescription");
    if (control) setValue(control, text);
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
      <TextField
        {...field("name")}
        name="name"
        label={labels.name}
        autoComplete="name"
        enterKeyHint="next"
      />
      <TextField
        {...field("email")}
        name="email"
        label={labels.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
      />
      <TextField
        {...field("phone")}
        name="phone"
        label={labels.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        enterKeyHint="next"
      />
      <DescriptionField
        {...field("projectDescription")}
        value={description}
        taps={taps}
        hydrated={hydrated}
        onTap={onTap}
      />
      <TextField
        {...field(ANSWER_ID)}
        label={labels.securityAnswer}
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

function isTooLong({ id, value }: Control): boolean {
  return isQuoteField(id) && value.length > limits[id];
}
