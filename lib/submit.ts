import { channels as allChannels, withKeys } from "./quote/channels";
import { removeFromOutbox, saveToOutbox, whileLocked } from "./quote/outbox";
import { messages, type QuoteRequest } from "./quote/request";

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/**
 * Delivers a request: it is in the outbox from the call on until a channel has taken it. While another tab delivers it,
 * this one only says so in the outbox.
 *
 * @returns what the visitor is told when it has arrived, or the reasons why it has not
 */
export async function deliver(
  request: QuoteRequest,
): Promise<{ message?: string; reasons?: string }> {
  // Before the lock, which takes a moment: the tab may be closed meanwhile.
  saveToOutbox(request);
  const outcome = await whileLocked(request, async () => {
    try {
      const channel = await submitQuote(request);
      removeFromOutbox(request);
      return { message: successMessage(channel) };
    } catch (failure) {
      saveToOutbox(request, true);
      return { reasons: (failure as Error).message };
    }
  });
  return outcome ?? {};
}

/**
 * Sends a request by the first channel that takes it, in the order of the table.
 *
 * @param request what to send
 * @param options.channels the channels to ask; those without their keys are passed over
 * @param options.timeoutMs how long each channel may take, in milliseconds
 * @returns the name of the channel that took it
 * @throws {Error} when none did; the message says why, in one line, for the owner who receives it by mail
 */
export async function submitQuote(
  request: QuoteRequest,
  { channels = allChannels, timeoutMs = CHANNEL_TIMEOUT_MS } = {},
): Promise<string> {
  const failures: string[] = [];
  for (const { name, label, origin, keys, send } of withKeys(channels)) {
    try {
      await within(timeoutMs, (signal) => send(request, { origin, keys, signal }));
      return name;
    } catch (failure) {
      const reason = reasonOf(failure);
      console.error(`Quote ${request.reference}: ${name} failed: ${reason}`);
      failures.push(`${label}: ${reason.replace(/[^ -~]/g, "?").slice(0, 100)}`);
    }
  }
  throw new Error(`The website could not send this by ${failures.join("; ")}`);
}

/** What the visitor is told when a channel has taken the request. */
function successMessage(channel: string): string {
  return channel === "email" ? messages.sentByEmail : messages.submitted;
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
  if (typeof failure === "object" && failure !== null && "status" in failure) {
    return `${failure.status} ${"text" in failure ? failure.text : ""}`.trim();
  }
  return String(failure);
}
