import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { SENT_ID } from "@/lib/browser/shared-names";
import { emailLink, facts, smsLink } from "@/lib/content/facts";
import { messages, type QuoteRequest, toneOf } from "@/lib/quote/request";
import type { UnsentRequest } from "@/lib/quote/unsent-requests";
import { ButtonLink } from "../ui/button";
import { CallLink } from "../ui/quote-and-call";
import { Stamp } from "../ui/stamp";
import styles from "./request.module.css";
import { RequestText } from "./request-text";
import { formTexts } from "./texts";
import { UnsentRequestCard } from "./unsent-request-card";
import type { Delivery } from "./use-delivery";

type Props = {
  delivery: Delivery | undefined;
  /** Its request, while it is listed. */
  own: UnsentRequest | undefined;
};

/**
 * What came of the form's request. When the result is there, it is scrolled into view and gets the focus. Without a
 * delivery it is the thank-you of a native post, which `:target` shows.
 */
export function QuoteResult({ delivery, own }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const step = delivery?.step;
  const isThanked = step === "send" && own?.state === "sent";
  const isFailed = step && step !== "send" && own?.state === "failed";
  const isUnavailable = isFailed && step === "mail";
  const message = isUnavailable ? messages.unavailable : isThanked ? own.message : undefined;
  const tone = message && toneOf(message);

  const call = (
    <p>
      <CallLink variant="solid" />
    </p>
  );

  useEffect(() => {
    if (!message) return;
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
  }, [message]);

  return (
    <>
      {!delivery && (
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
        {isThanked && (
          <Stamp>
            {formTexts.reference} <strong>{own.reference}</strong>
          </Stamp>
        )}
      </div>
      {isThanked && <Sent request={own} />}
      {own && step !== "send" && (
        <div className={styles.failure}>
          {isUnavailable && own.stored && <p>{formTexts.wayOn}</p>}
          {isUnavailable && call}
          <UnsentRequestCard request={own} isTold={isUnavailable} />
          {isFailed && !isUnavailable && call}
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
          <ButtonLink variant="quiet" href={smsLink(subject)} className="touch-only">
            {formTexts.byText}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={emailLink(subject)}>
          {formTexts.byMail}
        </ButtonLink>
      </p>
      <RequestText title={formTexts.sent} request={request} />
    </div>
  );
}
