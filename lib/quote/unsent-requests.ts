import { fieldValues } from "./fields";
import type { QuoteRequest } from "./request";
import { keysOf, readJson, writeJson } from "./storage";

// The requests that are not known to have arrived. Each is kept before the first channel is asked, in local storage
// and under a key of its own: a closed tab loses nothing, and all tabs show the same list. What this page has sent or
// removed is no longer in the storage, but stays in its list, so that the visitor sees what has become of it.
const PREFIX = "quote-unsent-";

/** A request that is not known to have arrived, or that this page has sent or removed. */
export type UnsentRequest = QuoteRequest & {
  /** Whether every channel has failed. Otherwise the request is being sent, or its page was closed while it was. */
  failed: boolean;
  /** Whether the browser's storage has the request. Otherwise it is lost when the visitor leaves the page. */
  stored: boolean;
  /** What this page is doing or has done with the request. Other tabs do not know. */
  state?: "sending" | "sent" | "removed";
  /** The message for the visitor when it has been sent. */
  message?: string;
};

let requests: readonly UnsentRequest[] = [];
const listeners = new Set<() => void>();
/** Requests of which this page knows more than the storage, or which the storage did not accept, by reference. */
const ownRequests = new Map<string, UnsentRequest>();

/** The requests, the latest first. */
export const unsentRequests = () => requests;

/** Whether this page has neither sent nor removed a request. */
export const isUnsent = ({ state }: UnsentRequest) => state !== "sent" && state !== "removed";

/**
 * Watches the unsent requests.
 *
 * @param listener called when they change, in any tab
 * @returns a function that removes the listener
 */
export function subscribeToUnsentRequests(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", refresh);
  // A page in the back-forward cache gets no storage events.
  addEventListener("pageshow", refresh);
  refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", refresh);
    removeEventListener("pageshow", refresh);
  };
}

/** Keeps a request that this page is about to send. */
export const markAsSending = (request: QuoteRequest) => keep(request, false, "sending");

/** Notes that no channel took a request, unless another tab has meanwhile sent or removed it. */
export function markAsFailed(request: QuoteRequest): void {
  const { reference } = request;
  if (!ownRequests.get(reference)?.stored || requestUnder(PREFIX + reference)) keep(request, true);
  else forget(reference);
}

/** Notes that a channel took a request, and the message for the visitor. */
export const markAsSent = (request: QuoteRequest, message: string) =>
  settle({ ...request, failed: false, stored: false, state: "sent", message });

/** Removes a request, because the visitor does not want it any more. `restoreRequest` brings it back. */
export const removeRequest = (request: UnsentRequest) => settle({ ...request, state: "removed" });

/** Brings back a request that was removed. */
export const restoreRequest = (request: UnsentRequest) => keep(request, request.failed);

/** Takes the requests that have been sent out of this page's list. */
export function forgetSentRequests(): void {
  for (const { reference, state } of requests) if (state === "sent") forget(reference);
}

/** Keeps a request in the browser's storage, or in this page if the storage does not take it. */
function keep(request: QuoteRequest, failed: boolean, state?: "sending") {
  const { reference, createdAt } = request;
  const saved = { ...fieldValues((id) => request[id]), createdAt, failed };
  const stored = writeJson("localStorage", PREFIX + reference, saved);
  if (stored && !state) ownRequests.delete(reference);
  else ownRequests.set(reference, { ...saved, reference, stored, state });
  refresh();
}

/** Takes a request out of the storage, and keeps in this page what has become of it. */
function settle(request: UnsentRequest) {
  writeJson("localStorage", PREFIX + request.reference, undefined);
  ownRequests.set(request.reference, request);
  refresh();
}

function forget(reference: string) {
  ownRequests.delete(reference);
  refresh();
}

function refresh() {
  const stored = keysOf("localStorage", PREFIX).flatMap((key) => requestUnder(key) ?? []);
  const others = stored.filter(({ reference }) => !ownRequests.has(reference));
  const next = [...others, ...ownRequests.values()].sort((a, b) => b.createdAt - a.createdAt);
  if (JSON.stringify(next) === JSON.stringify(requests)) return;
  requests = next;
  for (const listener of listeners) listener();
}

/**
 * The request that is stored under a key. Missing fields become "". An entry that cannot be read is ignored, and
 * stays where it is.
 */
function requestUnder(key: string): UnsentRequest | undefined {
  const reference = key.slice(PREFIX.length);
  const entry = readJson("localStorage", key);
  const { createdAt, failed } = entry;
  if (!/^[\w-]+$/.test(reference) || typeof createdAt !== "number") return undefined;
  const texts = fieldValues((id) => (typeof entry[id] === "string" ? entry[id] : ""));
  return { ...texts, reference, createdAt, failed: failed === true, stored: true };
}
