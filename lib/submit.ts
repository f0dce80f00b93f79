import { type Channel, email, formPost, formService, isUsable } from "./quote/channels";
import { mailLink, type QuoteRequest } from "./quote/request";
import { hasFailed, markAsFailed, markAsSending, markAsSent } from "./quote/unsent-requests";

/** The channels, in the order in which they are asked. */
export const channels: readonly Channel[] = [email, formPost, formService];

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/**
 * Sends a request by the first channel that takes it. From the call on until a channel has taken it, the request is one
 * of the unsent requests, which also say what came of it. Never rejects.
 *
 * @param request what to send
 * @param options.channels the channels to ask, in this order; those without their keys are left out
 * @param options.timeoutMs how long each channel may take, in milliseconds
 * @returns whether a channel took the request
 */
export async function submitQuote(
  request: QuoteRequest,
  { channels: allChannels = channels, timeoutMs = CHANNEL_TIMEOUT_MS } = {},
): Promise<boolean> {
  markAsSending(request);
  for (const channel of allChannels.filter(isUsable)) {
    const { service, successMessage } = channel;
    try {
      const { ok, status } = await within(timeoutMs, (signal) =>
        channel.send(request, { ...channel, signal }),
      );
      if (ok) {
        markAsSent(request, successMessage);
        return true;
      }
      console.error(`Quote ${request.reference}: ${service} answered ${status}.`);
    } catch (cause) {
      console.error(`Quote ${request.reference}: ${service} did not answer.`, cause);
    }
  }
  markAsFailed(request);
  return false;
}

/**
 * The last step after a Send that all channels have failed: after two seconds it opens the mail program with the request,
 * if that is still one that has failed. Only the form takes this step; a request that is tried again from its card has a
 * link for that.
 *
 * @returns whether the mail program has been asked to open
 */
export async function openMailProgram(request: QuoteRequest): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
  const isDue = hasFailed(request);
  if (isDue) location.href = mailLink(request);
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
