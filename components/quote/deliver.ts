import type { Dispatch } from "react";
import { flushSync } from "react-dom";
import { clearDraft, saveDraft } from "@/lib/quote/draft";
import { allowLeaving, discard, save, whileLocked } from "@/lib/quote/outbox";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import { submitQuote, successMessage, UndeliveredError } from "@/lib/submit";
import type { FormAction, Status } from "./form-state";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/**
 * Sends a request, and dispatches each step to the form's state.
 *
 * @param retried whether it comes from the list of the unsent ones, and not from the form
 */
export async function deliver(
  request: QuoteRequest,
  retried: boolean,
  form: HTMLFormElement | null,
  dispatch: Dispatch<FormAction>,
): Promise<void> {
  const setStatus = (status: Status) => dispatch({ type: "status-changed", status });
  const empty = () => !retried && form?.reset();

  // At once: a second press may come before React has drawn the first one's state.
  flushSync(() => setStatus({ state: "submitting", request, retried }));
  const outcome = await whileLocked(request.reference, () => attempt(request, retried));
  if (!outcome) {
    setStatus({ state: "idle" });
  } else if (outcome.channel) {
    setStatus({ state: "sent", message: successMessage(outcome.channel), request, retried });
    empty();
    // The draft of a request that could not be stored has stayed until now.
    if (form) saveDraft(form);
  } else {
    const failed = { message: messages.unavailable, request, retried };
    setStatus({ state: "opening-mail", ...failed });
    await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
    allowLeaving();
    location.href = mailLink(request, outcome.reasons);
    empty();
    setStatus({ state: "unavailable", ...failed });
  }
}

/** Saves a request while it is sent, and until a channel has taken it: which one, or why none has. */
async function attempt(request: QuoteRequest, retried: boolean) {
  const saved = { ...request, triedAt: Date.now(), failed: false };
  // From here on the request is in the list, and no draft any more, unless it could not be stored.
  if (save(saved) && !retried) clearDraft();
  try {
    const channel = await submitQuote(request);
    discard(request.reference);
    return { channel };
  } catch (failure) {
    console.error(failure);
    save({ ...saved, failed: true });
    return { reasons: failure instanceof UndeliveredError ? failure.message : undefined };
  }
}
