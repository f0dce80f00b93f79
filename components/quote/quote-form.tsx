"use client";

import { type FormEvent, useRef, useState, useSyncExternalStore } from "react";
import {
  createReference,
  isSameQuote,
  mailLink,
  messages,
  type QuoteRequest,
  quoteFrom,
} from "@/lib/quote";
import { quoteForm } from "@/lib/site";
import { preloadChannels, successMessage } from "@/lib/submit";
import { deliver, subscribeToUnsent, type UnsentRequest, unsentRequests } from "@/lib/unsent";
import { useHydrated } from "@/lib/use-hydrated";
import { emptyFields } from "./field-values";
import { QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { SubmitRow } from "./submit-row";
import { UnsentRequests } from "./unsent-requests";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

type Status =
  | { kind: "idle"; message?: undefined }
  | { kind: "submitting"; message?: undefined; retried: boolean }
  | { kind: "refused" | "opening-mail" | "unavailable" | "posted"; message: string }
  | { kind: "sent"; message: string; reference: string };

const noRequests: readonly UnsentRequest[] = [];

/** The quote form. Without scripts it posts natively; with them it sends by the fallback chain. */
export function QuoteForm() {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  const kept = useSyncExternalStore(subscribeToUnsent, unsentRequests, () => noRequests);
  // A second press can come before React has rendered the first one's state.
  const sending = useRef(false);
  const submitting = status.kind === "submitting" && !status.retried;
  const busy = status.kind === "submitting" || status.kind === "opening-mail";
  const unsent = submitting ? kept.filter(({ state }) => state !== "sending") : kept;
  const done = status.kind === "sent" || status.kind === "posted";

  const send = async (request: QuoteRequest, retried: boolean) => {
    if (sending.current) return;
    sending.current = true;
    setStatus({ kind: "submitting", retried });
    // A request from the list may not be what stands in the form.
    const empty = () => {
      if (!form.current) return;
      if (!retried || isSameQuote(quoteFrom(form.current), request)) {
        emptyFields(form.current, request);
      }
    };
    try {
      const channel = await deliver(request);
      setStatus({ kind: "sent", message: successMessage(channel), reference: request.reference });
      empty();
      document.dispatchEvent(new CustomEvent("quote:sent", { detail: { channel } }));
    } catch (failure) {
      console.error(failure);
      setStatus({ kind: "opening-mail", message: messages.unavailable });
      document.dispatchEvent(new CustomEvent("quote:failed", { detail: { channel: "none" } }));
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      location.href = mailLink(request);
      setStatus({ kind: "unavailable", message: messages.unavailable });
      empty();
    } finally {
      sending.current = false;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (busy) return;
    if (new FormData(currentTarget).get("bot-field")) {
      setStatus({ kind: "refused", message: messages.honeypot });
    } else {
      const quote = quoteFrom(currentTarget);
      // The same text again is the same request: by its reference the owner knows a second delivery.
      const known = kept.find((request) => isSameQuote(request, quote));
      void send(known ?? { ...quote, reference: createReference() }, false);
    }
  };

  return (
    <form
      ref={form}
      id="quote"
      className={styles.form}
      name="contact"
      method="post"
      action="/#sent"
      aria-label={quoteForm.title}
      data-island={hydrated ? "ready" : "waiting"}
      data-state={status.kind}
      onFocus={preloadChannels}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value="contact" />
      {!hydrated && (
        <p id="sent" className={styles.thanks} data-tone="success">
          {messages.submitted}
        </p>
      )}
      <QuoteResult
        message={status.kind === "refused" ? undefined : status.message}
        reference={status.kind === "sent" ? status.reference : undefined}
        last={unsent.length === 0}
        focus={status.kind !== "posted"}
      />
      <UnsentRequests
        requests={unsent}
        busy={busy}
        onRetry={(request) => void send(request, true)}
      />
      {(done || unsent.length > 0) && <h3 className={styles.another}>{quoteForm.another}</h3>}
      <QuoteFields
        hydrated={hydrated}
        locked={submitting}
        onEdit={() => status.kind === "refused" && setStatus({ kind: "idle" })}
        onPosted={() => setStatus({ kind: "posted", message: messages.submitted })}
      />
      {status.kind === "refused" && (
        <p className={styles.result} role="alert" data-tone="error">
          {status.message}
        </p>
      )}
      <SubmitRow busy={busy} submitting={submitting} quiet={done || unsent.length > 0} />
    </form>
  );
}
