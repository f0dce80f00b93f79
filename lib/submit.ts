import { type Channel, email, formPost, formService, isUsable } from "./quote/channels";
import { mailLink, type QuoteRequest } from "./quote/request";

/** The channels, in the order in which they are asked. */
export const channels: readonly Channel[] = [email, formPost, formService];

/** How long a channel may take, in milliseconds, before the next one is asked. */
export const CHANNEL_TIMEOUT_MS = 10_000;

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/**
 * Sends a request by the first channel that takes it. Never rejects.
 *
 * @param request what to send
 * @param options.channels the channels to ask, in this order; those without their keys are left out
 * @param options.timeoutMs how long each channel may take, in milliseconds
 * @returns the message for the visitor, from the channel that took the request; undefined if none did
 */
export async function submitQuote(
  request: QuoteRequest,
  { channels: allChannels = channels, timeoutMs = CHANNEL_TIMEOUT_MS } = {},
): Promise<string | undefined> {
  for (const channel of allChannels.filter(isUsable)) {
    const { service, successMessage } = channel;
    try {
      const { ok, status } = await within(timeoutMs, (signal) =>
        channel.send(request, { ...channel, signal }),
      );
      if (ok) return successMessage;
      console.error(`Quote ${request.reference}: ${service} answered ${status}.`);
    } catch (cause) {
      console.error(`Quote ${request.reference}: ${service} did not answer.`, cause);
    }
  }
}

/** The last step, when all channels have failed: after two seconds it opens the mail program with the request. */
export async function openMailProgram(request: QuoteRequest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
  location.href = mailLink(request);
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
