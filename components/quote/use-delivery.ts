import { useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import type { QuoteRequest } from "@/lib/quote/request";
import {
  forgetSentRequests,
  isUnstored,
  subscribeToUnsentRequests,
  unsentRequests,
} from "@/lib/quote/unsent-requests";
import { openMailProgram, submitQuote } from "@/lib/submit";

/** The request that was sent last from the form. What has become of it, the list of unsent requests says. */
export type Delivery = {
  reference: string;
  /**
   * What the form says of it:
   * - `send`: that it is being sent, or thanks when a channel has taken it.
   * - `mail`: that all channels have failed, and that the mail program opens. It says so once.
   * - `card`: nothing. The request was tried again, sent or removed since then, and its card says what is known.
   */
  step: "send" | "mail" | "card";
};

/** Sends the form's requests, one at a time, and returns the unsent requests. */
export function useDelivery() {
  const [delivery, setDelivery] = useState<Delivery>();
  /** Whether the fields must not change: from Send until there is a result, and the mail program was to be opened. */
  const [isLocked, setIsLocked] = useState(false);
  const requests = useSyncExternalStore(subscribeToUnsentRequests, unsentRequests, unsentRequests);
  const isOwn = ({ reference }: QuoteRequest) => reference === delivery?.reference;
  const own = requests.find(isOwn);

  if (delivery?.step === "mail" && own?.state !== "failed")
    setDelivery({ ...delivery, step: "card" });

  /** Sends a request. When the form may be cleared, it resolves to whether the form has shown a result. */
  const send = async (request: QuoteRequest) => {
    const { reference } = request;
    forgetSentRequests();
    // React renders this at once, because a second press on Send may come before its next render.
    const sending = flushSync(() => {
      setIsLocked(true);
      setDelivery({ reference, step: "send" });
      // Before it asks the first channel, this keeps the request, and marks it as being sent.
      return submitQuote(request);
    });
    // From now on the stored request takes the draft's place.
    if (!isUnstored(request)) clearDraft();
    const hasArrived = await sending;
    if (!hasArrived) setDelivery({ reference, step: "mail" });
    const hasResult = hasArrived || (await openMailProgram(request));
    setIsLocked(false);
    return hasResult;
  };

  return {
    delivery,
    /** The request of the delivery, while it is listed. */
    own,
    /** The other requests. */
    others: requests.filter((request) => !isOwn(request)),
    isSending: isLocked && delivery?.step === "send",
    isLocked,
    /** Whether a request is in this page alone. */
    hasUnstored: requests.some(isUnstored),
    send,
  };
}
