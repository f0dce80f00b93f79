import type { OutboxRequest } from "./outbox";
import type { QuoteRequest } from "./request";

/** A request, and what the visitor is told about it. */
export type Result = { request: QuoteRequest; message: string };

/**
 * What becomes of the form's request:
 *
 * - `idle`: there is none, and the form can be filled in
 * - `sending`: channels are asked; then it has arrived, or the mail program opens
 * - `opening-mail`: no channel took it, and the visitor reads what happens next; then it has failed
 * - `failed`: it is in the list of the unsent, until it arrives or is discarded, in this tab or another
 * - `arrived`: a channel took it
 */
export type Delivery =
  | { state: "idle" }
  | { state: "sending"; request: QuoteRequest }
  | ({ state: "opening-mail" | "failed" | "arrived" } & Result);

/** What the page shows of the form's request, and of those in the outbox. */
export function viewOf(delivery: Delivery, outbox: readonly OutboxRequest[]) {
  const own = "request" in delivery ? delivery.request.reference : undefined;
  const others = outbox.filter(({ reference }) => reference !== own);
  // Until the mail program opens, the request is still what is in the form, and not in the list.
  const busy = delivery.state === "sending" || delivery.state === "opening-mail";
  return {
    busy,
    /** Stands in place of the fields. */
    result: "message" in delivery ? delivery : undefined,
    unsent: busy ? others : outbox,
    /** Whether one that failed has left the outbox, and its message is no longer true. */
    hasLeftOutbox: delivery.state === "failed" && others.length === outbox.length,
  };
}
