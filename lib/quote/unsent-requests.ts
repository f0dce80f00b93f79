import { fieldValues } from "./fields";
import type { QuoteRequest } from "./request";
import { keysOf, readJson, writeJson } from "./storage";

/*
 * The requests that are not known to have arrived, and all that is known of each. This list is what its page goes by.
 * Local storage has a copy, under a key for each request, for other pages and for later. The copy is written before the
 * first channel is asked, so that a closed tab loses nothing. What another page has done, a `storage` event tells, or, to a
 * page that comes back from the back-forward cache, reading the storage once. At any other time a missing key says
 * nothing, because people, browsers and extensions clear the storage.
 *
 * state    what is known                who sets it            copy says  form's result      card           mail program
 * -------  ---------------------------  ---------------------  ---------  -----------------  -------------  ------------
 * sending  this page asks the channels  submitQuote            unknown    none               Sending...     stays closed
 * failed   all channels have failed     submitQuote, Undo,     failed     says so, and that  could not be   opens after
 *                                       reading the storage               mail opens; once   sent*          two seconds
 * unknown  another page sends it, or    Undo, reading the      unknown    none               may be on its  stays closed
 *          was closed while it did      storage                                              way
 * sent     a channel has taken it       submitQuote            (none)     thanks             thanks         stays closed
 * removed  the visitor does not want    Remove                 (none)     none               Removed, Undo  stays closed
 *          it
 * (none)   another page has sent or     `storage` event,       (none)     none               none           stays closed
 *          removed it                   back-forward cache
 *
 * - Form's result and mail program: of the request that the form itself has sent last. Its card is shown from `failed`
 *   on.
 * - *: except below the form's result, which says it.
 * - A sent request stays in the list until the next Send, and a removed one for its Undo.
 */

type RequestState = "sending" | "failed" | "unknown" | "sent" | "removed";

export type UnsentRequest = QuoteRequest & {
  state: RequestState;
  /** Whether the browser's storage has a copy. Otherwise the request is lost when the visitor leaves the page. */
  stored: boolean;
  /** Of a request that was sent: the message for the visitor. */
  message?: string;
  /** Of a request that was removed: the state that Undo brings back. */
  previousState?: "failed" | "unknown";
};

const PREFIX = "quote-unsent-";

let requests: readonly UnsentRequest[] = [];
const listeners = new Set<() => void>();

/** The requests, the latest first. */
export const unsentRequests = () => requests;

const find = ({ reference }: Pick<QuoteRequest, "reference">) =>
  requests.find((request) => request.reference === reference);

/** Whether this page has neither sent nor removed a request. */
export const isUnsent = ({ state }: UnsentRequest) => state !== "sent" && state !== "removed";

/** Whether an unsent request is in this page alone, because the browser's storage has refused its copy. */
export function isUnstored(request: QuoteRequest): boolean {
  const found = find(request);
  return found !== undefined && isUnsent(found) && !found.stored;
}

/** Whether a request is listed as one that all channels have failed to take. */
export const hasFailed = (request: QuoteRequest) => find(request)?.state === "failed";

/**
 * Reads the storage, and watches the unsent requests.
 *
 * @param listener called when they change, in any tab
 * @returns a function that removes the listener
 */
export function subscribeToUnsentRequests(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", takeNews);
  addEventListener("pageshow", readAgain);
  readStorage();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", takeNews);
    removeEventListener("pageshow", readAgain);
  };
}

/** Keeps a request that this page is about to send. */
export const markAsSending = (request: QuoteRequest) => keep(request, "sending");

/** Notes that no channel took a request. */
export const markAsFailed = (request: QuoteRequest) => keep(request, "failed");

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

/** Takes the requests that have been sent out of the list. */
export const forgetSentRequests = () =>
  setRequests(requests.filter(({ state }) => state !== "sent"));

/** Puts a request into the list, and a copy of it into the storage. */
function keep(request: QuoteRequest, state: "sending" | "failed" | "unknown") {
  const { reference, createdAt } = request;
  const key = PREFIX + reference;
  const saved = { ...fieldValues((id) => request[id]), createdAt };
  const copy = { ...saved, state: state === "failed" ? "failed" : "unknown" };
  // A full storage may refuse the new state of a request, and still have the request.
  const stored = writeJson("localStorage", key, copy) || keysOf("localStorage", key).length > 0;
  put({ ...saved, reference, state, stored });
}

/** Notes in the list what has become of a request, and removes its copy. */
function settle(request: UnsentRequest) {
  writeJson("localStorage", PREFIX + request.reference, undefined);
  put(request);
}

const put = (request: UnsentRequest) => setRequests([...without(request), request]);

const without = ({ reference }: Pick<QuoteRequest, "reference">) =>
  requests.filter((request) => request.reference !== reference);

function setRequests(next: UnsentRequest[]) {
  requests = next.sort((a, b) => b.createdAt - a.createdAt);
  for (const listener of listeners) listener();
}

/** Takes over what another page has done with a request, unless this page is sending it, or has sent it. */
function takeNews({ key, newValue }: StorageEvent) {
  if (!key?.startsWith(PREFIX)) return;
  const reference = key.slice(PREFIX.length);
  const state = find({ reference })?.state;
  if (state === "sending" || state === "sent") return;
  if (newValue === null) return setRequests(without({ reference }));
  const copy = storedRequest(reference);
  if (copy) put(copy);
}

/** A page in the back-forward cache gets no storage events. */
function readAgain({ persisted }: PageTransitionEvent) {
  if (persisted) readStorage();
}

/** Takes over the storage's requests, and keeps of its own those of which the storage has no copy, or an older state. */
function readStorage() {
  const own = requests.filter(({ stored, state }) => !stored || state === "sending");
  const others = keysOf("localStorage", PREFIX)
    .flatMap((key) => storedRequest(key.slice(PREFIX.length)) ?? [])
    .filter(({ reference }) => own.every((request) => request.reference !== reference));
  setRequests([...own, ...others]);
}

/** A request's copy in the storage. Missing fields become "". What cannot be read is ignored, and stays where it is. */
function storedRequest(reference: string): UnsentRequest | undefined {
  const copy = readJson("localStorage", PREFIX + reference);
  if (!/^[\w-]+$/.test(reference) || typeof copy.createdAt !== "number") return undefined;
  const texts = fieldValues((id) => (typeof copy[id] === "string" ? copy[id] : ""));
  const state = copy.state === "failed" ? "failed" : "unknown";
  return { ...texts, createdAt: copy.createdAt, reference, state, stored: true };
}
