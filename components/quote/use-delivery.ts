import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import { allowLeaving, isIdle, outboxRequests, save, subscribeToOutbox } from "@/lib/quote/outbox";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import { send } from "@/lib/send";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** What became of a request, as the visitor is told it. */
export type Result = { request: QuoteRequest; message: string };

/** What becomes of the form's request; the names are the specification's where it has one. */
type Status =
  | { state: "idle" }
  | { state: "submitting"; request: QuoteRequest }
  | ({ state: "sent" | "opening-mail" | "unavailable" } & Result);

const IDLE: Status = { state: "idle" };

/** Sends the form's requests, one at a time, and knows all that are in the outbox. */
export function useDelivery() {
  const [status, setStatus] = useState(IDLE);
  const unsent = useSyncExternalStore(subscribeToOutbox, outboxRequests, outboxRequests);
  // The request may have arrived, or been discarded, in the list of this tab or another.
  if (
    status.state === "unavailable" &&
    !unsent.some(({ reference }) => reference === status.request.reference)
  )
    setStatus(IDLE);

  const deliver = async (request: QuoteRequest, form: HTMLFormElement) => {
    // At once: a second press may come before React has drawn the first one's state.
    flushSync(() => setStatus({ state: "submitting", request }));
    // Now, because the lock takes a moment, and the tab may be closed meanwhile. From here on it is no draft.
    save({ ...request, triedAt: Date.now(), failed: false });
    clearDraft();
    const { message, reasons } = await send(request);
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

  // Until the mail program opens, the request is still what is in the form.
  const isInForm = status.state === "submitting" || status.state === "opening-mail";
  /** Shows the form again in place of a result. */
  const dismiss = () => setStatus(IDLE);
  const requestInForm = isInForm ? status.request : undefined;
  return { status, requestInForm, unsent, deliver, dismiss };
}
