import type { Dispatch } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import { allowLeaving, discard, save, whileLocked } from "@/lib/quote/outbox";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import { submitQuote, successMessage, UndeliveredError } from "@/lib/submit";
import type { FormAction, Status } from "./form-state";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** Sends the form's request, and dispatches each step to the form's state. */
export async function deliver(
  request: QuoteRequest,
  form: HTMLFormElement,
  dispatch: Dispatch<FormAction>,
): Promise<void> {
  const setStatus = (status: Status) => dispatch({ type: "status-changed", status });

  // At once: a second press may come before React has drawn the first one's state.
  flushSync(() => setStatus({ state: "submitting", request }));
  // A request that is stored is in the list from then on, and no draft any more.
  const { message, reasons } = await attempt(request, clearDraft);
  if (message) {
    setStatus({ state: "sent", message, request });
    form.reset();
    // The draft of a request that could not be stored has stayed until now.
    clearDraft();
  } else {
    const failed = { message: messages.unavailable, request };
    setStatus({ state: "opening-mail", ...failed });
    await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
    allowLeaving();
    location.href = mailLink(request, reasons);
    form.reset();
    setStatus({ state: "unavailable", ...failed });
  }
}

/**
 * Sends a request, which is saved before, and until a channel has taken it. Does nothing while another tab sends it.
 *
 * @returns what the visitor is told when it has arrived, or the reasons why it has not
 */
export async function attempt(
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
