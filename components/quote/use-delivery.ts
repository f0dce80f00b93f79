import { useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import { allowLeaving } from "@/lib/quote/leaving";
import { isUnattended, outboxRequests, subscribeToOutbox } from "@/lib/quote/outbox";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import { deliver } from "@/lib/submit";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** What became of a request, as the visitor is told it. */
export type Result = { request: QuoteRequest; message: string };

/** What becomes of the form's own request; the names are the specification's where it has one. */
type Status =
  | { state: "idle" }
  | { state: "submitting"; request: QuoteRequest }
  | ({ state: "arrived" | "opening-mail" | "unavailable" } & Result);

const IDLE: Status = { state: "idle" };

/** Delivers requests: the form's, one at a time, and again those of the list that are not known to have arrived. */
export function useDelivery() {
  const [status, setStatus] = useState(IDLE);
  /** The one of the list that has arrived last. */
  const [arrived, setArrived] = useState<Result>();
  const outbox = useSyncExternalStore(subscribeToOutbox, outboxRequests, outboxRequests);
  const isOwn = ({ reference }: QuoteRequest) =>
    status.state !== "idle" && status.request.reference === reference;
  // It has arrived, or was discarded, in the list of this tab or another.
  const isGone = status.state === "unavailable" && !outbox.some(isOwn);
  useEffect(() => {
    if (isGone) setStatus(IDLE);
  }, [isGone]);

  const deliverForm = async (request: QuoteRequest, form: HTMLFormElement) => {
    // At once: a second press may come before React has drawn the first one's state.
    flushSync(() => setStatus({ state: "submitting", request }));
    // Thanks for another one would be taken for this one's.
    setArrived(undefined);
    const delivery = deliver(request);
    // It is in the outbox by now, and no draft.
    clearDraft();
    const outcome = await delivery;
    const result = { request, message: messages.unavailable };
    if (outcome.state === "failed") {
      setStatus({ state: "opening-mail", ...result });
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
    }
    form.reset();
    if (outcome.state === "arrived") return setStatus({ ...outcome, request });
    // Another tab may have delivered it, or be about to.
    if (outcome.state === "elsewhere" || !isUnattended(request)) return setStatus(IDLE);
    allowLeaving();
    location.href = mailLink(request, outcome.reasons);
    setStatus({ state: "unavailable", ...result });
  };

  const retry = async (request: QuoteRequest) => {
    setArrived(undefined);
    const outcome = await deliver(request);
    if (outcome.state === "arrived") setArrived({ request, message: outcome.message });
  };

  return {
    status,
    // Until the mail program opens, the request is still what is in the form.
    busy: status.state === "submitting" || status.state === "opening-mail",
    arrived,
    // The form shows its own request itself, as long as it can still arrive.
    unsent: status.state === "unavailable" ? outbox : outbox.filter((request) => !isOwn(request)),
    deliverForm,
    retry,
    /** Shows the form again in place of a result. */
    dismiss: () => setStatus(IDLE),
  };
}
