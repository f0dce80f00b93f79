"use client";

import { type FormEvent, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { FORM_ID, islandState, SENT_ID } from "@/lib/page-contract";
import { type OfferedAnswers, remainingPrefill } from "@/lib/quote/answers";
import { type Control, controlOf, controlsIn, saveDraft, saveTexts } from "@/lib/quote/draft";
import { errorIn, hostForm, quoteOf } from "@/lib/quote/fields";
import { createReference, messages } from "@/lib/quote/request";
import { subscribeToUnsent, unsentRequests } from "@/lib/quote/unsent";
import { quoteForm } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { Button } from "../ui/button";
import { deliver } from "./deliver";
import { DescriptionPrefill, focusFirstAnswer, restorePrefill } from "./description-prefill";
import { initialState, isLocked, reduceForm, resultIn } from "./form-state";
import { QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { UnsentList } from "./unsent-list";

/** The quote form. Without scripts it posts natively; with them it shows what `deliver` tells of its request. */
export function QuoteForm({ offered }: { offered: OfferedAnswers }) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(reduceForm, initialState);
  const { prefill, errors, status, lastAction } = state;
  const unsent = useSyncExternalStore(subscribeToUnsent, unsentRequests, unsentRequests);

  const disabled = isLocked(status);
  const result = resultIn(status);
  // The form itself shows what is being sent from it.
  const submitting = status.state === "submitting" ? status.request.reference : undefined;

  // A layout effect: the fields are filled before anybody, the starter too, sees that the form is ready.
  useLayoutEffect(() => {
    if (!form.current) return;
    dispatch({ type: "prefilled", prefill: restorePrefill(form.current, offered) });
    // The address shows the thanks for a native post: again, if React has replaced them.
    if (location.hash === `#${SENT_ID}`) location.replace(location.hash);
  }, [offered]);

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const left = remainingPrefill(controlOf(currentTarget, "projectDescription").value, prefill);
    dispatch({ type: "typed", id: (target as Control).id, prefill: left });
    saveDraft(currentTarget, left);
  };

  /** Shows everything that is wrong; returns whether nothing is. */
  const check = (controls: Control[]) => {
    const wrong = controls.filter((control) => errorIn(control));
    const errors = Object.fromEntries(wrong.map((control) => [control.id, errorIn(control)]));
    dispatch({ type: "checked", errors });
    wrong[0]?.focus();
    return wrong.length === 0;
  };

  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    // The browser's bubble would cover our message. There is an event for each field: the first shows all errors.
    event.preventDefault();
    check(controlsIn(event.currentTarget));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (disabled || !check(controlsIn(currentTarget))) return;
    if (new FormData(currentTarget).get(hostForm.honeypot)) {
      dispatch({ type: "refused", message: messages.honeypot });
    } else {
      const quote = quoteOf((id) => controlOf(currentTarget, id).value);
      deliver({ ...quote, reference: createReference() }, currentTarget, dispatch);
    }
  };

  return (
    <form
      ref={form}
      id={FORM_ID}
      className={styles.form}
      name={hostForm.name}
      method="post"
      action={`/#${SENT_ID}`}
      aria-label={quoteForm.title}
      {...islandState(hydrated)}
      data-state={status.state}
      onInput={onInput}
      onInvalidCapture={onInvalid}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value={hostForm.name} />
      <input name={hostForm.honeypot} hidden />
      {status.state === "idle" && (
        // Where the browser itself has posted the form, its address leads here.
        <p id={SENT_ID} className={styles.thanks} data-tone="success">
          {messages.submitted}
        </p>
      )}
      <QuoteResult result={result} />
      <UnsentList
        requests={unsent.filter(({ reference }) => reference !== submitting)}
        lastAction={lastAction}
        onAction={(lastAction) => {
          dispatch({ type: "list-used", lastAction });
          // The draft of a request that could not be stored goes with it. Any other draft stays.
          if (lastAction && !lastAction.request.stored && !disabled && form.current)
            saveTexts(form.current);
        }}
      />
      {result && (
        <p>
          <Button
            variant="quiet"
            disabled={disabled}
            onClick={() => {
              flushSync(() => dispatch({ type: "dismissed" }));
              focusFirstAnswer(form.current);
            }}
          >
            {quoteForm.another}
          </Button>
        </p>
      )}
      <div className={styles.body} hidden={result !== undefined}>
        <DescriptionPrefill {...{ form, offered, prefill, disabled, dispatch }} />
        <QuoteFields {...{ hydrated, errors, disabled }} />
        {status.state === "refused" && (
          <p className={styles.error} role="alert">
            {status.message}
          </p>
        )}
        <Button type="submit" disabled={disabled}>
          {disabled ? quoteForm.submitting : quoteForm.submit}
        </Button>
        <p className={styles.note} role="status">
          {disabled && <span className={styles.slow}>{quoteForm.slow}</span>}
        </p>
      </div>
    </form>
  );
}
