import { useEffect, useRef } from "react";
import { emailLink, facts, phoneLink, textLink } from "@/lib/content/facts";
import { SENT_ID } from "@/lib/page-contract";
import { messages, toneOf } from "@/lib/quote/request";
import { actions, quoteForm } from "@/lib/site";
import { Stamp } from "../ui/stamp";
import type { Status } from "./form-state";
import styles from "./quote-form.module.css";
import { RequestText } from "./request-text";

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
  // A refusal is shown beside the button that was pressed.
  const message = status.state === "refused" ? undefined : status.message;
  const request = status.state === "sent" ? status.request : undefined;
  const tone = message && toneOf(message);
  // After a native post, the browser itself has gone to the thanks.
  const posted = status.state === "posted";
  const retried = "retried" in status && status.retried;

  useEffect(() => {
    if (posted || !tone) return;
    // Whoever writes the next request while an older one is tried again keeps the focus.
    if (retried && document.activeElement?.matches("input, textarea")) return;
    result.current?.focus({ preventScroll: true });
    // Show the form from its top: the button that was pressed may be far below.
    result.current?.closest("form")?.scrollIntoView();
  }, [posted, retried, tone]);

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
            {last && <p className={styles.next}>{quoteForm.next}</p>}
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
          <p className={styles.message}>{quoteForm.notSent}</p>
          <p>{message}</p>
        </div>
      )}
    </>
  );
}

/** Where to send photos of the place, with the reference of their request. */
function PlacePhotos({ reference }: { reference: string }) {
  const subject = quoteForm.photosOf(reference);
  return (
    <p>
      {quoteForm.addPhotos}{" "}
      {facts.texts && (
        <span data-touch-only="">
          <a href={textLink(subject)}>{quoteForm.byText}</a>
          {quoteForm.or}
        </span>
      )}
      <a href={emailLink(subject)}>{quoteForm.byMail}</a>
    </p>
  );
}
