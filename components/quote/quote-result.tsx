import { useEffect, useRef } from "react";
import { toneOf } from "@/lib/quote";
import { quoteForm } from "@/lib/site";
import styles from "./quote-form.module.css";

type Props = {
  message?: string;
  reference?: string;
  /** Whether nothing is left to be sent. */
  last: boolean;
  /** Whether a new message takes the focus. */
  focus: boolean;
};

/**
 * What became of the request. The status is in the page from the start, so that screen readers speak
 * what comes into it; an alert is spoken when it appears.
 */
export function QuoteResult({ message = "", reference, last, focus }: Props) {
  const status = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
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
              {reference && quoteForm.reference(reference)}
              {last && quoteForm.next}
            </p>
          </>
        )}
      </div>
      {tone === "error" && (
        <p ref={alert} className={styles.result} role="alert" data-tone="error" tabIndex={-1}>
          {message}
        </p>
      )}
    </>
  );
}
