import { type Channel, email, formPost, formService, isUsable } from "./quote/channels";
import { mailLink, messages, type QuoteRequest } from "./quote/request";
import { markAsFailed, markAsSending, markAsSent } from "./quote/unsent-requests";

/** The channels, in the order in which they are asked. */
export const channels: readonly Channel[] = [email, formPost, formService];

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/**
 * What came of a request: a message for the visitor, and, if no channel took it, the reason in a sentence for the
 * owner.
 */
export type Outcome = { arrived: boolean; message: string; reason?: string };

/**
 * Sends a request by the first channel that takes it. From the call on until a channel has taken it, the request is one
 * of the unsent requests. Never rejects.
 *
 * @param request what to send
 * @param options.channels the channels to ask, in this order; those without their keys are left out
 * @param options.timeoutMs how long each channel may take, in milliseconds
 */
export async function submitQuote(
  request: QuoteRequest,
  { channels: allChannels = channels, timeoutMs = CHANNEL_TIMEOUT_MS } = {},
): Promise<Outcome> {
  markAsSending(request);
  const failures: string[] = [];
  const fail = (failure: string, ...cause: unknown[]) => {
    failures.push(failure);
    console.error(`Quote ${request.reference}: ${failure}.`, ...cause);
  };
  for (const channel of allChannels.filter(isUsable)) {
    const { service, successMessage: message } = channel;
    try {
      const { ok, status } = await within(timeoutMs, (signal) =>
        channel.send(request, { ...channel, signal }),
      );
      if (ok) {
        markAsSent(request, message);
        return { arrived: true, message };
      }
      fail(`${service} answered ${status}`);
    } catch (cause) {
      fail(`${service} did not answer`, cause);
    }
  }
  markAsFailed(request);
  // British English, because the sentence of the email has no comma before "and".
  const because = new Intl.ListFormat("en-GB").format(failures);
  const reason = failures.length > 0 ? `Sent by email because ${because}.` : undefined;
  return { arrived: false, message: messages.unavailable, reason };
}

/**
 * The last step after a Send that all channels have failed: opens the mail program with the request. Only the form takes
 * it; a request that is tried again from its card has a link for that.
 *
 * @param reason why the request was not sent, in a sentence for the owner
 * @returns when the mail program has been asked to open, after two seconds
 */
export async function openMailProgram(request: QuoteRequest, reason?: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
  location.href = mailLink(request, reason);
}

/** Limits the time of `work` by a race, because the e-mail library has no time limit and no abort. */
async function within<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>) {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work(abort.signal), timeout]);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}
