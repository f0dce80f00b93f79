import { useRef, useState, useSyncExternalStore } from "react";
import type { Quote } from "@/lib/quote/fields";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import {
  keepUntilSent,
  requestOf,
  subscribeToUnsent,
  type UnsentRequest,
  unsentRequests,
} from "@/lib/quote/unsent";
import { submitQuote, successMessage, UndeliveredError } from "@/lib/submit";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/**
 * The state of the form, and the message for the visitor.
 *
 * `refused`: a field was filled in that only programs see; `posted`: the browser itself has sent the
 * form. `submitting`, `sent`, `opening-mail` and `unavailable` are about a request: `retried` is one
 * that was sent from the list of the unsent ones.
 */
export type Status =
  | { state: "idle"; message?: undefined }
  | { state: "refused" | "posted"; message: string }
  | { state: "submitting"; message?: undefined; request: QuoteRequest; retried: boolean }
  | { state: "sent" | "opening-mail" | "unavailable"; message: string; request: QuoteRequest };

/**
 * Sends quotes, one at a time, and keeps the status.
 *
 * @param onMove is called with each new status; an error in it is not a failure of delivery
 */
export function useDelivery(onMove: (status: Status) => void) {
  const [status, setStatus] = useState<Status>({ state: "idle" });
  const unsent = useSyncExternalStore(subscribeToUnsent, unsentRequests, unsentRequests);
  // A second press can come before React has rendered the first one's state.
  const sending = useRef(false);

  const move = (next: Status) => {
    setStatus(next);
    try {
      onMove(next);
    } catch (cause) {
      console.error(cause);
    }
  };

  const send = async (request: QuoteRequest, retried: boolean) => {
    if (sending.current) return;
    sending.current = true;
    move({ state: "submitting", request, retried });
    const { channel, reasons } = await attempt(request);
    if (channel) {
      move({ state: "sent", message: successMessage(channel), request });
      // For an owner who measures leads: see OWNER.md.
      document.dispatchEvent(new CustomEvent("quote:sent", { detail: { channel } }));
    } else {
      const failed = { message: messages.unavailable, request };
      move({ state: "opening-mail", ...failed });
      document.dispatchEvent(new CustomEvent("quote:failed", { detail: { channel: "none" } }));
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      location.href = mailLink(request, reasons);
      move({ state: "unavailable", ...failed });
    }
    sending.current = false;
  };

  // The request may have been sent or discarded since, here or in another tab.
  const isOver =
    status.state === "unavailable" &&
    !unsent.some(({ reference }) => reference === status.request.reference);
  return {
    status: isOver ? ({ state: "idle" } as const) : status,
    unsent,
    submit: (quote: Quote) => void send(requestOf(quote), false),
    retry: (request: UnsentRequest) => void send(request, true),
    /** Sends nothing, and says so. */
    refuse: () => move({ state: "refused", message: messages.honeypot }),
    /** Takes the refusal back. */
    edited: () => setStatus((now) => (now.state === "refused" ? { state: "idle" } : now)),
    /** Shows the thanks for a native post. */
    posted: () => move({ state: "posted", message: messages.submitted }),
  };
}

/** Which channel has taken a request, or why none did. */
async function attempt(request: QuoteRequest) {
  try {
    return { channel: await keepUntilSent(request, submitQuote) };
  } catch (failure) {
    console.error(failure);
    return { reasons: failure instanceof UndeliveredError ? failure.reasons : undefined };
  }
}
