import { useEffect, useRef } from "react";
import { emailLink, facts, textLink } from "@/lib/content/facts";
import { SENT_ID } from "@/lib/page-contract";
import { messages, type QuoteRequest, toneOf } from "@/lib/quote/request";
import { quoteForm } from "@/lib/site";
import { Stamp } from "../ui/stamp";
import type { Status } from "./form-state";
import styles from "./quote-form.module.css";
import { RequestText } from "./request-text";

type Props = {
  status: Status;
  /** Whether nothing is left to be sent. */
  last: boolean;
};

/**
 * The result of the request. The status element is in the page from the start, so that screen readers
 * speak what comes into it; an alert is spoken when it appears.
 */
export function QuoteResult({ status, last }: Props) {
  const result = useRef<HTMLDivElement>(null);
  const { message, request, retried } = "message" in status ? status : {};
  const tone = message && toneOf(message);

  useEffect(() => {
    if (!tone) return;
    // Whoever writes the next request while an older one is tried again keeps the focus.
    if (retried && document.activeElement?.matches("input, textarea")) return;
    result.current?.focus({ preventScroll: true });
    // Show the form from its top: the button that was pressed may be far below.
    result.current?.closest("form")?.scrollIntoView();
  }, [retried, tone]);

  return (
    <>
      {status.state === "idle" && (
        // Where the browser itself has posted the form, its address leads here.
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
        {request && tone === "success" && (
          <>
            <p>{message}</p>
            <Stamp>
              {quoteForm.reference} <strong>{request.reference}</strong>
            </Stamp>
            {last && <p className={styles.next}>{quoteForm.next}</p>}
          </>
        )}
      </div>
      {request && tone === "success" && <Sent request={request} />}
      {tone === "error" && (
        <div ref={result} className={styles.result} role="alert" data-tone="error" tabIndex={-1}>
          <p>{message}</p>
        </div>
      )}
    </>
  );
}

/** What was sent, and how photos can follow. */
function Sent({ request }: { request: QuoteRequest }) {
  const subject = quoteForm.photosOf(request.reference);
  return (
    <div className={styles.sent}>
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
      <RequestText request={request} open />
    </div>
  );
}
