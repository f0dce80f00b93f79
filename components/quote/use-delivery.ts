import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import { subscribeToOutbox, unsentRequests } from "@/lib/quote/outbox";
import { mailLink, type QuoteRequest } from "@/lib/quote/request";
import { type Outcome, submitQuote } from "@/lib/submit";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** A request that was sent from the form. */
export type Delivery = {
  request: QuoteRequest;
  /** What came of it; nothing while channels are asked. */
  outcome?: Outcome;
  /** Whether it is still on its way: channels are asked, or the mail program is about to open. */
  busy: boolean;
};

/** Sends the form's requests, one at a time, and tells what is unsent. */
export function useDelivery() {
  const [delivery, setDelivery] = useState<Delivery>();
  const all = useSyncExternalStore(subscribeToOutbox, unsentRequests, unsentRequests);
  const others = all.filter(({ reference }) => reference !== delivery?.request.reference);
  const busy = delivery?.busy === true;
  const isGone = others.length === all.length;
  // A request that failed, and was then removed or sent from the list, needs no message any more. The message does not
  // come back if the request is put back.
  if (!busy && delivery?.outcome?.arrived === false && isGone) setDelivery(undefined);

  /** Sends a request; resolves when the form may be cleared. */
  const send = async (request: QuoteRequest) => {
    // At once: a second press may come before React has drawn the first one's state.
    flushSync(() => setDelivery({ request, busy: true }));
    const sent = submitQuote(request);
    // It is in the list of the unsent by now, and no draft.
    clearDraft();
    const outcome = await sent;
    if (!outcome.arrived) {
      setDelivery({ request, outcome, busy: true });
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      location.href = mailLink(request, outcome.reason);
    }
    setDelivery({ request, outcome, busy: false });
  };

  // The list leaves out what this tab is sending.
  return { delivery, busy, unsent: busy ? others : all, send };
}
