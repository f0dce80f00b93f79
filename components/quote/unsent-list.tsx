import { discard, save, type UnsentRequest } from "@/lib/quote/unsent";
import { unsentTexts } from "@/lib/site";
import { Button } from "../ui/button";
import { sendAndKeep } from "./deliver";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { UnsentCard } from "./unsent-card";

/** What the visitor has last done in the list. */
export type LastAction = { request: UnsentRequest } & (
  | { type: "arrived"; message: string }
  | { type: "retried" | "discarded" | "restored" }
);

type Props = {
  requests: readonly UnsentRequest[];
  lastAction: LastAction | undefined;
  onAction: (action: LastAction) => void;
};

/** The list of the requests that are not known to have arrived. */
export function UnsentList({ requests, lastAction, onAction }: Props) {
  const retry = async (request: UnsentRequest) => {
    onAction({ type: "retried", request });
    const { message } = await sendAndKeep(request);
    if (message) onAction({ type: "arrived", request, message });
  };

  const restored = lastAction?.type === "restored" ? lastAction.request.reference : undefined;
  return (
    <>
      <QuoteResult result={lastAction?.type === "arrived" ? lastAction : undefined} />
      {requests.length > 0 && (
        <section className={styles.list} aria-labelledby="unsent">
          <h3 id="unsent">{unsentTexts.title}</h3>
          <p>{requests.every(({ stored }) => stored) ? unsentTexts.text : unsentTexts.textHere}</p>
          <ul>
            {requests.map((request) => (
              <UnsentCard
                key={request.reference}
                ref={request.reference === restored ? focus : undefined}
                request={request}
                onRetry={() => retry(request)}
                onDiscard={() => {
                  discard(request.reference);
                  onAction({ type: "discarded", request });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {lastAction?.type === "discarded" && (
        <p className={styles.discarded}>
          <span>{unsentTexts.discarded}</span>
          <Button
            ref={focus}
            variant="outline"
            onClick={() => {
              save(lastAction.request);
              onAction({ type: "restored", request: lastAction.request });
            }}
          >
            {unsentTexts.undo}
          </Button>
        </p>
      )}
    </>
  );
}

/** A ref for what comes in place of a pressed button that has gone: it gets the focus. */
const focus = (element: HTMLElement | null) => element?.focus();
