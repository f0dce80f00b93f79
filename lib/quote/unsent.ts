import { fieldIds, isSameQuote, type Quote, quoteOf } from "./fields";
import { holdLock, lockReleased } from "./locks";
import { createReference, type QuoteRequest } from "./request";
import { keysOf, readItem, writeItem } from "./storage";

// Every request is stored before the first channel is tried, until a channel has taken it or the visitor
// discards it. Local storage, with the reference in the key: a closed tab loses nothing, and all tabs show
// the same list.
const PREFIX = "quote-unsent-";
/** The version of the stored format; 1 if an entry has no number. Extend `upToDate` when you raise it. */
const VERSION = 2;

/**
 * A stored request. `triedAt`: the time of the last attempt, in milliseconds since 1970; `failed`: no
 * channel took it; `reasons`: why, in one line.
 */
type KeptRequest = QuoteRequest & { triedAt: number; failed: boolean; reasons?: string };

/**
 * A request that is not known to have arrived. `interrupted`: its page was closed or reloaded while
 * it was being sent, so that it may have arrived.
 */
export type UnsentRequest = KeptRequest & {
  state: "sending" | "sending-elsewhere" | "interrupted" | "failed";
};

let requests: readonly UnsentRequest[] = [];
const listeners = new Set<() => void>();
const sendingHere = new Set<string>();
/** By reference: requests that could not be stored. They take precedence over an older stored state. */
const unstored = new Map<string, KeptRequest>();
/** Keys of entries that cannot be read. They stay where they are: another version may know them. */
const unreadable = new Set<string>();
/** By attempt of another page: true once that page is known to be gone, false while nobody knows. */
const abandoned = new Map<string, boolean>();

/** The requests that are not known to have arrived, the latest first. */
export function unsentRequests(): readonly UnsentRequest[] {
  return requests;
}

/** Calls `listener` when the list changes, in any tab; returns a function that unsubscribes. */
export function subscribeToUnsent(listener: () => void): () => void {
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
 * A quote as a request. An equal unsent request is reused, so that the owner recognizes a second delivery
 * by its reference.
 */
export function requestOf(quote: Quote): QuoteRequest {
  const same = requests.find((request) => isSameQuote(request, quote));
  return same ?? { ...quote, reference: createReference() };
}

/**
 * Stores a request while it is sent; it stays stored if that fails.
 *
 * @param request what is sent
 * @param send sends it; its error may give the reasons in `reasons`
 * @returns what `send` returns
 * @throws what `send` throws
 */
export async function keepUntilSent<T>(
  request: QuoteRequest,
  send: (request: QuoteRequest) => Promise<T>,
): Promise<T> {
  const { reference } = request;
  const attempt = { ...quoteOf((id) => request[id]), reference, triedAt: Date.now() };
  const release = await holdLock(PREFIX + reference);
  sendingHere.add(reference);
  keep({ ...attempt, failed: false });
  try {
    const result = await send(request).catch((failure) => {
      keep({ ...attempt, failed: true, reasons: failure.reasons });
      throw failure;
    });
    discard(reference);
    return result;
  } finally {
    sendingHere.delete(reference);
    release();
    refresh();
  }
}

export function discard(reference: string): void {
  unstored.delete(reference);
  writeItem("localStorage", PREFIX + reference, undefined);
  refresh();
}

/** Stores a request unchanged: a restored one keeps its time and so its position in the list. */
export function keep(request: KeptRequest): void {
  const { reference } = request;
  const stored = writeItem("localStorage", PREFIX + reference, { version: VERSION, ...request });
  if (stored) unstored.delete(reference);
  else unstored.set(reference, request);
  refresh();
}

function refresh(): void {
  const stored = keysOf("localStorage", PREFIX).flatMap((key) => readEntry(key) ?? []);
  const entries = [...stored, ...unstored.values()];
  requests = [...new Map(entries.map((entry) => [entry.reference, entry])).values()]
    .sort((a, b) => b.triedAt - a.triedAt)
    .map((request) => ({ ...request, state: stateOf(request) }));
  for (const listener of listeners) listener();
}

function readEntry(key: string): KeptRequest | undefined {
  const entry = upToDate(readItem("localStorage", key));
  if (entry && key === PREFIX + entry.reference) return entry;
  if (!unreadable.has(key))
    console.warn(`${key} in this browser's storage cannot be read: left there.`);
  unreadable.add(key);
  return undefined;
}

/** A stored entry of any version in the present format; a missing or invalid text is empty. */
function upToDate(value: unknown): KeptRequest | undefined {
  const entry = Object(value) as Record<string, unknown>;
  const { version = 1, reference, triedAt, failed, reasons } = entry;
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  const isReadable =
    typeof version === "number" &&
    version <= VERSION &&
    typeof triedAt === "number" &&
    fieldIds.some((id) => textOf(entry[id]) !== "");
  if (!isReadable) return undefined;
  return {
    ...quoteOf((id) => textOf(entry[id])),
    reference: textOf(reference),
    triedAt,
    failed: failed === true,
    // Only a failed request has reasons.
    reasons: textOf(reasons) || undefined,
  };
}

function stateOf({ reference, triedAt, failed }: KeptRequest): UnsentRequest["state"] {
  if (sendingHere.has(reference)) return "sending";
  if (failed) return "failed";
  const attempt = `${reference} ${triedAt}`;
  if (!abandoned.has(attempt)) {
    abandoned.set(attempt, false);
    lockReleased(PREFIX + reference).then(() => {
      abandoned.set(attempt, true);
      refresh();
    });
  }
  return abandoned.get(attempt) ? "interrupted" : "sending-elsewhere";
}
