import { useEffect, useRef } from "react";
import { facts, phoneLink } from "@/lib/content/facts";
import { SENT_ID } from "@/lib/page-contract";
import { messages, toneOf } from "@/lib/quote/request";
import { actions, quoteForm } from "@/lib/site";
import { Stamp } from "../ui/stamp";
import { PlacePhotos } from "./place-photos";
import styles from "./quote-form.module.css";
import { RequestText } from "./request-text";
import type { Status } from "./use-delivery";

type Props = {
  hydrated: boolean;
  status: Status;
  /** Whether nothing is left to be sent. */
  last: boolean;
};

/**
 * The result of the request. The status element is in the page from the start, so that screen readers
 * speak what comes into it; an alert is spoken when it appears.
 */
export function QuoteResult({ hydrated, status, last }: Props) {
  const result = useRef<HTMLDivElement>(null);
  const { state } = status;
  // A refusal is shown beside the button that was pressed.
  const message = state === "refused" ? undefined : status.message;
  const request = state === "sent" ? status.request : undefined;
  const tone = message && toneOf(message);
  // After a native post, the browser itself has gone to the thanks.
  const focus = state !== "posted";

  useEffect(() => {
    if (!focus || !tone) return;
    result.current?.focus({ preventScroll: true });
    // Show the form from its top: the button that was pressed may be far below.
    result.current?.closest("form")?.scrollIntoView();
  }, [focus, tone]);

  return (
    <>
      {!hydrated && (
        <p id={SENT_ID} className={styles.thanks} data-tone="success">
          {messages.submitted}
        </p>
      )}
      <div
        ref={tone === "success" ? result : undefined}
        className={styles.result}
        role="status"
        data-tone={tone === "success" ? tone : undefined}
        tabIndex={-1}
      >
        {tone === "success" && (
          <>
            <p className={styles.message}>{message}</p>
            {request && (
              <Stamp>
                {quoteForm.reference} <strong>{request.reference}</strong>
              </Stamp>
            )}
            {last && <p className={styles.reference}>{quoteForm.next}</p>}
          </>
        )}
      </div>
      {tone === "success" && (
        <div className={styles.sent}>
          {request && <PlacePhotos reference={request.reference} />}
          {request && <RequestText request={request} open />}
          <p>
            {quoteForm.wrong} <a href={phoneLink}>{`${actions.callShort} ${facts.phone}`}</a>
          </p>
        </div>
      )}
      {tone === "error" && (
        <div ref={result} className={styles.result} role="alert" data-tone="error" tabIndex={-1}>
          <p className={styles.verdict}>{quoteForm.notSent}</p>
          <p>{message}</p>
        </div>
      )}
    </>
  );
}
