import { clsx } from "clsx";
import { useLayoutEffect, useRef } from "react";
import { SENT_ID } from "@/lib/browser/shared-names";
import { emailLink, facts, smsLink } from "@/lib/content/facts";
import { messages, toneOf } from "@/lib/quote/request";
import { ButtonLink } from "../ui/button";
import { CallLink } from "../ui/quote-and-call";
import { Stamp } from "../ui/stamp";
import styles from "./request.module.css";
import { RequestText } from "./request-text";
import { formTexts } from "./texts";
import type { Result } from "./use-delivery";

/**
 * What came of the last request. It comes into view and gets the focus, which the browser denies it behind a large photo.
 * "posted" is the thank-you of a native post, which `:target` shows.
 */
export function QuoteResult({ result }: { result: Result | "posted" | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const own = result === "posted" ? undefined : result;
  const message = own && (own.thanks ?? messages.unavailable);
  const tone = message && toneOf(message);

  useLayoutEffect(() => {
    if (!own) return;
    element.current?.focus({ preventScroll: true });
    // The result is at the top of the form, and the button that was pressed may be far below.
    element.current?.closest("form")?.scrollIntoView();
  }, [own]);

  return (
    <>
      {result === "posted" && (
        <p id={SENT_ID} className={clsx(styles.result, styles.thanks)} data-tone="success">
          {messages.submitted}
        </p>
      )}
      {/* Screen readers read what gets the focus. If they announced it as well, they would say it twice. */}
      <div
        ref={element}
        className={styles.result}
        role={tone === "error" ? "alert" : "status"}
        aria-live="off"
        data-tone={tone}
        tabIndex={-1}
      >
        {message && <p>{message}</p>}
        {own?.thanks && (
          <Stamp>
            {formTexts.reference} <strong>{own.request.reference}</strong>
          </Stamp>
        )}
      </div>
      {own?.thanks && <Sent {...own} />}
      {own && !own.thanks && (
        <p>
          <CallLink variant="solid" />
        </p>
      )}
    </>
  );
}

/** Shown after a request has arrived: how to send photos of the place, and the text of the request. */
function Sent({ request, isRetry }: Result) {
  const subject = formTexts.photosOf(request.reference);
  return (
    <div className="stack">
      <p className="row">
        {formTexts.addPhotos}
        {facts.takesTextMessages && (
          <ButtonLink variant="quiet" href={smsLink(subject)} className="touch-only">
            {formTexts.byText}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={emailLink(subject)}>
          {formTexts.byMail}
        </ButtonLink>
      </p>
      {/* After a card's Try again it is unfolded, because the fields may hold another request. */}
      <RequestText title={formTexts.sent} request={request} open={isRetry} />
    </div>
  );
}
