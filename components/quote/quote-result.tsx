import { useEffect, useRef } from "react";
import { emailLink, facts, smsLink } from "@/lib/content/facts";
import { type QuoteRequest, toneOf } from "@/lib/quote/request";
import { ButtonLink } from "../ui/button";
import { CallLink } from "../ui/quote-and-call";
import { Stamp } from "../ui/stamp";
import styles from "./request.module.css";
import { RequestText } from "./request-text";
import { formTexts } from "./texts";
import type { Delivery } from "./use-delivery";

/**
 * What came of the form's request. When the result is there, it is scrolled into view and gets the focus. Its element
 * is in the page from the start, because screen readers announce only what changes in an element that they know.
 */
export function QuoteResult({ delivery }: { delivery: Delivery | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const { request, outcome } = delivery ?? {};
  const tone = outcome && toneOf(outcome.message);

  useEffect(() => {
    if (!tone) return;
    const show = () => {
      element.current?.focus({ preventScroll: true });
      // The result is at the top of the form, and the button that was pressed may be far below.
      element.current?.closest("form")?.scrollIntoView();
    };
    // While the lightbox is open, the result waits until it closes.
    const dialog = document.querySelector("dialog[open]");
    if (!dialog) return show();
    dialog.addEventListener("close", show, { once: true });
    return () => dialog.removeEventListener("close", show);
  }, [tone]);

  return (
    <>
      <div
        ref={element}
        className={styles.result}
        role={tone === "error" ? "alert" : "status"}
        data-tone={tone}
        tabIndex={-1}
      >
        {outcome && <p>{outcome.message}</p>}
        {request && outcome?.arrived && (
          <Stamp>
            {formTexts.reference} <strong>{request.reference}</strong>
          </Stamp>
        )}
      </div>
      {request && outcome?.arrived && <Sent request={request} />}
      {outcome?.arrived === false && (
        <div className="row">
          <p>{formTexts.wayOn}</p>
          <CallLink />
        </div>
      )}
    </>
  );
}

/** Shown after a request has arrived: how to send photos of the place, and the text of the request. */
function Sent({ request }: { request: QuoteRequest }) {
  const subject = formTexts.photosOf(request.reference);
  return (
    <div className="stack">
      <p className="row">
        {formTexts.addPhotos}
        {facts.takesTextMessages && (
          <ButtonLink variant="quiet" href={smsLink(subject)} data-touch-only="">
            {formTexts.byText}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={emailLink(subject)}>
          {formTexts.byMail}
        </ButtonLink>
      </p>
      <details className={styles.sent}>
        <summary>{formTexts.sent}</summary>
        <RequestText request={request} />
      </details>
    </div>
  );
}
