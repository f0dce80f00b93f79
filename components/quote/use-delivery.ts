import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import type { QuoteRequest } from "@/lib/quote/request";
import {
  forgetSentRequests,
  subscribeToUnsentRequests,
  unsentRequests,
} from "@/lib/quote/unsent-requests";
import { type Outcome, openMailProgram, submitQuote } from "@/lib/submit";

/** A request that was sent from the form. */
export type Delivery = {
  request: QuoteRequest;
  /** The result; undefined while channels are being asked. */
  outcome?: Outcome;
  /** Whether it is still on its way: channels are asked, or the mail program is about to open. */
  busy: boolean;
};

/** Sends the form's requests, one at a time, and returns the unsent requests. */
export function useDelivery() {
  const [delivery, setDelivery] = useState<Delivery>();
  const requests = useSyncExternalStore(subscribeToUnsentRequests, unsentRequests, unsentRequests);
  const isCurrent = ({ reference }: QuoteRequest) => reference === delivery?.request.reference;

  /** Sends a request; resolves when the form may be cleared. */
  const send = async (request: QuoteRequest) => {
    forgetSentRequests();
    // React renders this at once, because a second press on Send may come before its next render.
    flushSync(() => setDelivery({ request, busy: true }));
    const sent = submitQuote(request);
    // By now the request is one of the unsent requests, so its draft is not needed any more.
    clearDraft();
    const outcome = await sent;
    if (!outcome.arrived) {
      setDelivery({ request, outcome, busy: true });
      await openMailProgram(request, outcome.reason);
    }
    setDelivery({ request, outcome, busy: false });
  };

  return {
    delivery,
    busy: delivery?.busy ?? false,
    /** What is known by now of the request that was sent last. */
    current: requests.find(isCurrent),
    /** The other requests. */
    others: requests.filter((request) => !isCurrent(request)),
    send,
  };
}
