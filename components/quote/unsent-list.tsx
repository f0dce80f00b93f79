import { useState } from "react";
import { facts, phoneLink } from "@/lib/content/facts";
import { describeRequest, mailLink, type QuoteRequest } from "@/lib/quote/request";
import { allowLeaving, removeUnsent, save, type UnsentRequest } from "@/lib/quote/unsent";
import { actionTexts, unsentTexts } from "@/lib/site";
import { Button, ButtonLink } from "../ui/button";
import styles from "./quote-form.module.css";
import { QuoteResult } from "./quote-result";
import { sendAndKeep } from "./use-delivery";

/** What the visitor has last done in the list. */
type Action = { request: UnsentRequest } & (
  | { type: "arrived"; message: string }
  | { type: "discarded" | "restored" }
);

type Props = {
  requests: readonly UnsentRequest[];
  /** The request that is being sent from the form, which shows it itself. */
  requestBeingSent: QuoteRequest | undefined;
};

/** The list of the requests that are not known to have arrived. */
export function UnsentList({ requests, requestBeingSent }: Props) {
  const [lastAction, setLastAction] = useState<Action>();
  const shown = requests.filter(({ reference }) => reference !== requestBeingSent?.reference);

  // It could be read as what became of the form's request.
  if (requestBeingSent && lastAction) setLastAction(undefined);

  const retry = async (request: UnsentRequest) => {
    setLastAction(undefined);
    const { message } = await sendAndKeep(request);
    if (message) setLastAction({ type: "arrived", request, message });
  };

  const restored = lastAction?.type === "restored" ? lastAction.request.reference : undefined;
  return (
    <>
      <QuoteResult result={lastAction?.type === "arrived" ? lastAction : undefined} />
      {shown.length > 0 && (
        <section className={styles.list} aria-labelledby="unsent">
          <h3 id="unsent">{unsentTexts.title}</h3>
          <p>{shown.every(({ stored }) => stored) ? unsentTexts.text : unsentTexts.textHere}</p>
          <ul>
            {shown.map((request) => (
              <UnsentCard
                key={request.reference}
                ref={request.reference === restored ? focus : undefined}
                request={request}
                onRetry={() => retry(request)}
                onDiscard={() => {
                  removeUnsent(request);
                  setLastAction({ type: "discarded", request });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {lastAction?.type === "discarded" && (
        <p className={styles.actions}>
          <span>{unsentTexts.discarded}</span>
          <Button
            ref={focus}
            variant="outline"
            onClick={() => {
              save(lastAction.request);
              setLastAction({ type: "restored", request: lastAction.request });
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

type CardProps = {
  ref: React.Ref<HTMLLIElement> | undefined;
  request: UnsentRequest;
  onRetry: () => void;
  onDiscard: () => void;
};

/** One unsent request: its text, its state, and what the visitor can do with it. */
function UnsentCard({ ref, request, onRetry, onDiscard }: CardProps) {
  const [copied, setCopied] = useState("");
  const isSending = request.state === "sending";

  const copy = async () => {
    // Emptied first, so that a second copy is spoken as well.
    setCopied("");
    try {
      await navigator.clipboard.writeText(describeRequest(request));
      setCopied(unsentTexts.copied);
    } catch {
      setCopied(unsentTexts.notCopied);
    }
  };

  return (
    <li ref={ref} className={styles.card} tabIndex={-1}>
      <pre className={styles.text}>{describeRequest(request)}</pre>
      <p role="status">
        <span>{unsentTexts.states[request.state]}</span> {copied && <span>{copied}</span>}
      </p>
      {request.state !== "elsewhere" && (
        <div className={styles.actions}>
          {/* Not `disabled`: the pressed button keeps the focus. */}
          <Button aria-disabled={isSending || undefined} onClick={onRetry}>
            {unsentTexts.retry}
          </Button>
          <ButtonLink variant="outline" href={phoneLink} onClick={allowLeaving}>
            {`${actionTexts.callShort} ${facts.phone}`}
          </ButtonLink>
          <ButtonLink variant="quiet" href={mailLink(request)} onClick={allowLeaving}>
            {unsentTexts.mail}
          </ButtonLink>
          <Button variant="quiet" onClick={copy}>
            {unsentTexts.copy}
          </Button>
          <Button variant="quiet" disabled={isSending} onClick={onDiscard}>
            {unsentTexts.discard}
          </Button>
        </div>
      )}
    </li>
  );
}
