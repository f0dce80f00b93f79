"use client";

import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { FORM_ID, islandState, SENT_ID } from "@/lib/page-contract";
import { importEmailjs } from "@/lib/quote/channels";
import { hostForm } from "@/lib/quote/fields";
import type { Taps } from "@/lib/quote/taps";
import { unsentRequests } from "@/lib/quote/unsent";
import { quoteForm } from "@/lib/site";
import { useHydrated } from "@/lib/use-hydrated";
import { Button } from "../ui/button";
import { holdsNewWords, quoteFrom, watchFields } from "./field-values";
import { QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { followQuoteLinks } from "./quote-text-links";
import { SubmitRow } from "./submit-row";
import { UnsentRequests } from "./unsent-requests";
import { type Status, useDelivery } from "./use-delivery";

/** The quote form. Without scripts it posts natively; with them it shows the status of `useDelivery`. */
export function QuoteForm({ taps }: { taps: Taps }) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const emptyFields = useRef(() => {});
  /** Whether the visitor is writing a request: the form is then not folded away. */
  const [writing, setWriting] = useState(false);

  /** Folds the form away, unless it holds text that is kept nowhere else. */
  const fold = () => setWriting(holdsNewWords(form.current, unsentRequests()));
  const onMove = (next: Status) => {
    const { state } = next;
    if (state === "submitting") emptyFields.current = watchFields(form.current, next.request);
    if (state === "sent" || state === "unavailable") emptyFields.current();
    if (state === "sent" || state === "opening-mail") fold();
  };
  const { status, unsent, ...delivery } = useDelivery(onMove);
  // After the draft is restored and the list is read: effects run in the order of the hooks.
  useEffect(fold, []);
  useEffect(() => followQuoteLinks(form.current, taps, () => setWriting(true)), [taps]);

  const busy = status.state === "submitting" || status.state === "opening-mail";
  const submitting = status.state === "submitting" && !status.retried;
  const done = status.state === "sent" || status.state === "posted";
  // The form itself shows what is being sent from it.
  const listed = submitting ? unsent.filter(({ state }) => state !== "sending") : unsent;
  const unsettled = listed.some(({ state }) => state !== "sending-elsewhere");
  /** Whether the form is unfolded below a result or unsent requests; undefined if there are none. */
  const expanded = hydrated && !submitting && (done || unsettled) ? writing : undefined;

  const onFocus = ({ target }: FocusEvent) => {
    importEmailjs().catch(() => {});
    if (target.matches("input, textarea")) setWriting(true);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    if (new FormData(currentTarget).get(hostForm.honeypot)) delivery.refuse();
    else delivery.submit(quoteFrom(currentTarget));
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
      onFocus={onFocus}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value={hostForm.name} />
      <QuoteResult hydrated={hydrated} status={status} last={listed.length === 0} />
      <UnsentRequests requests={listed} busy={busy} onRetry={delivery.retry} />
      {expanded !== undefined && (
        <Button
          variant="quiet"
          className={styles.another}
          aria-expanded={expanded}
          aria-controls="quote-body"
          onClick={() => setWriting(!expanded)}
        >
          {quoteForm.another}
        </Button>
      )}
      <div id="quote-body" className={styles.body} hidden={expanded === false}>
        <QuoteFields
          taps={taps}
          hydrated={hydrated}
          locked={submitting}
          onEdit={delivery.edited}
          onPosted={delivery.posted}
        />
        <SubmitRow
          refusal={status.state === "refused" ? status.message : undefined}
          busy={busy}
          submitting={submitting}
          quiet={unsettled}
        />
      </div>
    </form>
  );
}
