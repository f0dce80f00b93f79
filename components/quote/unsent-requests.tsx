import { useEffect, useRef, useState } from "react";
import { discard, save, type UnsentRequest } from "@/lib/quote/outbox";
import { unsentPanel } from "@/lib/site";
import { Button } from "../ui/button";
import styles from "./quote-form.module.css";
import { UnsentCard } from "./unsent-card";

type Props = {
  requests: readonly UnsentRequest[];
  /** Whether a request is being sent: another one has to wait. */
  busy: boolean;
  /** The reference of the request that this page is sending. */
  sending: string | undefined;
  onRetry: (request: UnsentRequest) => void;
};

/** The list of the requests that are not known to have arrived. */
export function UnsentRequests({ requests, busy, sending, onRetry }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [discarded, setDiscarded] = useState<UnsentRequest>();
  // Otherwise the next request's result could be read as if that request had been discarded.
  if (busy && discarded) setDiscarded(undefined);

  // The button that was pressed is gone.
  useEffect(() => {
    if (discarded) undo.current?.focus();
  }, [discarded]);

  const onDiscard = (request: UnsentRequest) => {
    discard(request.reference);
    setDiscarded(request);
  };

  const onUndo = () => {
    if (discarded) save(discarded);
    setDiscarded(undefined);
    requestAnimationFrame(() => panel.current?.focus());
  };

  return (
    <>
      {requests.length > 0 && (
        <section ref={panel} className={styles.panel} aria-labelledby="unsent" tabIndex={-1}>
          <h3 id="unsent">{unsentPanel.title}</h3>
          <p>{requests.every(({ stored }) => stored) ? unsentPanel.text : unsentPanel.textHere}</p>
          <ul>
            {requests.map((request, index) => (
              <UnsentCard
                key={request.reference}
                request={request}
                latest={index === 0}
                busy={busy}
                sending={request.reference === sending}
                onRetry={() => onRetry(request)}
                onDiscard={() => onDiscard(request)}
              />
            ))}
          </ul>
        </section>
      )}
      {discarded && (
        <p className={styles.discarded}>
          <span>{unsentPanel.discarded}</span>
          <Button ref={undo} variant="outline" onClick={onUndo}>
            {unsentPanel.undo}
          </Button>
        </p>
      )}
    </>
  );
}
