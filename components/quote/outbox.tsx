import { clsx } from "clsx";
import { type Ref, useEffect, useState } from "react";
import { type OutboxRequest, removeFromOutbox, saveToOutbox } from "@/lib/quote/outbox";
import { describeRequest, mailLink } from "@/lib/quote/request";
import { outboxTexts } from "@/lib/site";
import { Button, ButtonLink } from "../ui/button";
import { CallLink } from "../ui/quote-and-call";
import styles from "./request.module.css";

type Props = {
  requests: readonly OutboxRequest[];
  /** Whether another request is being sent from the form. */
  busy: boolean;
  onRetry: (request: OutboxRequest) => void;
};

/** The list of the requests that are not known to have arrived. */
export function Outbox({ requests, busy, onRetry }: Props) {
  /** The one that was discarded last, and whether it has been put back. */
  const [discarded, setDiscarded] = useState<{ request: OutboxRequest; restored: boolean }>();
  // Whoever sends the next request is done with this one.
  useEffect(() => {
    if (busy) setDiscarded(undefined);
  }, [busy]);
  const restored = discarded?.restored && discarded.request.reference;
  // One at a time: thanks for the next would take the place of those for this one.
  const isRetrying = requests.some(({ state }) => state === "sending");
  return (
    <>
      {requests.length > 0 && (
        <section className="stack" aria-labelledby="unsent">
          <h3 id="unsent">{outboxTexts.title}</h3>
          <p>{requests.every(({ stored }) => stored) ? outboxTexts.text : outboxTexts.textHere}</p>
          <ul>
            {requests.map((request) => (
              <OutboxCard
                key={request.reference}
                ref={request.reference === restored ? focus : undefined}
                request={request}
                onRetry={isRetrying ? undefined : () => onRetry(request)}
                onDiscard={() => {
                  removeFromOutbox(request);
                  setDiscarded({ request, restored: false });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {discarded?.restored === false && (
        // The key: each has a button of its own, which gets the focus.
        <p key={discarded.request.reference} className="row">
          <span>{outboxTexts.discarded}</span>
          <Button
            ref={focus}
            variant="outline"
            onClick={() => {
              const { request } = discarded;
              saveToOutbox(request, request.failed, request.triedAt);
              setDiscarded({ ...discarded, restored: true });
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
  ref: Ref<HTMLLIElement> | undefined;
  request: OutboxRequest;
  onRetry: (() => void) | undefined;
  onDiscard: () => void;
};

/** One unsent request: its text, its state, and what the visitor can do with it. */
function OutboxCard({ ref, request, onRetry, onDiscard }: CardProps) {
  const [copied, setCopied] = useState("");

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
    <li ref={ref} className={clsx("stack", styles.card)} tabIndex={-1}>
      <pre className={styles.text}>{describeRequest(request)}</pre>
      <p role="status">
        <span>{outboxTexts.states[request.state]}</span> {copied && <span>{copied}</span>}
      </p>
      {request.state !== "elsewhere" && (
        <div className="row">
          {/* Not `disabled`: the pressed button keeps the focus. */}
          <Button aria-disabled={!onRetry || undefined} onClick={onRetry}>
            {outboxTexts.retry}
          </Button>
          <CallLink />
          <ButtonLink variant="quiet" href={mailLink(request)}>
            {outboxTexts.mail}
          </ButtonLink>
          <Button variant="quiet" onClick={copy}>
            {outboxTexts.copy}
          </Button>
          <Button variant="quiet" disabled={request.state === "sending"} onClick={onDiscard}>
            {outboxTexts.discard}
          </Button>
        </div>
      )}
    </li>
  );
}
