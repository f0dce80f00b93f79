"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { clearDraft, clearUnsent, loadUnsent, saveUnsent } from "@/lib/draft";
import {
  createReference,
  mailLink,
  messages,
  type QuoteRequest,
  quoteFrom,
  SECURITY_ANSWER,
} from "@/lib/quote";
import { preloadChannels, submitQuote, successMessage } from "@/lib/submit";
import { useHydrated } from "@/lib/use-hydrated";
import { Button } from "../ui/button";
import { QuoteFields } from "./quote-fields";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { UnsentQuote } from "./unsent-quote";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

type Status =
  | { kind: "idle" | "submitting" }
  | {
      kind: "sent" | "refused" | "opening-mail" | "unavailable";
      message: string;
      reference?: string;
    };

/** The quote form. Without scripts it posts natively; with them it sends by the fallback chain. */
export function QuoteForm() {
  const hydrated = useHydrated();
  const [status, setStatus] = useState<Status>({ kind: "idle" });
  const [unsent, setUnsent] = useState<QuoteRequest>();
  // A new sheet is an empty form.
  const [sheet, setSheet] = useState(0);
  // Pressed twice before React has drawn: state would come too late.
  const sending = useRef(false);
  const busy = status.kind === "submitting" || status.kind === "opening-mail";

  useEffect(() => {
    setUnsent(loadUnsent());
  }, []);

  const clearForm = () => {
    clearDraft();
    setSheet((last) => last + 1);
  };

  const send = async (request: QuoteRequest) => {
    if (sending.current) return;
    sending.current = true;
    setStatus({ kind: "submitting" });
    try {
      const channel = await submitQuote(request);
      setStatus({ kind: "sent", message: successMessage(channel), reference: request.reference });
      setUnsent(undefined);
      clearUnsent();
      clearForm();
      document.dispatchEvent(new CustomEvent("quote:sent", { detail: { channel } }));
    } catch (failure) {
      console.error(failure);
      setStatus({ kind: "opening-mail", message: messages.unavailable });
      setUnsent(request);
      saveUnsent(request);
      document.dispatchEvent(new CustomEvent("quote:failed", { detail: { channel: "none" } }));
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      location.href = mailLink(request);
      setStatus({ kind: "unavailable", message: messages.unavailable });
      clearForm();
    } finally {
      sending.current = false;
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = form.querySelector<HTMLInputElement>("#security-answer");
    if (answer?.value !== SECURITY_ANSWER) {
      setStatus({ kind: "refused", message: messages.wrongAnswer });
      answer?.focus();
    } else if (new FormData(form).get("bot-field")) {
      setStatus({ kind: "refused", message: messages.trapped });
    } else {
      void send({ ...quoteFrom(form), reference: createReference() });
    }
  };

  return (
    <form
      id="quote"
      className={styles.form}
      name="contact"
      method="post"
      action="/#sent"
      aria-label="Free quote"
      data-island={hydrated ? "ready" : "waiting"}
      data-state={status.kind}
      onFocus={preloadChannels}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form-name" value="contact" />
      {status.kind === "idle" && (
        <p id="sent" className={styles.thanks} data-tone="success">
          {messages.submitted}
        </p>
      )}
      <QuoteFields
        key={sheet}
        hydrated={hydrated}
        answerIsWrong={status.kind === "refused" && status.message === messages.wrongAnswer}
        onEdit={() => status.kind === "refused" && setStatus({ kind: "idle" })}
      />
      {"message" in status && <QuoteResult {...status} />}
      {unsent && <UnsentQuote request={unsent} busy={busy} onRetry={() => void send(unsent)} />}
      <Button type="submit" variant={unsent ? "outline" : "solid"} disabled={busy}>
        {status.kind === "submitting" ? "Sending..." : "Send quote request"}
      </Button>
    </form>
  );
}
