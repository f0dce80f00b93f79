import { channels as allChannels, type Channel, usableChannels } from "./quote/channels";
import { messages, type QuoteRequest } from "./quote/request";
import { markAsFailed, markAsSending, markAsSent } from "./quote/unsent-requests";

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/**
 * What came of a request: a message for the visitor, and, if no channel took it, the reason in a sentence for the
 * owner.
 */
export type Outcome = { arrived: boolean; message: string; reason?: string };

/**
 * Sends a request by the first channel that takes it, in the order of the table. From the call on until a channel has
 * taken it, the request is one of the unsent requests. Never rejects.
 *
 * @param request what to send
 * @param options.channels the channels to ask; those without their keys are left out
 * @param options.timeoutMs how long each channel may take, in milliseconds
 */
export async function submitQuote(
  request: QuoteRequest,
  { channels = allChannels, timeoutMs = CHANNEL_TIMEOUT_MS } = {},
): Promise<Outcome> {
  markAsSending(request);
  const failures: string[] = [];
  for (const channel of usableChannels(channels)) {
    try {
      await within(timeoutMs, (signal) => channel.send(request, { ...channel, signal }));
      markAsSent(request, channel.successMessage);
      return { arrived: true, message: channel.successMessage };
    } catch (failure) {
      failures.push(failureOf(channel, failure));
      console.error(`Quote ${request.reference}: ${channel.name} failed:`, failure);
    }
  }
  markAsFailed(request);
  // British English, because the sentence of the email has no comma before "and".
  const because = new Intl.ListFormat("en-GB").format(failures);
  const reason = failures.length > 0 ? `Sent by email because ${because}.` : undefined;
  return { arrived: false, message: messages.unavailable, reason };
}

/** Limits the time of `work` by a race, because the e-mail library has no time limit and no abort. */
async function within(ms: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work(abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/**
 * Says why a channel did not take a request. The sentence goes into the owner's mail, so it has only the channel's name
 * and the server's status, and no text that a server has written. The e-mail library's status is 0 if there was no
 * answer.
 */
function failureOf({ service }: Channel, failure: unknown): string {
  const { status } = Object(failure);
  return status > 0 ? `${service} answered ${Number(status)}` : `${service} did not answer`;
}
