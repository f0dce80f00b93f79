import { channels as allChannels, withKeys } from "./quote/channels";
import { removeFromOutbox, saveToOutbox, whileLocked } from "./quote/outbox";
import { messages, type QuoteRequest } from "./quote/request";

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/** What came of a request. `message`: for the visitor. `reasons`: why no channel took it, in one line for the owner. */
type Outcome = { state: "arrived" | "failed"; message: string; reasons?: string };

/**
 * Delivers a request: it is in the outbox from the call on until a channel has taken it.
 *
 * @param onFailure what to do before another tab may try
 * @returns what came of it; nothing if another tab is delivering it, which the outbox shows
 */
export function deliver(request: QuoteRequest, onFailure?: (failed: Outcome) => Promise<void>) {
  // Before the lock, which takes a moment: the tab may be closed meanwhile.
  saveToOutbox(request);
  return whileLocked(request, async () => {
    const outcome = await submitQuote(request);
    if (outcome.state === "arrived") {
      removeFromOutbox(request);
    } else {
      saveToOutbox(request, true);
      await onFailure?.(outcome);
    }
    return outcome;
  });
}

/**
 * Sends a request by the first channel that takes it, in the order of the table. Never rejects.
 *
 * @param request what to send
 * @param options.channels the channels to ask; those without their keys are passed over
 * @param options.timeoutMs how long each channel may take, in milliseconds
 */
export async function submitQuote(
  request: QuoteRequest,
  { channels = allChannels, timeoutMs = CHANNEL_TIMEOUT_MS } = {},
): Promise<Outcome> {
  const failures: string[] = [];
  for (const { name, label, thanks, origin, keys, send } of withKeys(channels)) {
    try {
      await within(timeoutMs, (signal) => send(request, { origin, keys, signal }));
      return { state: "arrived", message: thanks };
    } catch (failure) {
      const reason = reasonOf(failure);
      console.error(`Quote ${request.reference}: ${name} failed: ${reason}`);
      failures.push(`${label}: ${reason.replace(/[^ -~]/g, "?").slice(0, 100)}`);
    }
  }
  const reasons = `The website could not send this by ${failures.join("; ")}`;
  return { state: "failed", message: messages.unavailable, reasons };
}

/** Limits the time of `work` by a race, because the e-mail library has no time limit and no abort. */
async function within(ms: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  const clock = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work(abort.signal), clock]);
  } finally {
    abort.abort();
  }
}

/** The e-mail library rejects with one of three things: its own status object, an error, or a bare string. */
function reasonOf(failure: unknown): string {
  if (failure instanceof Error) return failure.message;
  const { status, text = "" } = Object(failure);
  return status === undefined ? String(failure) : `${status} ${text}`.trim();
}
