"use client";

import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FORM_ID, SENT_ID } from "@/lib/browser/shared-names";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { facts } from "@/lib/content/facts";
import { restoreDraft, saveDraft } from "@/lib/quote/draft";
import {
  errorMessage,
  fieldValues,
  hostForm,
  requiredIds,
  securityQuestion,
} from "@/lib/quote/fields";
import { clearSent, refuseBlanks, valuesIn } from "@/lib/quote/form-values";
import { createReference } from "@/lib/quote/request";
import { Button } from "../ui/button";
import { Status } from "../ui/status";
import type { FieldErrors } from "./field";
import { type Choices, QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { formTexts } from "./texts";
import { UnsentRequests } from "./unsent-requests";
import { useDelivery } from "./use-delivery";

/** The quote form. Without scripts it posts natively; with them it shows what becomes of its request. */
export function QuoteForm({ choices }: { choices: Choices }) {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** What is wrong. The values are in the fields alone. */
  const [errors, setErrors] = useState<FieldErrors>({});
  const { sending, isLocked, result, unsent, send, forgetResult } = useDelivery();
  const isSending = sending?.isRetry === false;

  // React may make the form anew, because a translator or a password manager has changed the page. During the first
  // rendering the field with the focus is still in the page.
  const [focusedId] = useState(() =>
    typeof document === "undefined" ? undefined : document.activeElement?.id,
  );
  useLayoutEffect(() => {
    if (element.current) restoreDraft(element.current);
    if (focusedId && document.activeElement === document.body)
      document.getElementById(focusedId)?.focus({ preventScroll: true });
    // `:target` shows the thank-you after a native post. A new element is no target until the address is followed again.
    if (location.hash === `#${SENT_ID}` && !document.querySelector(":target"))
      location.replace(location.hash);
  }, [focusedId]);

  const startValidation = (form: HTMLFormElement) => {
    setErrors({});
    refuseBlanks(form);
    // An impatient second press comes when the fields were just cleared: it must not take the reference away.
    const values = valuesIn(form);
    if (requiredIds.some((id) => values[id])) forgetResult();
  };

  /** The browser refuses a field. The form shows its own message, and no bubble that would cover it. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as HTMLInputElement;
    const message = errorMessage(control);
    if (!message) return;
    event.preventDefault();
    const form = event.currentTarget;
    const isFocused = document.activeElement === control;
    // React renders the message at once, so that the field has it when it gets the focus.
    flushSync(() => setErrors((others) => ({ ...others, [control.id]: { message, isFocused } })));
    if (form.querySelector(":required:invalid") === control) control.focus();
  };

  const onInput = ({ target }: FormEvent) => {
    const control = target as HTMLInputElement;
    // When a link has filled in a field, the target is the form, which has no validity of its own to set.
    control.setCustomValidity?.("");
    setErrors(({ [control.id]: _, ...others }) => others);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked) return;
    const form = event.currentTarget;
    // A script, such as an extension's, may send the form without a press on the button.
    startValidation(form);
    if (!form.checkValidity()) return;
    const values = valuesIn(form);
    // Some browsers put a space at the end of a name that they fill in.
    const trimmed = fieldValues((id) => values[id].trim());
    const request = { ...trimmed, reference: createReference(), createdAt: Date.now() };
    const isOver = send(request, false);
    // The status now says so. It gets the focus, which the disabled button loses, and comes into view: an earlier result
    // above the fields has gone.
    status.current?.focus();
    await isOver;
    clearSent(form, values);
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
      onInvalidCapture={onInvalid}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value={hostForm.name} />
      <QuoteResult result={result} />
      <div className={styles.body}>
        {unsent.length > 0 && (
          <UnsentRequests
            requests={unsent}
            sending={sending}
            isLocked={isLocked}
            onRetry={(request) => {
              setErrors({});
              send(request, true);
            }}
          />
        )}
        <QuoteFields choices={choices} hydrated={hydrated} errors={errors} locked={isLocked} />
        <Button
          type="submit"
          disabled={isLocked}
          // The browser checks the fields after this, and refuses all that are wrong at once.
          onClick={({ currentTarget: { form } }) => form && startValidation(form)}
        >
          {isSending ? formTexts.sending : formTexts.submit}
        </Button>
        <div className={styles.foot}>
          {/* Screen readers read what gets the focus, so it is not announced as well. */}
          <Status ref={status} className="note" aria-live="off" tabIndex={-1}>
            {isSending && (
              <>
                <span className="visually-hidden">{formTexts.sending}</span>
                <span className={styles.slow}>{formTexts.slow}</span>
              </>
            )}
          </Status>
          <p className="note">
            {formTexts.privacy}{" "}
            {facts.privacy && <a href={facts.privacy}>{formTexts.privacyLink}</a>}
          </p>
        </div>
      </div>
    </form>
  );
}
