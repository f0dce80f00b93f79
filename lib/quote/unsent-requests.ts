import { fieldValues } from "./fields";
import type { QuoteRequest } from "./request";
import { keysOf, readItem, writeItem } from "./storage";

// The requests that are not known to have arrived. Each is kept before the first channel is asked, in local storage
// and under a key of its own: a closed tab loses nothing, and all tabs show the same list.
const PREFIX = "quote-unsent-";

/** A request that is not known to have arrived. */
export type UnsentRequest = QuoteRequest & {
  /** Whether every channel has failed. Otherwise the request is being sent, or its page was closed while it was. */
  failed: boolean;
  /** Whether the browser's storage has the request. Otherwise it is lost when the visitor leaves the page. */
  stored: boolean;
};

let requests: readonly UnsentRequest[] = [];
const listeners = new Set<() => void>();
/** Requests that the storage did not accept, by reference. */
const unstored = new Map<string, UnsentRequest>();

/** The requests that are not known to have arrived, the latest first. */
export const unsentRequests = () => requests;

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

/**
 * Keeps a request: in the browser's storage, or in this page if the storage does not take it.
 *
 * @param failed whether no channel took it; otherwise it is about to be sent
 */
export function keepRequest(request: QuoteRequest, failed = false): void {
  const { reference, createdAt } = request;
  const saved = { ...fieldValues((id) => request[id]), createdAt, failed };
  if (writeItem("localStorage", PREFIX + reference, saved)) unstored.delete(reference);
  else unstored.set(reference, { ...saved, reference, stored: false });
  refresh();
}

/** Notes that no channel took a request, unless another tab has meanwhile sent or removed it. */
export function markAsFailed(request: QuoteRequest): void {
  refresh();
  if (requests.some(({ reference }) => reference === request.reference)) keepRequest(request, true);
}

/** Removes a request, because it has arrived or the visitor does not want it any more. */
export function forgetRequest({ reference }: QuoteRequest): void {
  unstored.delete(reference);
  writeItem("localStorage", PREFIX + reference, undefined);
  refresh();
}

function refresh() {
  const stored = keysOf("localStorage", PREFIX).flatMap((key) => requestUnder(key) ?? []);
  const others = stored.filter(({ reference }) => !unstored.has(reference));
  const next = [...others, ...unstored.values()].sort((a, b) => b.createdAt - a.createdAt);
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
  const entry = readItem("localStorage", key);
  const { createdAt, failed } = entry;
  if (!/^[\w-]+$/.test(reference) || typeof createdAt !== "number") return undefined;
  const texts = fieldValues((id) => (typeof entry[id] === "string" ? entry[id] : ""));
  return { ...texts, reference, createdAt, failed: failed === true, stored: true };
}
