import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { forgetRequest, keepRequest, type UnsentRequest } from "@/lib/quote/unsent-requests";
import { submitQuote } from "@/lib/submit";
import { Button } from "../ui/button";
import { Status } from "../ui/status";
import { formTexts, unsentTexts } from "./texts";
import { UnsentRequestCard } from "./unsent-request-card";

/** The requests that are not known to have arrived, and a status that tells what a button has done to one of them. */
export function UnsentRequests({ requests }: { requests: readonly UnsentRequest[] }) {
  const status = useRef<HTMLParagraphElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  /** What happened last to one of the requests, and when. Screen readers announce it. */
  const [told, setTold] = useState<{ text: string; arrived: boolean; occasion: number }>();
  const tell = (text: string, arrived = false) => setTold({ text, arrived, occasion: Date.now() });
  /** The request that was removed last, until it is put back. */
  const [removed, setRemoved] = useState<UnsentRequest>();
  /** The references of the requests that this tab is sending again. */
  const [sending, setSending] = useState<readonly string[]>([]);

  const retry = async (request: UnsentRequest) => {
    const { reference } = request;
    tell(formTexts.sending);
    setSending((all) => [...all, reference]);
    const outcome = await submitQuote(request);
    flushSync(() => {
      setSending((all) => all.filter((one) => one !== reference));
      if (outcome.arrived) tell(`${outcome.message} ${formTexts.reference}: ${reference}.`, true);
      else tell(unsentTexts.failed);
    });
    // The focus was on a card that is gone, because its request has arrived.
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  };

  const remove = (request: UnsentRequest) => {
    flushSync(() => {
      forgetRequest(request);
      setRemoved(request);
      tell(unsentTexts.removed);
    });
    undo.current?.focus();
  };

  const restore = (request: UnsentRequest) => {
    status.current?.focus();
    keepRequest(request, request.failed);
    setRemoved(undefined);
    tell(unsentTexts.restored);
  };

  return (
    <>
      {requests.length > 0 && (
        <section className="stack" aria-labelledby="unsent">
          <h3 id="unsent">{unsentTexts.title}</h3>
          {requests.some(({ stored }) => !stored) && <p>{unsentTexts.notStored}</p>}
          <ul>
            {requests.map((request) => (
              <UnsentRequestCard
                key={request.reference}
                request={request}
                isSending={sending.includes(request.reference)}
                onRetry={() => retry(request)}
                onRemove={() => remove(request)}
                onStatus={tell}
              />
            ))}
          </ul>
        </section>
      )}
      <Status
        ref={status}
        occasion={told?.occasion}
        data-tone={told?.arrived ? "success" : undefined}
        tabIndex={-1}
      >
        {told?.text}
      </Status>
      {removed && (
        <p>
          <Button ref={undo} variant="outline" onClick={() => restore(removed)}>
            {unsentTexts.undo}
          </Button>
        </p>
      )}
    </>
  );
}
