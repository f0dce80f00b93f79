import { fieldIds, type Quote, quoteOf } from "./fields";
import { createReference, type QuoteRequest } from "./request";
import { keysOf, readItem, writeItem } from "./storage";

// The requests that are not known to have arrived. Each is saved before the first channel is tried, in local
// storage and under a key of its own: a closed tab loses nothing, and all tabs show the same list. A tab that
// sends a request holds a lock of the same name, which the browser releases when the tab is closed.
const PREFIX = "quote-unsent-";
/** The version of the stored format; 1 if an entry has no number. Extend `upToDate` when you raise it. */
const VERSION = 2;
/** How often to ask whether another tab still sends, in milliseconds: a closed tab tells nobody. */
const ASK_AGAIN_MS = 1000;

/** `triedAt`: the last attempt, in milliseconds since 1970. `failed`: no channel took it; `reasons`: why. */
type SavedRequest = QuoteRequest & { triedAt: number; failed: boolean; reasons?: string };

/**
 * A request in the list. `interrupted`: its page was closed while it was being sent, so that it may have
 * arrived. `stored`: whether it outlives this page.
 */
export type UnsentRequest = SavedRequest & {
  state: "sending" | "interrupted" | "failed";
  stored: boolean;
};

let requests: readonly UnsentRequest[] = [];
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** By reference: requests that the storage has not taken. */
const unstored = new Map<string, SavedRequest>();

/** The requests that are not known to have arrived, the latest first. */
export function unsentRequests(): readonly UnsentRequest[] {
  return requests;
}

/** Calls `listener` when the list changes, in any tab; returns a function that unsubscribes. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  const listening = new AbortController();
  addEventListener("storage", refresh, listening);
  // A page in the back-forward cache gets no storage events.
  addEventListener("pageshow", refresh, listening);
  refresh();
  return () => {
    listeners.delete(listener);
    listening.abort();
  };
}

/**
 * A quote as a request. An equal unsent request is used again, so that the owner recognizes a second delivery
 * by its reference.
 */
export function requestOf(quote: Quote): QuoteRequest {
  const same = savedRequests().find((saved) => fieldIds.every((id) => saved[id] === quote[id]));
  return { ...quote, reference: same?.reference ?? createReference() };
}

/**
 * Does what no other tab may do to the same request meanwhile.
 *
 * @returns what `work` resolves to; undefined if another tab is at it. `work` must not reject
 */
export async function whileLocked<T>(reference: string, work: () => Promise<T>) {
  try {
    const unlessHeld = (lock: Lock | null) => (lock ? work() : undefined);
    return await navigator.locks.request(PREFIX + reference, { ifAvailable: true }, unlessHeld);
  } catch {
    // There are no locks without https, and where the storage is blocked.
    return work();
  }
}

/** Saves a request; returns whether it outlives this page. */
export function save(request: SavedRequest): boolean {
  const { reference } = request;
  const stored = writeItem("localStorage", PREFIX + reference, { version: VERSION, ...request });
  if (stored) unstored.delete(reference);
  else unstored.set(reference, request);
  refresh();
  return stored;
}

export function discard(reference: string): void {
  unstored.delete(reference);
  writeItem("localStorage", PREFIX + reference, undefined);
  refresh();
}

/** Lets a mail program open: browsers take a mail link for leaving the page, and would ask. */
export function beforeMail(): void {
  window.onbeforeunload = null;
  setTimeout(refresh, ASK_AGAIN_MS);
}

/** Every request in the storage and besides; one that could not be stored again is shown as it is now. */
function savedRequests(): (SavedRequest & { stored: boolean })[] {
  const stored = keysOf("localStorage", PREFIX).flatMap((key) => {
    const entry = upToDate(readItem("localStorage", key));
    return entry && key === PREFIX + entry.reference ? { ...entry, stored: true } : [];
  });
  const isStored = (reference: string) => stored.some((entry) => entry.reference === reference);
  const others = [...unstored.values()].map((entry) => {
    return { ...entry, stored: isStored(entry.reference) };
  });
  return [...stored.filter(({ reference }) => !unstored.has(reference)), ...others];
}

async function refresh(): Promise<void> {
  const locks = await heldLocks();
  requests = savedRequests()
    .sort((a, b) => b.triedAt - a.triedAt)
    .map((saved) => {
      const sending = locks.has(PREFIX + saved.reference);
      return { ...saved, state: saved.failed ? "failed" : sending ? "sending" : "interrupted" };
    });
  clearTimeout(timer);
  if (requests.some(({ state }) => state === "sending")) timer = setTimeout(refresh, ASK_AGAIN_MS);
  // The browser asks before it leaves a page that alone knows of a request.
  window.onbeforeunload = requests.every(({ stored }) => stored) ? null : () => true;
  for (const listener of listeners) listener();
}

async function heldLocks(): Promise<Set<string | undefined>> {
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name }) => name));
  } catch {
    return new Set();
  }
}

/**
 * A stored entry of any version in the present format; a missing or invalid text is empty. One that cannot be
 * read is passed over and stays where it is: another version may know it.
 */
function upToDate(value: unknown): SavedRequest | undefined {
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
    reasons: textOf(reasons) || undefined,
  };
}
