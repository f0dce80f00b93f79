import { useState } from "react";
import { discard, save, type UnsentRequest } from "@/lib/quote/outbox";
import { unsentPanel } from "@/lib/site";
import { Button } from "../ui/button";
import { attempt } from "./deliver";
import type { Result } from "./form-state";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { UnsentCard } from "./unsent-card";

type Props = {
  requests: readonly UnsentRequest[];
  /** Whether the form's own request is being sent. */
  busy: boolean;
  /** Called when a request has arrived or is discarded. */
  onLeave: () => void;
};

/** What the visitor has last done in the list. */
type LastAction = { arrived?: Result; discarded?: UnsentRequest; restored?: string };

/** The list of the requests that are not known to have arrived. */
export function UnsentRequests({ requests, busy, onLeave }: Props) {
  const [{ arrived, discarded, restored }, setLast] = useState<LastAction>({});
  // Otherwise it could be read as what became of the form's request.
  if (busy && (arrived || discarded)) setLast({});

  const retry = async (request: UnsentRequest) => {
    setLast({});
    const { message } = await attempt(request);
    if (!message) return;
    setLast({ arrived: { request, message } });
    onLeave();
  };

  return (
    <>
      <QuoteResult result={arrived} />
      {requests.length > 0 && (
        <section className={styles.panel} aria-labelledby="unsent">
          <h3 id="unsent">{unsentPanel.title}</h3>
          <p>{requests.every(({ stored }) => stored) ? unsentPanel.text : unsentPanel.textHere}</p>
          <ul>
            {requests.map((request) => (
              <UnsentCard
                key={request.reference}
                ref={request.reference === restored ? focus : undefined}
                request={request}
                onRetry={() => retry(request)}
                onDiscard={() => {
                  discard(request.reference);
                  setLast({ discarded: request });
                  onLeave();
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {discarded && (
        <p className={styles.discarded}>
          <span>{unsentPanel.discarded}</span>
          <Button
            ref={focus}
            variant="outline"
            onClick={() => {
              save(discarded);
              setLast({ restored: discarded.reference });
            }}
          >
            {unsentPanel.undo}
          </Button>
        </p>
      )}
    </>
  );
}

/** A ref for what comes in place of a pressed button that has gone: it gets the focus. */
const focus = (element: HTMLElement | null) => element?.focus();
