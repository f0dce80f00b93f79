import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import { mailLink, type QuoteRequest } from "@/lib/quote/request";
import { subscribeToUnsentRequests, unsentRequests } from "@/lib/quote/unsent-requests";
import { type Outcome, submitQuote } from "@/lib/submit";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

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
  const unsent = useSyncExternalStore(subscribeToUnsentRequests, unsentRequests, unsentRequests);
  const { request: current, outcome, busy = false } = delivery ?? {};
  const otherUnsent = unsent.filter(({ reference }) => reference !== current?.reference);
  const isUnsent = otherUnsent.length < unsent.length;
  // The visitor may remove a failed request from the list of the unsent, or send it from there. Then the form must no
  // longer say that it was not sent, so the delivery is forgotten. If the result were only hidden, it would come back and
  // take the focus when the visitor puts the request back. React allows this change of state while it renders:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders
  if (!busy && outcome?.arrived === false && !isUnsent) setDelivery(undefined);

  /** Sends a request; resolves when the form may be cleared. */
  const send = async (request: QuoteRequest) => {
    // React renders this at once, because a second press on Send may come before its next render.
    flushSync(() => setDelivery({ request, busy: true }));
    const sent = submitQuote(request);
    // By now the request is one of the unsent requests, so its draft is not needed any more.
    clearDraft();
    const outcome = await sent;
    if (!outcome.arrived) {
      setDelivery({ request, outcome, busy: true });
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      location.href = mailLink(request, outcome.reason);
    }
    setDelivery({ request, outcome, busy: false });
  };

  // The request that this tab is sending is left out: the form shows what becomes of it.
  return { delivery, busy, unsent: busy ? otherUnsent : unsent, send };
}
