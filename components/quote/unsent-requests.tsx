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
  onDiscard: () => void;
};

/** The list of the requests that are not known to have arrived. */
export function UnsentRequests({ requests, busy, sending, onRetry, onDiscard }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const undone = useRef(false);
  const [discarded, setDiscarded] = useState<UnsentRequest>();
  // Otherwise the next request's result could be read as if that request had been discarded.
  if (busy && discarded) setDiscarded(undefined);

  // The button that was pressed is gone.
  useEffect(() => {
    if (discarded) undo.current?.focus();
  }, [discarded]);

  // The list has the request again a moment later.
  useEffect(() => {
    if (!undone.current || requests.length === 0) return;
    undone.current = false;
    panel.current?.focus();
  }, [requests]);

  const onUndo = () => {
    if (discarded) save(discarded);
    setDiscarded(undefined);
    undone.current = true;
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
                onDiscard={() => {
                  discard(request.reference);
                  setDiscarded(request);
                  onDiscard();
                }}
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
