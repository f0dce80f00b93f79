"use client";

import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { FORM_ID, SENT_ID } from "@/lib/draft-keys";
import { mailLink, messages, type QuoteRequest, quoteFrom } from "@/lib/quote";
import { quoteForm } from "@/lib/site";
import { preloadChannels, successMessage, UndeliveredError } from "@/lib/submit";
import type { Taps } from "@/lib/taps";
import { deliver, requestOf, subscribeToUnsent, unsentRequests } from "@/lib/unsent";
import { useHydrated } from "@/lib/use-hydrated";
import { emptyFields, holdsNewWords } from "./field-values";
import { QuoteFields } from "./quote-fields";
import { QuoteFold } from "./quote-fold";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { followQuoteLinks } from "./quote-text-links";
import { SubmitRow } from "./submit-row";
import { UnsentRequests } from "./unsent-requests";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

type Status =
  | { kind: "idle"; message?: undefined }
  | { kind: "submitting"; message?: undefined; retried: boolean }
  | { kind: "refused" | "posted"; message: string }
  | { kind: "sent" | "opening-mail" | "unavailable"; message: string; request: QuoteRequest };

/** The quote form. Without scripts it posts natively; with them it sends by the fallback chain. */
export function QuoteForm({ taps }: { taps: Taps }) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  /** Whether the visitor writes a request, which then is not folded away. */
  const [writing, setWriting] = useState(false);
  const kept = useSyncExternalStore(subscribeToUnsent, unsentRequests, unsentRequests);
  // A second press can come before React has rendered the first one's state.
  const sending = useRef(false);
  const submitting = status.kind === "submitting" && !status.retried;
  const busy = status.kind === "submitting" || status.kind === "opening-mail";
  const unsent = submitting ? kept.filter(({ state }) => state !== "sending") : kept;
  const done = status.kind === "sent" || status.kind === "posted";
  const request = "request" in status ? status.request : undefined;
  // A request that was sent or discarded since, here or in another tab, is not unsent any more.
  const failed = !done && unsent.some(({ reference }) => reference === request?.reference);
  const unsettled = unsent.some(({ state }) => state !== "sending-elsewhere");

  /** Folds the form away, unless it holds what is nowhere else. */
  const fold = () => setWriting(holdsNewWords(form.current, unsentRequests()));
  // Once the draft is back in the fields, and the list is read.
  useEffect(fold, []);
  useEffect(() => followQuoteLinks(form.current, taps, () => setWriting(true)), [taps]);

  const send = async (request: QuoteRequest, retried: boolean) => {
    if (sending.current) return;
    sending.current = true;
    setStatus({ kind: "submitting", retried });
    try {
      const channel = await deliver(request);
      setStatus({ kind: "sent", message: successMessage(channel), request });
      emptyFields(form.current, request, retried);
      fold();
      document.dispatchEvent(new CustomEvent("quote:sent", { detail: { channel } }));
    } catch (failure) {
      console.error(failure);
      setStatus({ kind: "opening-mail", message: messages.unavailable, request });
      fold();
      document.dispatchEvent(new CustomEvent("quote:failed", { detail: { channel: "none" } }));
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      const reasons = failure instanceof UndeliveredError ? failure.reasons : undefined;
      location.href = mailLink(request, reasons);
      setStatus({ kind: "unavailable", message: messages.unavailable, request });
      emptyFields(form.current, request, retried);
    } finally {
      sending.current = false;
    }
  };

  const onFocus = ({ target }: FocusEvent) => {
    preloadChannels();
    if (target.matches("input, textarea")) setWriting(true);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    if (new FormData(currentTarget).get("bot-field")) {
      setStatus({ kind: "refused", message: messages.honeypot });
    } else {
      void send(requestOf(quoteFrom(currentTarget)), false);
    }
  };

  return (
    <form
      ref={form}
      id={FORM_ID}
      className={styles.form}
      name="contact"
      method="post"
      action={`/#${SENT_ID}`}
      aria-label={quoteForm.title}
      data-island={hydrated ? "ready" : "waiting"}
      data-state={status.kind}
      onFocus={onFocus}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value="contact" />
      <QuoteResult
        hydrated={hydrated}
        message={done || failed ? status.message : undefined}
        request={request}
        last={unsent.length === 0}
        focus={status.kind !== "posted"}
      />
      <UnsentRequests
        requests={unsent}
        busy={busy}
        onRetry={(request) => void send(request, true)}
      />
      <QuoteFold
        foldable={hydrated && !submitting && (done || unsettled)}
        writing={writing}
        onWriting={setWriting}
      >
        <QuoteFields
          taps={taps}
          hydrated={hydrated}
          locked={submitting}
          onEdit={() => status.kind === "refused" && setStatus({ kind: "idle" })}
          onPosted={() => setStatus({ kind: "posted", message: messages.submitted })}
        />
        <SubmitRow
          refusal={status.kind === "refused" ? status.message : undefined}
          busy={busy}
          submitting={submitting}
          quiet={unsettled}
        />
      </QuoteFold>
    </form>
  );
}
