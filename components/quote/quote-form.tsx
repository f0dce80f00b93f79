"use client";

import { clsx } from "clsx";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { FORM_ID, islandState, SENT_ID } from "@/lib/page-contract";
import type { OfferedChoices } from "@/lib/quote/answers";
import { replacePrefill, restoreDraft, saveDraft } from "@/lib/quote/draft";
import { errorIn, fieldValues, hostForm } from "@/lib/quote/fields";
import { type Control, controlOf, controlsIn } from "@/lib/quote/form-controls";
import { consistent, type Prefill, remainingPrefill, withLinkData } from "@/lib/quote/prefill";
import type { LinkData } from "@/lib/quote/quote-link";
import { createReference, messages } from "@/lib/quote/request";
import { formTexts } from "@/lib/site";
import { Button } from "../ui/button";
import { DescriptionPrefill, focusFirstChoice } from "./description-prefill";
import { Outbox } from "./outbox";
import { QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import requestStyles from "./request.module.css";
import { useDelivery } from "./use-delivery";
import { useQuoteLinks } from "./use-quote-links";

const NO_PREFILL: Prefill = { answers: {} };

/** The quote form. Without scripts it posts natively; with them it shows what becomes of its request. */
export function QuoteForm({ offered }: { offered: OfferedChoices }) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  /** What the page itself has written into the description. What is typed is in the fields, and nowhere else. */
  const [prefill, setPrefill] = useState(NO_PREFILL);
  /** What is wrong, by the id of the field. */
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** The data of links that were followed while the form was being sent. It goes into the emptied form. */
  const waitingData = useRef<LinkData[]>([]);
  const { busy, result, retried, unsent, send, retry, dismiss } = useDelivery();

  // A layout effect: the fields are filled before anybody, the starter too, sees that the form is ready.
  useLayoutEffect(() => {
    if (!form.current) return;
    setPrefill(restoreDraft(form.current, offered));
    // `:target` shows the thanks of a native post. If React has replaced them, they have to become it again.
    if (location.hash === `#${SENT_ID}` && !document.querySelector(":target"))
      location.replace(location.hash);
  }, [offered]);

  /** After each change of a field, by the visitor or by the page itself. */
  const onFieldChange = (id: string, nextPrefill: Prefill) => {
    setPrefill(nextPrefill);
    if (form.current) saveDraft(form.current, nextPrefill);
    // What was filled in by a robot or an extension may be right by now as well.
    setErrors(({ [id]: _, [hostForm.honeypot]: _honeypot, ...others }) => others);
  };

  /** Writes into the description, in place of what the page has written before. */
  const writePrefill = (changed: Prefill) => {
    if (!form.current) return;
    const next = consistent(offered, changed);
    replacePrefill(form.current, prefill, next);
    onFieldChange("projectDescription", next);
  };

  useQuoteLinks((data) => {
    // The result of what is being sent has to be seen first.
    if (busy) {
      waitingData.current.push(data);
      return;
    }
    dismiss();
    writePrefill(withLinkData(offered, prefill, data));
  });

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { value } = controlOf(currentTarget, "projectDescription");
    onFieldChange((target as Control).id, remainingPrefill(value, prefill));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { currentTarget } = event;
    const wrong = controlsIn(currentTarget).filter(errorIn);
    setErrors(Object.fromEntries(wrong.map((control) => [control.id, errorIn(control)])));
    if (wrong[0]) return wrong[0].focus();
    if (new FormData(currentTarget).get(hostForm.honeypot))
      return setErrors({ [hostForm.honeypot]: messages.honeypot });
    const values = fieldValues((id) => controlOf(currentTarget, id).value);
    const request = { ...values, reference: createReference(), createdAt: Date.now() };
    await send(request);
    currentTarget.reset();
    // `prefill` is still that of the request: in the emptied description nothing of it is left to replace.
    const follow = (before: Prefill, data: LinkData) => withLinkData(offered, before, data);
    writePrefill(waitingData.current.reduce(follow, NO_PREFILL));
    waitingData.current = [];
  };

  return (
    <form
      ref={form}
      id={FORM_ID}
      className={styles.form}
      name={hostForm.name}
      method="post"
      action={`/#${SENT_ID}`}
      aria-label={formTexts.title}
      // The browser's bubble would cover our messages.
      noValidate={hydrated}
      {...islandState(hydrated)}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value={hostForm.name} />
      {!busy && !result && (
        <p
          id={SENT_ID}
          className={clsx(requestStyles.result, requestStyles.thanks)}
          data-tone="success"
        >
          {messages.submitted}
        </p>
      )}
      <QuoteResult result={result} />
      <QuoteResult result={retried} />
      <Outbox requests={unsent} busy={busy} onRetry={retry} />
      {result && (
        <p>
          <Button
            variant="quiet"
            disabled={busy}
            onClick={() => {
              flushSync(dismiss);
              focusFirstChoice(form.current);
            }}
          >
            {formTexts.another}
          </Button>
        </p>
      )}
      <div className={styles.body} hidden={result !== undefined}>
        <DescriptionPrefill
          offered={offered}
          prefill={prefill}
          busy={busy}
          onChange={writePrefill}
        />
        <QuoteFields hydrated={hydrated} errors={errors} busy={busy} />
        <Button type="submit" disabled={busy}>
          {busy ? formTexts.sending : formTexts.submit}
        </Button>
        <p className={styles.note} role="status">
          {busy && <span className={styles.slow}>{formTexts.slow}</span>}
        </p>
      </div>
    </form>
  );
}
