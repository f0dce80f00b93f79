import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import { allowLeaving, isIdle, outboxRequests, subscribeToOutbox } from "@/lib/quote/outbox";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import { sendFromOutbox } from "@/lib/send";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** What became of a request, as the visitor is told it. */
export type Result = { request: QuoteRequest; message: string };

/**
 * What becomes of the form's request; the names are the specification's where it has one. `retried`: one of the list of
 * unsent requests has arrived.
 */
type Status =
  | { state: "idle" }
  | { state: "submitting"; request: QuoteRequest }
  | ({ state: "sent" | "opening-mail" | "unavailable" | "retried" } & Result);

const IDLE: Status = { state: "idle" };

/** Sends requests from the form, one at a time, and again from the list of those that are not known to have arrived. */
export function useDelivery() {
  const [status, setStatus] = useState(IDLE);
  const outbox = useSyncExternalStore(subscribeToOutbox, outboxRequests, outboxRequests);
  const own = "request" in status && status.request.reference;
  const others = outbox.filter(({ reference }) => reference !== own);
  const busy = isInForm(status);
  // It has arrived, or was discarded, in the list of this tab or another. For good: Undo does not fold the form again.
  if (status.state === "unavailable" && others.length === outbox.length) setStatus(IDLE);

  const submit = async (request: QuoteRequest, form: HTMLFormElement) => {
    // At once: a second press may come before React has drawn the first one's state.
    flushSync(() => setStatus({ state: "submitting", request }));
    // From here on it is in the outbox, and no draft.
    clearDraft();
    const { message, reasons } = await sendFromOutbox(request);
    if (message) {
      setStatus({ state: "sent", message, request });
      form.reset();
      return;
    }
    const result = { message: messages.unavailable, request };
    setStatus({ state: "opening-mail", ...result });
    await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
    if (isIdle(request)) {
      allowLeaving();
      location.href = mailLink(request, reasons);
    }
    form.reset();
    setStatus({ state: "unavailable", ...result });
  };

  const retry = async (request: QuoteRequest) => {
    // The thanks for another one would be taken for this one's.
    setStatus((now) => (now.state === "retried" ? IDLE : now));
    const { message } = await sendFromOutbox(request);
    if (message) setStatus((now) => (isInForm(now) ? now : { state: "retried", message, request }));
  };

  /** Shows the form again in place of a result. */
  const dismiss = () => setStatus(IDLE);
  // While it is busy, the form shows its request itself.
  return { status, busy, unsent: busy ? others : outbox, submit, retry, dismiss };
}

/** Until the mail program opens, the request is still what is in the form. */
const isInForm = ({ state }: Status) => state === "submitting" || state === "opening-mail";
