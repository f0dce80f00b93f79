import { fieldValues } from "./fields";
import type { QuoteRequest } from "./request";
import { keysOf, readJson, writeJson } from "./storage";

/*
 * The requests that are not known to have arrived, and all that is known of each. A request is kept before the first
 * channel is asked, under a key of its own: a closed tab loses nothing, and all tabs show the same list.
 *
 * state    what is known                 who sets it           kept in   form's result      card           mail program
 * -------  ----------------------------  --------------------  --------  -----------------  -------------  ------------
 * sending  this page asks the channels   submitQuote           storage*  none               Sending...     stays closed
 * failed   all channels have failed      submitQuote, Undo,    storage   says so, and that  could not be   opens after
 *                                        reading the storage             mail opens; once   sent**         two seconds
 * unknown  another page sends it, or     reading the storage,  storage   none               may be on its  stays closed
 *          was closed while it did       Undo                                               way
 * sent     a channel has taken it        submitQuote           page      thanks             thanks         stays closed
 * removed  the visitor does not want it  Remove                page      none               Removed, Undo  stays closed
 * (none)   another page has sent or      reading the storage   nowhere   none               none           stays closed
 *          removed it, or it is too old
 *
 * - Form's result and mail program: of the request that the form itself has sent last. Its card is shown from `failed`
 *   on.
 * - *: as `unknown`, because that is what other pages know of it, and this one after a reload.
 * - **: except below the form's result, which says it.
 * - In the page a sent request stays until the next Send, and a removed one for its Undo. What no storage takes is kept
 *   there as well.
 */

type RequestState = "sending" | "failed" | "unknown" | "sent" | "removed";

export type UnsentRequest = QuoteRequest & {
  state: RequestState;
  /** Whether the browser's storage has the request. Otherwise it is lost when the visitor leaves the page. */
  stored: boolean;
  /** Of a request that was sent: the message for the visitor. */
  message?: string;
  /** Of a request that was removed: the state that Undo brings back. */
  previousState?: "failed" | "unknown";
};

/**
 * How long a request is kept, in days: others may open the page on the same computer, and need not find a name and a
 * number there for ever.
 */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const PREFIX = "quote-unsent-";
/** Session storage has the requests that local storage does not take. It outlives a reload, but not the tab. */
const STORAGES = ["localStorage", "sessionStorage"] as const;

let requests: readonly UnsentRequest[] = [];
const listeners = new Set<() => void>();
/** Requests of which this page knows more than the storage, or which the storage did not accept, by reference. */
const ownRequests = new Map<string, UnsentRequest>();

/** The requests, the latest first. */
export const unsentRequests = () => requests;

/** Whether this page has neither sent nor removed a request. */
export const isUnsent = ({ state }: UnsentRequest) => state !== "sent" && state !== "removed";

/** Whether a request is listed as one that all channels have failed to take. */
export function hasFailed({ reference }: QuoteRequest): boolean {
  refresh();
  return requests.some((one) => one.reference === reference && one.state === "failed");
}

/**
 * Watches the unsent requests, and drops those that are too old.
 *
 * @param listener called when they change, in any tab
 * @returns a function that removes the listener
 */
export function subscribeToUnsentRequests(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", refresh);
  // A page in the back-forward cache gets no storage events.
  addEventListener("pageshow", refresh);
  dropOldRequests();
  refresh();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", refresh);
    removeEventListener("pageshow", refresh);
  };
}

/** Keeps a request that this page is about to send. */
export const markAsSending = (request: QuoteRequest) => keep(request, "sending");

/** Notes that no channel took a request, unless another tab has meanwhile sent or removed it. */
export function markAsFailed(request: QuoteRequest): void {
  const { reference } = request;
  if (!ownRequests.get(reference)?.stored || storedRequest(reference)) keep(request, "failed");
  else forget(reference);
}

/** Notes that a channel took a request, and the message for the visitor. */
export const markAsSent = (request: QuoteRequest, message: string) =>
  settle({ ...request, state: "sent", stored: false, message });

/** Removes a request, because the visitor does not want it any more. `restoreRequest` brings it back. */
export const removeRequest = (request: UnsentRequest) =>
  settle({
    ...request,
    state: "removed",
    stored: false,
    previousState: request.state === "failed" ? "failed" : "unknown",
  });

/** Brings back a request that was removed. */
export const restoreRequest = (request: UnsentRequest) =>
  keep(request, request.previousState ?? "unknown");

/** Takes the requests that have been sent out of this page's list. */
export function forgetSentRequests(): void {
  for (const { reference, state } of requests) if (state === "sent") forget(reference);
}

/** Keeps a request in the first storage that takes it, or else in this page. */
function keep(request: QuoteRequest, state: "sending" | "failed" | "unknown") {
  const { reference, createdAt } = request;
  const key = PREFIX + reference;
  const saved = { ...fieldValues((id) => request[id]), createdAt };
  const entry = { ...saved, state: state === "failed" ? "failed" : "unknown" };
  // A full storage may refuse the new state of a request, and still have the request.
  const isLocal = writeJson("localStorage", key, entry) || keysOf("localStorage", key).length > 0;
  writeJson("sessionStorage", key, isLocal ? undefined : entry);
  const stored = storedRequest(reference);
  if (stored?.state === state) ownRequests.delete(reference);
  else ownRequests.set(reference, { ...saved, reference, state, stored: stored !== undefined });
  refresh();
}

/** Takes a request out of the storage, and keeps in this page what has become of it. */
function settle(request: UnsentRequest) {
  for (const storage of STORAGES) writeJson(storage, PREFIX + request.reference, undefined);
  ownRequests.set(request.reference, request);
  refresh();
}

function forget(reference: string) {
  ownRequests.delete(reference);
  refresh();
}

function refresh() {
  const references = storedKeys().map(({ key }) => key.slice(PREFIX.length));
  const others = [...new Set(references)]
    .filter((reference) => !ownRequests.has(reference))
    .flatMap((reference) => storedRequest(reference) ?? []);
  const next = [...others, ...ownRequests.values()].sort((a, b) => b.createdAt - a.createdAt);
  if (JSON.stringify(next) === JSON.stringify(requests)) return;
  requests = next;
  for (const listener of listeners) listener();
}

function dropOldRequests() {
  const oldest = Date.now() - KEPT_DAYS * DAY_MS;
  for (const { storage, key } of storedKeys())
    if (Number(readJson(storage, key).createdAt) < oldest) writeJson(storage, key, undefined);
}

const storedKeys = () =>
  STORAGES.flatMap((storage) => keysOf(storage, PREFIX).map((key) => ({ storage, key })));

/** A request in the storage. Missing fields become "". What cannot be read is ignored, and stays where it is. */
function storedRequest(reference: string): UnsentRequest | undefined {
  if (!/^[\w-]+$/.test(reference)) return undefined;
  const entries = STORAGES.map((storage) => readJson(storage, PREFIX + reference));
  const entry = entries.find(({ createdAt }) => typeof createdAt === "number");
  if (!entry) return undefined;
  const texts = fieldValues((id) => (typeof entry[id] === "string" ? entry[id] : ""));
  const state = entry.state === "failed" ? "failed" : "unknown";
  return { ...texts, createdAt: Number(entry.createdAt), reference, state, stored: true };
}
