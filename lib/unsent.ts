import {
  type ChannelName,
  createReference,
  isSameQuote,
  type Quote,
  type QuoteRequest,
  quoteFields,
} from "./quote";
import { keysOf, readItem, writeItem } from "./storage";
import { submitQuote, UndeliveredError } from "./submit";

// Every request is kept under its reference from before the first channel is asked until one has
// taken it or the visitor discards it. It is kept in local storage: a closed tab loses nothing, and
// each tab shows the same list.
const PREFIX = "quote-unsent-";

/**
 * What is kept of a request. `failed`: every channel has been asked, and none took it; `reasons`: why,
 * in one line.
 */
type KeptRequest = QuoteRequest & { triedAt: number; failed: boolean; reasons?: string };

/**
 * A request that is not known to have arrived. `interrupted`: its page was closed or reloaded while
 * it was being sent, so that it may have arrived.
 */
export type UnsentRequest = QuoteRequest & {
  state: "sending" | "sending-elsewhere" | "interrupted" | "failed";
  reasons?: string;
};

let requests: readonly UnsentRequest[] = [];
const listeners = new Set<() => void>();
const sendingHere = new Set<string>();
/** Kept here alone, where the storage takes nothing. */
const unstored = new Map<string, KeptRequest>();
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
  return (
    requests.find((request) => isSameQuote(request, quote)) ?? {
      ...quote,
      reference: createReference(),
    }
  );
}

/**
 * Sends a request by the fallback chain and keeps it until it has arrived.
 *
 * @returns the name of the channel that took it
 * @throws {UndeliveredError} when none did; the request is then among the unsent ones
 */
export async function deliver(request: QuoteRequest): Promise<ChannelName> {
  const release = await holdLock(request.reference);
  sendingHere.add(request.reference);
  keep(request, false);
  try {
    const channel = await submitQuote(request);
    discard(request.reference);
    return channel;
  } catch (failure) {
    keep(request, true, failure instanceof UndeliveredError ? failure.reasons : undefined);
    throw failure;
  } finally {
    sendingHere.delete(request.reference);
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

/** Keeps a request that was discarded again, in the state that it had. */
export function restore(request: UnsentRequest): void {
  keep(request, request.state === "failed", request.reasons);
}

function keep(request: QuoteRequest, failed: boolean, reasons?: string): void {
  const { reference, name, email, phone, projectDescription } = request;
  const quote = { reference, name, email, phone, projectDescription };
  const kept = { ...quote, triedAt: Date.now(), failed, reasons };
  if (writeItem("localStorage", PREFIX + reference, kept)) unstored.delete(reference);
  else unstored.set(reference, kept);
  refresh();
}

function refresh(): void {
  const stored = keysOf("localStorage", PREFIX).map(readRequest);
  requests = [...stored.filter((request) => request !== undefined), ...unstored.values()]
    .sort((a, b) => b.triedAt - a.triedAt)
    .map((request) => ({ ...request, state: stateOf(request) }));
  for (const listener of listeners) listener();
}

function readRequest(key: string): KeptRequest | undefined {
  const value = readItem("localStorage", key);
  if (isKeptRequest(value) && key === PREFIX + value.reference) return value;
  console.warn(`${key} in this browser's storage is no quote request and is removed.`);
  writeItem("localStorage", key, undefined);
  return undefined;
}

function isKeptRequest(value: unknown): value is KeptRequest {
  if (typeof value !== "object" || value === null) return false;
  const entry = value as Record<string, unknown>;
  return (
    ["reference", ...quoteFields].every((field) => typeof entry[field] === "string") &&
    typeof entry.triedAt === "number" &&
    typeof entry.failed === "boolean" &&
    // Older entries have none.
    ["undefined", "string"].includes(typeof entry.reasons)
  );
}

function stateOf({ reference, triedAt, failed }: KeptRequest): UnsentRequest["state"] {
  if (sendingHere.has(reference)) return "sending";
  if (failed) return "failed";
  const attempt = `${reference} ${triedAt}`;
  if (!abandoned.has(attempt)) {
    abandoned.set(attempt, false);
    lockReleased(reference).then(() => {
      abandoned.set(attempt, true);
      refresh();
    });
  }
  return abandoned.get(attempt) ? "interrupted" : "sending-elsewhere";
}

// A tab that sends a request holds a lock on it. The browser releases the lock when the tab is
// closed, reloaded or crashes, which no mark in the storage could tell.

/** How long sending waits for its lock, in milliseconds. Without one, other tabs show it as interrupted. */
const LOCK_WAIT_MS = 500;

/** Holds the lock until the returned function is called. */
async function holdLock(reference: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await new Promise<void>((goOn) => {
    setTimeout(goOn, LOCK_WAIT_MS);
    const work = () => {
      goOn();
      return released;
    };
    void lock(reference, work).then(goOn);
  });
  return release;
}

async function lockReleased(reference: string): Promise<void> {
  await lock(reference, () => Promise.resolve());
}

async function lock(reference: string, work: () => Promise<void>): Promise<void> {
  try {
    // Missing on pages served without https: every attempt then counts as given up.
    await navigator.locks?.request(PREFIX + reference, work);
  } catch (cause) {
    console.warn("This browser gives no locks:", cause);
  }
}
