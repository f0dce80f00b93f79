import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import { allowLeaving, discard, save, unsentRequests, whileLocked } from "@/lib/quote/unsent";
import { submitQuote, successMessage, UndeliveredError } from "@/lib/submit";
import { IDLE, type Status } from "./status";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** Sends the form's request, and calls `onStatus` with each step. */
export async function deliver(
  request: QuoteRequest,
  form: HTMLFormElement,
  onStatus: (status: Status) => void,
): Promise<void> {
  // At once: a second press may come before React has drawn the first one's state.
  flushSync(() => onStatus({ state: "submitting", request }));
  // A request that is stored is in the list from then on, and no draft any more.
  const { message, reasons } = await sendAndKeep(request, clearDraft);
  if (message) {
    onStatus({ state: "sent", message, request });
    form.reset();
    // The draft of a request that could not be stored has stayed until now.
    clearDraft();
  } else {
    const result = { message: messages.unavailable, request };
    onStatus({ state: "opening-mail", ...result });
    await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
    form.reset();
    const isUnsent = unsentRequests().some(({ reference }) => reference === request.reference);
    if (isUnsent) {
      allowLeaving();
      location.href = mailLink(request, reasons);
    }
    // In the meantime it may have arrived, or been discarded, in the list.
    onStatus(isUnsent ? { state: "unavailable", ...result } : IDLE);
  }
}

/**
 * Sends a request, and keeps it in the list of unsent ones until a channel has taken it. Does nothing while another
 * tab sends it.
 *
 * @returns what the visitor is told when it has arrived, or the reasons why it has not
 */
export async function sendAndKeep(
  request: QuoteRequest,
  onStored = () => {},
): Promise<{ message?: string; reasons?: string }> {
  const outcome = await whileLocked(request.reference, async () => {
    const saved = { ...request, triedAt: Date.now(), failed: false };
    if (save(saved)) onStored();
    try {
      const channel = await submitQuote(request);
      discard(request.reference);
      return { message: successMessage(channel) };
    } catch (failure) {
      console.error(failure);
      save({ ...saved, failed: true });
      return failure instanceof UndeliveredError ? { reasons: failure.message } : {};
    }
  });
  return outcome ?? {};
}
