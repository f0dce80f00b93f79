import { useEffect, useRef } from "react";
import { emailLink, facts, textLink } from "@/lib/content/facts";
import { describeRequest, type QuoteRequest, toneOf } from "@/lib/quote/request";
import { quoteForm } from "@/lib/site";
import { Stamp } from "../ui/stamp";
import type { Result } from "./form-state";
import styles from "./quote-form.module.css";

/**
 * The result of a request. The status element is in the page from the start, so that screen readers
 * speak what comes into it; an alert is spoken when it appears.
 */
export function QuoteResult({ result }: { result: Result | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const { message, request } = result ?? {};
  const tone = message && toneOf(message);

  useEffect(() => {
    if (!tone) return;
    // Whoever writes the next request while an older one is sent again keeps the focus.
    const focused = document.activeElement;
    if (focused?.matches("input, textarea") && focused.checkVisibility()) return;
    element.current?.focus({ preventScroll: true });
    // Show the form from its top: the button that was pressed may be far below.
    element.current?.closest("form")?.scrollIntoView();
  }, [tone]);

  return (
    <>
      <div
        ref={tone === "success" ? element : undefined}
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
          </>
        )}
      </div>
      {request && tone === "success" && <Sent request={request} />}
      {tone === "error" && (
        <div ref={element} className={styles.result} role="alert" data-tone="error" tabIndex={-1}>
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
      <pre className={styles.text}>{describeRequest(request)}</pre>
    </div>
  );
}
