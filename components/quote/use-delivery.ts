import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { type Delivery, type Result, viewOf } from "@/lib/quote/delivery";
import { clearDraft } from "@/lib/quote/draft";
import { allowLeaving } from "@/lib/quote/leaving";
import { outboxRequests, subscribeToOutbox } from "@/lib/quote/outbox";
import { mailLink, type QuoteRequest } from "@/lib/quote/request";
import { deliver } from "@/lib/submit";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

const IDLE: Delivery = { state: "idle" };

/** Delivers requests: the form's, one at a time, and again those of the list that are not known to have arrived. */
export function useDelivery() {
  const [delivery, setDelivery] = useState(IDLE);
  /** Thanks for the one of the list that has arrived last. */
  const [retried, setRetried] = useState<Result>();
  const outbox = useSyncExternalStore(subscribeToOutbox, outboxRequests, outboxRequests);
  const { hasLeftOutbox, ...view } = viewOf(delivery, outbox);
  // For good: the message does not come back with a request that was discarded and is put back.
  if (hasLeftOutbox) setDelivery(IDLE);

  /** Sends the form's request; resolves when the form can be filled in again. */
  const send = async (request: QuoteRequest) => {
    // At once: a second press may come before React has drawn the first one's state.
    flushSync(() => setDelivery({ state: "sending", request }));
    // Thanks for another one would be taken for this one's.
    setRetried(undefined);
    const delivered = deliver(request, async ({ message, reasons }) => {
      setDelivery({ state: "opening-mail", request, message });
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      allowLeaving();
      location.href = mailLink(request, reasons);
    });
    // It is in the outbox by now, and no draft.
    clearDraft();
    const outcome = await delivered;
    setDelivery(outcome ? { state: outcome.state, message: outcome.message, request } : IDLE);
  };

  const retry = async (request: QuoteRequest) => {
    setRetried(undefined);
    const outcome = await deliver(request);
    if (outcome?.state === "arrived") setRetried({ message: outcome.message, request });
  };

  return {
    ...view,
    retried,
    send,
    retry,
    /** Shows the form again in place of a result. */
    dismiss: () => setDelivery(IDLE),
  };
}
