import { useState } from "react";
import { facts, phoneLink } from "@/lib/content/facts";
import { type OutboxRequest, removeFromOutbox, save } from "@/lib/quote/outbox";
import { describeRequest, mailLink, type QuoteRequest } from "@/lib/quote/request";
import { send } from "@/lib/send";
import { actionTexts, outboxTexts } from "@/lib/site";
import { Button, ButtonLink } from "../ui/button";
import { QuoteResult } from "./quote-result";
import styles from "./request.module.css";

/** What the visitor has last done in the list. */
type Action = { request: OutboxRequest } & (
  | { type: "arrived"; message: string }
  | { type: "discarded" | "restored" }
);

type Props = {
  requests: readonly OutboxRequest[];
  /** The request that is still in the form, which shows it itself. */
  requestInForm: QuoteRequest | undefined;
};

/** The list of the requests that are not known to have arrived. */
export function Outbox({ requests, requestInForm }: Props) {
  const [lastAction, setLastAction] = useState<Action>();
  const shown = requests.filter(({ reference }) => reference !== requestInForm?.reference);

  // It could be mistaken for the form's result.
  if (requestInForm && lastAction) setLastAction(undefined);

  const retry = async (request: OutboxRequest) => {
    setLastAction(undefined);
    const { message } = await send(request);
    if (message) setLastAction({ type: "arrived", request, message });
  };

  const restored = lastAction?.type === "restored" ? lastAction.request.reference : undefined;
  return (
    <>
      <QuoteResult result={lastAction?.type === "arrived" ? lastAction : undefined} />
      {shown.length > 0 && (
        <section className={styles.list} aria-labelledby="unsent">
          <h3 id="unsent">{outboxTexts.title}</h3>
          <p>{shown.every(({ stored }) => stored) ? outboxTexts.text : outboxTexts.textHere}</p>
          <ul>
            {shown.map((request) => (
              <OutboxCard
                key={request.reference}
                ref={request.reference === restored ? focus : undefined}
                request={request}
                onRetry={() => retry(request)}
                onDiscard={() => {
                  removeFromOutbox(request);
                  setLastAction({ type: "discarded", request });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {lastAction?.type === "discarded" && (
        // The key: each has a button of its own, which gets the focus.
        <p key={lastAction.request.reference} className={styles.actions}>
          <span>{outboxTexts.discarded}</span>
          <Button
            ref={focus}
            variant="outline"
            onClick={() => {
              save(lastAction.request);
              setLastAction({ type: "restored", request: lastAction.request });
            }}
          >
            {outboxTexts.undo}
          </Button>
        </p>
      )}
    </>
  );
}

/** A ref for what comes in place of a pressed button that has gone: it gets the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

type CardProps = {
  ref: React.Ref<HTMLLIElement> | undefined;
  request: OutboxRequest;
  onRetry: () => void;
  onDiscard: () => void;
};

/** One unsent request: its text, its state, and what the visitor can do with it. */
function OutboxCard({ ref, request, onRetry, onDiscard }: CardProps) {
  const [copied, setCopied] = useState("");
  const isSending = request.state === "sending";

  const copy = async () => {
    // Emptied first, so that a second copy is spoken as well.
    setCopied("");
    try {
      await navigator.clipboard.writeText(describeRequest(request));
      setCopied(outboxTexts.copied);
    } catch {
      setCopied(outboxTexts.notCopied);
    }
  };

  return (
    <li ref={ref} className={styles.card} tabIndex={-1}>
      <pre className={styles.text}>{describeRequest(request)}</pre>
      <p role="status">
        <span>{outboxTexts.states[request.state]}</span> {copied && <span>{copied}</span>}
      </p>
      {request.state !== "elsewhere" && (
        <div className={styles.actions}>
          {/* Not `disabled`: the pressed button keeps the focus. */}
          <Button aria-disabled={isSending || undefined} onClick={onRetry}>
            {outboxTexts.retry}
          </Button>
          <ButtonLink variant="outline" href={phoneLink}>
            {`${actionTexts.callShort} ${facts.phone}`}
          </ButtonLink>
          <ButtonLink variant="quiet" href={mailLink(request)}>
            {outboxTexts.mail}
          </ButtonLink>
          <Button variant="quiet" onClick={copy}>
            {outboxTexts.copy}
          </Button>
          <Button variant="quiet" disabled={isSending} onClick={onDiscard}>
            {outboxTexts.discard}
          </Button>
        </div>
      )}
    </li>
  );
}
