"use client";

import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FORM_ID, SENT_ID } from "@/lib/browser/shared-names";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { facts } from "@/lib/content/facts";
import { restoreDraft, saveDraft } from "@/lib/quote/draft";
import { fieldValues, hostForm, requiredIds, securityQuestion } from "@/lib/quote/fields";
import { clearSent, valuesIn, wrongFields } from "@/lib/quote/form-values";
import { createReference } from "@/lib/quote/request";
import { Button } from "../ui/button";
import { Status } from "../ui/status";
import type { FieldErrors } from "./field";
import { type Choices, QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { formTexts } from "./texts";
import { UnsentRequests } from "./unsent-requests";
import { type UnsentRequest, useDelivery } from "./use-delivery";

/** The quote form. Without scripts it posts natively; with them it shows what becomes of its request. */
export function QuoteForm({ choices }: { choices: Choices }) {
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** What is wrong. The values are in the fields alone. */
  const [errors, setErrors] = useState<FieldErrors>({});
  const { sending, isLocked, result, unsent, send, removeOrRestore, forgetResult } = useDelivery();
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

  /** Shows a message at each field that is wrong, and leads to the first one. Returns whether there is none. */
  const validate = (form: HTMLFormElement) => {
    const wrong = wrongFields(form);
    const first = wrong[0]?.control;
    const isFocused = first === document.activeElement;
    // Screen readers announce a message that is new, but not one that stays.
    flushSync(() => setErrors({}));
    const found = wrong.map(({ control, message }) => [
      control.id,
      { message, isFocused: isFocused && control === first },
    ]);
    // React renders the messages at once, so that the field has its own when it gets the focus.
    flushSync(() => setErrors(Object.fromEntries(found)));
    first?.focus();
    return !first;
  };

  const onInput = ({ target }: FormEvent) => {
    const { id } = target as HTMLInputElement;
    setErrors(({ [id]: _, ...others }) => others);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked) return;
    const form = event.currentTarget;
    const values = valuesIn(form);
    // An impatient second press comes when the fields were just cleared: it must not take the reference away.
    if (requiredIds.some((id) => values[id])) forgetResult();
    if (!validate(form)) return;
    // Some browsers put a space at the end of a name that they fill in.
    const trimmed = fieldValues((id) => values[id].trim());
    const request = { ...trimmed, reference: createReference(), createdAt: Date.now() };
    const outcome = send(request, false);
    // The status now says so. It gets the focus, which the disabled button loses, and comes into view: an earlier result
    // above the fields has gone.
    status.current?.focus();
    const isSafe = await outcome;
    clearSent(form, values);
    (form.elements.namedItem(securityQuestion.id) as HTMLInputElement).value = "";
    if (isSafe) saveDraft(form);
  };

  /** The draft may have the only copy of a request that is not kept. When this was the last one, it has the fields' words. */
  const releaseDraft = (request: UnsentRequest) => {
    const isNeeded = unsent.some((it) => it !== request && it.keeping === "not-kept");
    if (!isNeeded && element.current) saveDraft(element.current);
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
      // The browser refuses only where scripts do not: one field at a time, in a bubble that covers the form.
      noValidate={hydrated}
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
            onRetry={async (request) => {
              setErrors({});
              if (await send(request, true)) releaseDraft(request);
            }}
            onRemoveOrRestore={(request) => {
              removeOrRestore(request);
              releaseDraft(request);
            }}
          />
        )}
        <QuoteFields choices={choices} hydrated={hydrated} errors={errors} locked={isLocked} />
        <Button type="submit" disabled={isLocked}>
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
