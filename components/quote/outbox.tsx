import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { forgetRequest, keepRequest, type UnsentRequest } from "@/lib/quote/outbox";
import { toneOf } from "@/lib/quote/request";
import { submitQuote } from "@/lib/submit";
import { Button } from "../ui/button";
import { OutboxCard } from "./outbox-card";
import styles from "./request.module.css";
import { formTexts, outboxTexts } from "./texts";

/** The list of the requests that are not known to have arrived, and what is said when one changes. */
export function Outbox({ requests }: { requests: readonly UnsentRequest[] }) {
  const status = useRef<HTMLParagraphElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");
  /** The request that was removed last, until it is put back. */
  const [removed, setRemoved] = useState<UnsentRequest>();
  /** The references of those that are being sent again. */
  const [sending, setSending] = useState<readonly string[]>([]);

  const retry = async (request: UnsentRequest) => {
    const { reference } = request;
    setSaid(formTexts.sending);
    setSending((all) => [...all, reference]);
    const { arrived, message } = await submitQuote(request);
    flushSync(() => {
      setSending((all) => all.filter((one) => one !== reference));
      setSaid(arrived ? `${message} ${formTexts.reference}: ${reference}.` : outboxTexts.failed);
    });
    // The card that had the focus has left.
    if (document.activeElement === document.body) status.current?.focus({ preventScroll: true });
  };

  const remove = (request: UnsentRequest) => {
    flushSync(() => {
      forgetRequest(request);
      setRemoved(request);
      setSaid(outboxTexts.removed);
    });
    undo.current?.focus();
  };

  const restore = (request: UnsentRequest) => {
    status.current?.focus();
    keepRequest(request, request.failed);
    setRemoved(undefined);
    setSaid(outboxTexts.restored);
  };

  return (
    <>
      {requests.length > 0 && (
        <section className="stack" aria-labelledby="unsent">
          <h3 id="unsent">{outboxTexts.title}</h3>
          {requests.some(({ stored }) => !stored) && <p>{outboxTexts.notStored}</p>}
          <ul>
            {requests.map((request) => (
              <OutboxCard
                key={request.reference}
                request={request}
                isSending={sending.includes(request.reference)}
                onRetry={() => retry(request)}
                onRemove={() => remove(request)}
                onSay={setSaid}
              />
            ))}
          </ul>
        </section>
      )}
      <p
        ref={status}
        className={styles.said}
        role="status"
        data-tone={said && toneOf(said) === "success" ? "success" : undefined}
        tabIndex={-1}
      >
        {said && <span>{said}</span>}
      </p>
      {removed && (
        <p>
          <Button ref={undo} variant="outline" onClick={() => restore(removed)}>
            {outboxTexts.undo}
          </Button>
        </p>
      )}
    </>
  );
}
