import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import type { QuoteRequest } from "@/lib/quote/request";
import {
  forgetSentRequests,
  subscribeToUnsentRequests,
  unsentRequests,
} from "@/lib/quote/unsent-requests";
import { openMailProgram, submitQuote } from "@/lib/submit";

/** The request that was sent last from the form. What has become of it, the list of unsent requests says. */
export type Delivery = {
  reference: string;
  /**
   * What the form does for it:
   * - `send`: it asks the channels, and shows the thanks when one has taken the request.
   * - `opening-mail`: all have failed. It says so, and that the mail program opens in two seconds.
   * - `mail-opened`: the mail program has been asked to open. What was said stays.
   * - `card`: the request was tried again, sent or removed since then. Its card says what is known.
   */
  step: "send" | "opening-mail" | "mail-opened" | "card";
};

/** Sends the form's requests, one at a time, and returns the unsent requests. */
export function useDelivery() {
  const [delivery, setDelivery] = useState<Delivery>();
  const requests = useSyncExternalStore(subscribeToUnsentRequests, unsentRequests, unsentRequests);
  const isOwn = ({ reference }: QuoteRequest) => reference === delivery?.reference;
  const own = requests.find(isOwn);
  const isSending = delivery?.step === "send" && own?.state !== "sent";

  // That the mail program opens is said once.
  if (delivery?.step === "mail-opened" && own?.state !== "failed")
    setDelivery({ ...delivery, step: "card" });

  /** Sends a request. When the form may be cleared, it resolves to whether the form shows a result. */
  const send = async (request: QuoteRequest) => {
    const { reference } = request;
    forgetSentRequests();
    // From now on the request takes the draft's place.
    clearDraft();
    // React renders this at once, because a second press on Send may come before its next render.
    const sent = flushSync(() => {
      setDelivery({ reference, step: "send" });
      // Before it asks the first channel, this keeps the request, and marks it as being sent.
      return submitQuote(request);
    });
    const { arrived, reason } = await sent;
    if (arrived) return true;
    setDelivery({ reference, step: "opening-mail" });
    const isMailOpened = await openMailProgram(request, reason);
    setDelivery({ reference, step: isMailOpened ? "mail-opened" : "card" });
    return isMailOpened;
  };

  return {
    delivery,
    /** The request of the delivery, while it is listed. */
    own,
    /** The other requests. */
    others: requests.filter((request) => !isOwn(request)),
    isSending,
    /** Whether the fields must not change: the request is being sent, or the mail program is about to open. */
    isLocked: isSending || delivery?.step === "opening-mail",
    send,
  };
}
