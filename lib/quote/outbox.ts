import { fieldValues } from "./fields";
import { askBeforeLeaving } from "./leaving";
import type { QuoteRequest } from "./request";
import { keysOf, readItem, writeItem } from "./storage";

// The requests that are not known to have arrived. Each is saved before the first channel is tried, in local
// storage and under a key of its own: a closed tab loses nothing, and all tabs show the same list. A tab that
// sends a request holds a lock of the same name, which the browser releases when the tab is closed.
const PREFIX = "quote-unsent-";
/** How long a tab may take from the save to the lock, in milliseconds. */
const LOCK_DELAY_MS = 1000;
/** How often to ask whether another tab is still sending, in milliseconds. A lock that goes causes no event. */
const ASK_AGAIN_MS = 1000;

/** `triedAt`: the latest attempt, in milliseconds since 1970. `failed`: no channel took it. */
type SavedRequest = QuoteRequest & { triedAt: number; failed: boolean };

/**
 * The state of a request in the list. `elsewhere`: another tab is sending it. `interrupted`: its page was closed while
 * it was being sent, so that it may have arrived.
 *
 * @param isSending whether this page is sending it
 * @param isLocked whether any tab holds its lock
 */
export function stateOf(
  { failed, triedAt }: Pick<SavedRequest, "failed" | "triedAt">,
  isSending: boolean,
  isLocked: boolean,
) {
  // This first: if the storage was full, `failed` may be left from an earlier attempt.
  if (isSending) return "sending";
  if (isLocked) return "elsewhere";
  if (failed) return "failed";
  // Without its sign: the clock may have been set back.
  const age = Math.abs(Date.now() - triedAt);
  return age < LOCK_DELAY_MS ? "elsewhere" : "interrupted";
}

/** A request in the list. */
export type OutboxRequest = SavedRequest & {
  state: ReturnType<typeof stateOf>;
  /** Whether the browser's storage has it. Otherwise it is lost when the page is left. */
  stored: boolean;
};

let requests: readonly OutboxRequest[] = [];
const listeners = new Set<() => void>();
let askAgain: ReturnType<typeof setTimeout> | undefined;
/** By reference: requests that the storage has not taken. */
const unstored = new Map<string, SavedRequest>();
/** The references of the requests that this page is sending. */
const sending = new Set<string>();

/** The requests that are not known to have arrived, the latest first. */
export const outboxRequests = () => requests;

/** Calls `listener` when the list changes, in any tab; returns a function that removes it. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  // Both stay, and are never added twice. A page in the back-forward cache gets no storage events.
  addEventListener("storage", refresh);
  addEventListener("pageshow", refresh);
  refresh();
  return () => listeners.delete(listener);
}

/**
 * Runs `work` while nobody else can do the same to this request. Without https there are no locks, and only
 * this page is held back.
 *
 * @returns what `work` resolves to, when the list shows it; nothing if this page, or another tab, is at it already
 */
export async function whileLocked<T>({ reference }: QuoteRequest, work: () => Promise<T>) {
  if (sending.has(reference)) return undefined;
  sending.add(reference);
  let started = false;
  const start = () => {
    started = true;
    return work();
  };
  try {
    const options = { ifAvailable: true };
    return await navigator.locks.request(PREFIX + reference, options, (lock) => lock && start());
  } catch (error) {
    // Work that rejects is not run again: it may have sent the request.
    if (started) throw error;
    // Without https, or with a blocked storage, there are no locks.
    return await work();
  } finally {
    sending.delete(reference);
    await refresh();
  }
}

/**
 * Saves a request: in the browser's storage, or in this page if the storage does not take it.
 *
 * @param failed whether no channel took it; otherwise it is about to be sent
 */
export function saveToOutbox(request: QuoteRequest, failed = false, triedAt = Date.now()): void {
  const { reference, createdAt } = request;
  const key = PREFIX + reference;
  // With the time, because other tabs are told only of what has changed.
  const saved = { ...fieldValues((id) => request[id]), createdAt, triedAt, failed };
  // A full storage may refuse the new state of a request, and still has the request.
  if (writeItem("localStorage", key, saved) || storedUnder(key)) unstored.delete(reference);
  else unstored.set(reference, { ...saved, reference });
  askBeforeLeaving(unstored.size > 0);
  refresh();
}

/** Removes a request from the list. */
export function removeFromOutbox({ reference }: QuoteRequest): void {
  unstored.delete(reference);
  writeItem("localStorage", PREFIX + reference, undefined);
  askBeforeLeaving(unstored.size > 0);
  refresh();
}

async function refresh(): Promise<void> {
  const locked = await heldLocks();
  const all = [
    ...keysOf("localStorage", PREFIX).flatMap((key) => storedUnder(key) ?? []),
    ...Array.from(unstored.values(), (request) => ({ ...request, stored: false })),
  ];
  const next = all
    .sort((a, b) => b.createdAt - a.createdAt)
    .map((request): OutboxRequest => {
      const { reference } = request;
      const state = stateOf(request, sending.has(reference), locked.has(PREFIX + reference));
      return { ...request, state };
    });
  clearTimeout(askAgain);
  if (next.some(({ state }) => state === "elsewhere")) askAgain = setTimeout(refresh, ASK_AGAIN_MS);
  if (JSON.stringify(next) === JSON.stringify(requests)) return;
  requests = next;
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
 * Returns the request that is stored under a key. Missing fields become "". An entry that cannot be read is passed
 * over, and stays where it is.
 */
function storedUnder(key: string) {
  const entry = Object(readItem("localStorage", key)) as Record<string, unknown>;
  const { createdAt, triedAt, failed } = entry;
  const texts = fieldValues((id) => (typeof entry[id] === "string" ? entry[id] : ""));
  if (typeof createdAt !== "number" || typeof triedAt !== "number") return undefined;
  const reference = key.slice(PREFIX.length);
  return { ...texts, reference, createdAt, triedAt, failed: failed === true, stored: true };
}
