import { type Channel, email, formPost, formService, isUsable } from "./quote/channels";
import { mailLink, type QuoteRequest } from "./quote/request";
import {
  hasFailed,
  markAsFailed,
  markAsSending,
  markAsSent,
  subscribeToUnsentRequests,
} from "./quote/unsent-requests";

/** The channels, in the order in which they are asked. */
export const channels: readonly Channel[] = [email, formPost, formService];

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** Whether a channel took a request. If none did: the reason, in a sentence for the owner. */
type Outcome = { arrived: boolean; reason?: string };

/**
 * Sends a request by the first channel that takes it. From the call on until a channel has taken it, the request is one
 * of the unsent requests, which also say what came of it. Never rejects.
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
    const { service, successMessage } = channel;
    try {
      const { ok, status } = await within(timeoutMs, (signal) =>
        channel.send(request, { ...channel, signal }),
      );
      if (ok) {
        markAsSent(request, successMessage);
        return { arrived: true };
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
  return { arrived: false, reason };
}

/**
 * The last step after a Send that all channels have failed: after two seconds it opens the mail program with the request,
 * unless the request is sent, removed or tried again meanwhile, here or in another tab. Only the form takes this step; a
 * request that is tried again from its card has a link for that.
 *
 * @param reason why the request was not sent, in a sentence for the owner
 * @returns whether the mail program has been asked to open
 */
export async function openMailProgram(request: QuoteRequest, reason?: string): Promise<boolean> {
  if (!hasFailed(request)) return false;
  const isDue = await new Promise<boolean>((resolve) => {
    let unsubscribe = () => {};
    const end = (stillFailed: boolean) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(stillFailed);
    };
    const timer = setTimeout(() => end(hasFailed(request)), MAIL_DELAY_MS);
    unsubscribe = subscribeToUnsentRequests(() => {
      if (!hasFailed(request)) end(false);
    });
  });
  if (isDue) location.href = mailLink(request, reason);
  return isDue;
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
