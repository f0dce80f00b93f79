import { fieldIds, isSameQuote, type Quote, quoteOf } from "./fields";
import { holdLock, lockReleased } from "./locks";
import { createReference, type QuoteRequest } from "./request";
import { keysOf, readItem, writeItem } from "./storage";

// Every request is kept from before the first channel is asked until one has taken it or the visitor
// discards it. It is kept in local storage, under its reference: a closed tab loses nothing, and each
// tab shows the same list.
const PREFIX = "quote-unsent-";
/** Of what is kept; entries without a number are of version 1. Whoever raises it adds to `upToDate`. */
const VERSION = 2;

/**
 * What is kept of a request. `triedAt`: when it was sent last, in milliseconds since 1970; `failed`: every
 * channel has been asked, and none took it; `reasons`: why, in one line.
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
/** By reference, what the storage did not take: it is shown in place of an earlier state that is stored. */
const unstored = new Map<string, KeptRequest>();
/** Keys of entries that cannot be read. They stay where they are: another version may know them. */
const unreadable = new Set<string>();
/** By attempt of another page: true once that page is known to be gone, false while nobody knows. */
const abandoned = new Map<string, boolean>();

/** The requests that are not known to have arrived, the latest first. */
export function unsentRequests(): readonly UnsentRequest[] {
  return requests;
}

/** Calls `listener` when the list changes, in this tab or in another; returns how to stop. */
export function subscribeToUnsent(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", refresh);
  // A page out of the back-forward cache has not heard of what other tabs did meanwhile.
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
 * A quote as a request. The same text again is the same request: by its reference the owner knows a
 * second delivery.
 */
export function requestOf(quote: Quote): QuoteRequest {
  const same = requests.find((request) => isSameQuote(request, quote));
  return same ?? { ...quote, reference: createReference() };
}

/**
 * Keeps a request while it is sent, and on if that fails.
 *
 * @param request what is sent
 * @param send sends it; an error that it throws may say why in `reasons`
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

/** Forgets a request. */
export function discard(reference: string): void {
  unstored.delete(reference);
  writeItem("localStorage", PREFIX + reference, undefined);
  refresh();
}

/** Keeps a request as it is: one that was discarded comes back with its time, and so in its place. */
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

/** An entry as this version keeps it, whichever wrote it: a field that it cannot have is empty. */
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
    // Only a request that failed has any.
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
