"use client";

import { clsx } from "clsx";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FORM_ID, SENT_ID } from "@/lib/browser/shared-names";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { facts } from "@/lib/content/facts";
import { saveDraft } from "@/lib/quote/draft";
import { errorIn, fieldIds, fieldValues, hostForm, securityQuestion } from "@/lib/quote/fields";
import { setValue, takeOver, valuesIn } from "@/lib/quote/form-values";
import { createReference, messages } from "@/lib/quote/request";
import { Button } from "../ui/button";
import { Status } from "../ui/status";
import { type Choices, QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import requestStyles from "./request.module.css";
import { formTexts } from "./texts";
import { UnsentRequests } from "./unsent-requests";
import { useDelivery } from "./use-delivery";

/** The quote form. Without scripts it posts natively; with them it shows what becomes of its request. */
export function QuoteForm({ choices }: { choices: Choices }) {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** Error messages, by the id of the field. There is no state for values: only the fields themselves hold them. */
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { delivery, busy, current, others, send } = useDelivery();
  // While the mail program is about to open, the request is busy, but no longer being sent.
  const isSending = busy && !delivery?.outcome;

  // React may make the form anew, because a translator or a password manager has changed the page. During the first
  // rendering the old form is still in the page, and has the focus.
  const [before] = useState(() =>
    typeof document === "undefined"
      ? undefined
      : {
          form: document.querySelector<HTMLFormElement>(`#${FORM_ID}`),
          focused: document.activeElement,
        },
  );
  useLayoutEffect(() => {
    const form = element.current;
    if (form && before?.form && before.form !== form) takeOver(form, before.form, before.focused);
    // `:target` shows the thank-you after a native post. A new element is no target until the address is followed again.
    if (location.hash === `#${SENT_ID}` && !document.querySelector(":target"))
      location.replace(location.hash);
  }, [before]);

  const onInput = ({ target }: FormEvent) => {
    // The honeypot's error goes as well: the visitor is correcting the form.
    const { id } = target as Element;
    setErrors(({ [id]: _, [hostForm.honeypot]: _honeypot, ...others }) => others);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const wrong = [...form.querySelectorAll<HTMLInputElement>(":required")].filter(errorIn);
    // React renders the messages at once, so that the field that gets the focus already has its own.
    flushSync(() =>
      setErrors(Object.fromEntries(wrong.map((control) => [control.id, errorIn(control)]))),
    );
    if (wrong[0]) return wrong[0].focus();
    const honeypot = form.elements.namedItem(hostForm.honeypot) as HTMLInputElement;
    if (honeypot.value) {
      // A robot would fill in the honeypot again. A visitor whose browser extension has filled it in can send now.
      honeypot.value = "";
      return setErrors({ [hostForm.honeypot]: messages.honeypot });
    }
    const values = valuesIn(form);
    // Some browsers put a space at the end of a name that they fill in.
    const trimmed = fieldValues((id) => values[id].trim());
    // The button is about to be disabled, and a disabled button loses the focus.
    status.current?.focus({ preventScroll: true });
    await send({ ...trimmed, reference: createReference(), createdAt: Date.now() });
    // A field that a link has filled in while the request was being sent keeps its new value.
    for (const id of fieldIds) if (valuesIn(form)[id] === values[id]) setValue(form, id, "");
    (form.elements.namedItem(securityQuestion.id) as HTMLInputElement).value = "";
    saveDraft(form);
  };

  return (
    <form
      ref={element}
      id={FORM_ID}
      className={styles.form}
      name={hostForm.name}
      method="post"
      action={`/#${SENT_ID}`}
      aria-label={formTexts.title}
      // The form shows its own messages, which the browser's bubble would cover.
      noValidate={hydrated}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value={hostForm.name} />
      {!delivery && (
        <p
          id={SENT_ID}
          className={clsx(requestStyles.result, requestStyles.thanks)}
          data-tone="success"
        >
          {messages.submitted}
        </p>
      )}
      <QuoteResult delivery={delivery} current={current} />
      <div className={styles.body}>
        <QuoteFields choices={choices} hydrated={hydrated} errors={errors} busy={busy} />
        <Button type="submit" disabled={busy}>
          {isSending ? formTexts.sending : formTexts.submit}
        </Button>
        <Status ref={status} className="note" tabIndex={-1}>
          {isSending && (
            <>
              <span className="visually-hidden">{formTexts.sending}</span>
              <span className={styles.slow}>{formTexts.slow}</span>
            </>
          )}
        </Status>
        <p className="note">
          {formTexts.privacy} {facts.privacy && <a href={facts.privacy}>{formTexts.privacyLink}</a>}
        </p>
      </div>
      <UnsentRequests requests={others} />
    </form>
  );
}
