import { useEffect, useRef } from "react";
import { SENT_ID } from "@/lib/draft-keys";
import { messages, type QuoteRequest, toneOf } from "@/lib/quote";
import { actions, facts, phoneLink, quoteForm } from "@/lib/site";
import { PlacePhotos } from "./place-photos";
import styles from "./quote-form.module.css";
import { RequestText } from "./request-text";

type Props = {
  hydrated: boolean;
  message?: string;
  /** What was sent, where this page has sent it. */
  request?: QuoteRequest;
  /** Whether nothing is left to be sent. */
  last: boolean;
  /** Whether a new message takes the focus. */
  focus: boolean;
};

/**
 * What became of the request. The status is in the page from the start, so that screen readers speak
 * what comes into it; an alert is spoken when it appears.
 */
export function QuoteResult({ hydrated, message = "", request, last, focus }: Props) {
  const status = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const tone = message && toneOf(message);

  useEffect(() => {
    const result = (tone === "success" ? status : alert).current;
    if (!focus || !tone || !result) return;
    result.focus({ preventScroll: true });
    // The whole card from its top, wherever the button was that sent it.
    result.closest("form")?.scrollIntoView();
  }, [focus, tone]);

  return (
    <>
      {!hydrated && (
        <p id={SENT_ID} className={styles.thanks} data-tone="success">
          {messages.submitted}
        </p>
      )}
      <div
        ref={status}
        className={styles.result}
        role="status"
        data-tone={tone === "success" ? tone : undefined}
        tabIndex={-1}
      >
        {tone === "success" && (
          <>
            <p className={styles.message}>{message}</p>
            <p className={styles.reference}>
              {request && quoteForm.reference(request.reference)}
              {last && quoteForm.next}
            </p>
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
        <div ref={alert} className={styles.result} role="alert" data-tone="error" tabIndex={-1}>
          <p className={styles.verdict}>{quoteForm.notSent}</p>
          <p>{message}</p>
        </div>
      )}
    </>
  );
}
