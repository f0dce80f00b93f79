"use client";

import { type FormEvent, useReducer, useRef, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { ANSWER_ID, FORM_ID, islandState, SENT_ID } from "@/lib/page-contract";
import { type OfferedAnswers, standing } from "@/lib/quote/answers";
import { importEmailjs } from "@/lib/quote/channels";
import { type Control, controlOf, controlsIn, saveDraft } from "@/lib/quote/draft";
import { hostForm, quoteOf } from "@/lib/quote/fields";
import { subscribeToOutbox, type UnsentRequest, unsentRequests } from "@/lib/quote/outbox";
import { messages } from "@/lib/quote/request";
import { errorIn } from "@/lib/quote/validation";
import { quoteForm } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { Button } from "../ui/button";
import { AnswerButtons } from "./answers";
import { reduceForm, type Status, untouched } from "./form-state";
import { focusNext, QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { SubjectLine } from "./subject-line";
import { SubmitRow } from "./submit-row";
import { UnsentRequests } from "./unsent-requests";
import { useDelivery } from "./use-delivery";
import { useOpening } from "./use-opening";

/** The quote form. Without scripts it posts natively; with them it shows the status of `useDelivery`. */
export function QuoteForm({ offered }: { offered: OfferedAnswers }) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [state, dispatch] = useReducer(reduceForm, untouched);
  const { folded, opening, errors } = state;
  const { answers, subject } = opening;
  const unsent = useSyncExternalStore(subscribeToOutbox, unsentRequests, unsentRequests);
  const delivery = useDelivery(form, dispatch);

  const status = isOver(state.status, unsent) ? untouched.status : state.status;
  const busy = status.state === "submitting" || status.state === "opening-mail";
  const submitting = status.state === "submitting" && !status.retried;
  const sending = status.state === "submitting" ? status.request.reference : undefined;
  // The form itself shows what is being sent from it.
  const listed = submitting ? unsent.filter(({ reference }) => reference !== sending) : unsent;

  const write = useOpening({ form, offered, opening, locked: submitting, dispatch });

  const onInput = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const control = target as Control;
    // An answer to the sum is not judged while it is typed.
    const error = control.id === ANSWER_ID ? "" : errorIn(control);
    dispatch({ type: "typed", id: control.id, error });
    const left = standing(controlOf(currentTarget, "projectDescription").value, opening);
    dispatch({ type: "written", opening: left });
    saveDraft(currentTarget, left);
  };

  /** Shows everything that is wrong; returns whether nothing is. */
  const check = (controls: Control[]) => {
    const wrong = controls.filter((control) => errorIn(control));
    const errors = Object.fromEntries(wrong.map((control) => [control.id, errorIn(control)]));
    dispatch({ type: "refused", errors });
    wrong[0]?.focus();
    return wrong.length === 0;
  };

  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    // The browser's bubble would cover our message. It tells of each field; the first time, we tell of all.
    event.preventDefault();
    check(controlsIn(event.currentTarget));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy || !check(controlsIn(currentTarget))) return;
    if (new FormData(currentTarget).get(hostForm.honeypot)) {
      dispatch({ type: "moved", status: { state: "refused", message: messages.honeypot } });
    } else {
      delivery.submit(quoteOf((id) => controlOf(currentTarget, id).value));
    }
  };

  /** For whoever has pressed a button that is gone by now. */
  const focusFirst = () => {
    form.current?.querySelector<HTMLElement>("[role='group'] button")?.focus();
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
      onFocus={() => importEmailjs().catch(() => {})}
      onInput={onInput}
      onInvalidCapture={onInvalid}
      onKeyDown={focusNext}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value={hostForm.name} />
      <QuoteResult hydrated={hydrated} status={status} last={listed.length === 0} />
      <UnsentRequests {...{ busy, sending }} requests={listed} onRetry={delivery.retry} />
      {folded && (
        <Button
          variant="quiet"
          className={styles.another}
          disabled={status.state === "opening-mail"}
          onClick={() => {
            flushSync(() => dispatch({ type: "unfolded" }));
            focusFirst();
          }}
        >
          {quoteForm.another}
        </Button>
      )}
      <div className={styles.body} hidden={folded}>
        {subject && (
          <SubjectLine
            subject={subject}
            disabled={submitting}
            onRemove={() => {
              write({ answers });
              focusFirst();
            }}
          />
        )}
        <AnswerButtons
          {...{ offered, answers }}
          disabled={submitting}
          onAnswer={(chosen) => write({ ...opening, answers: chosen })}
        />
        <QuoteFields {...{ hydrated, errors }} locked={submitting} />
        <SubmitRow
          refusal={status.state === "refused" ? status.message : undefined}
          {...{ busy, submitting }}
        />
      </div>
    </form>
  );
}

/** Whether a request that could not be sent has been sent or discarded since, here or in another tab. */
function isOver(status: Status, unsent: readonly UnsentRequest[]): boolean {
  return (
    status.state === "unavailable" &&
    !unsent.some(({ reference }) => reference === status.request.reference)
  );
}
