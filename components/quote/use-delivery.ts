import { type Dispatch, type RefObject, useRef } from "react";
import { clearDraft, saveDraft } from "@/lib/quote/draft";
import type { Quote } from "@/lib/quote/fields";
import {
  beforeMail,
  discard,
  requestOf,
  save,
  type UnsentRequest,
  whileLocked,
} from "@/lib/quote/outbox";
import { mailLink, messages, type QuoteRequest } from "@/lib/quote/request";
import { submitQuote, successMessage, UndeliveredError } from "@/lib/submit";
import type { FormAction, Status } from "./form-state";

/** How long the visitor can read what happens next before the mail program opens, in milliseconds. */
const MAIL_DELAY_MS = 2000;

/** Sends requests, one at a time, and tells the form's state of each step. */
export function useDelivery(
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<FormAction>,
) {
  // A second press can come before React has rendered the first one's state.
  const sending = useRef(false);
  const move = (status: Status) => dispatch({ type: "moved", status });

  const send = async (request: QuoteRequest, retried: boolean) => {
    if (sending.current) return;
    sending.current = true;
    move({ state: "submitting", request, retried });
    const outcome = await whileLocked(request.reference, () => attempt(request, retried));
    if (!outcome) {
      move({ state: "idle" });
    } else if (outcome.channel) {
      move({ state: "sent", message: successMessage(outcome.channel), request, retried });
      if (!retried) empty();
      if (form.current) saveDraft(form.current);
      report("quote:sent", outcome.channel);
    } else {
      const failed = { message: messages.unavailable, request, retried };
      move({ state: "opening-mail", ...failed });
      report("quote:failed", "none");
      await new Promise((resolve) => setTimeout(resolve, MAIL_DELAY_MS));
      openMail(mailLink(request, outcome.reasons));
      if (!retried) empty();
      move({ state: "unavailable", ...failed });
    }
    sending.current = false;
  };

  const empty = () => {
    form.current?.reset();
    dispatch({ type: "emptied" });
  };

  return {
    submit: (quote: Quote) => void send(requestOf(quote), false),
    retry: (request: UnsentRequest) => void send(request, true),
  };
}

/** Saves a request while it is sent, and until a channel has taken it: which one, or why none has. */
async function attempt({ ...request }: QuoteRequest, retried: boolean) {
  const saved = { ...request, triedAt: Date.now(), failed: false, reasons: undefined };
  // From here on the request is in the list, and no draft any more, unless it could not be stored.
  if (save(saved) && !retried) clearDraft();
  try {
    const channel = await submitQuote(request);
    discard(request.reference);
    return { channel };
  } catch (failure) {
    console.error(failure);
    const reasons = failure instanceof UndeliveredError ? failure.reasons : undefined;
    save({ ...saved, failed: true, reasons });
    return { reasons };
  }
}

/** For an owner who measures leads: see OWNER.md. */
function report(event: "quote:sent" | "quote:failed", channel: string) {
  document.dispatchEvent(new CustomEvent(event, { detail: { channel } }));
}

function openMail(link: string) {
  beforeMail();
  location.href = link;
}
