import { useEffect, useRef } from "react";
import { isTyping } from "@/lib/browser/is-typing";
import { emailLink, facts, textLink } from "@/lib/content/facts";
import type { Result } from "@/lib/quote/delivery";
import { describeRequest, type QuoteRequest, toneOf } from "@/lib/quote/request";
import { formTexts } from "@/lib/site";
import { ButtonLink } from "../ui/button";
import { Stamp } from "../ui/stamp";
import styles from "./request.module.css";

/**
 * The result of a request. Its element is in the page from the start, so that screen readers speak what comes
 * into it.
 */
export function QuoteResult({ result }: { result: Result | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  const tone = result && toneOf(result.message);

  useEffect(() => {
    if (!tone) return;
    // Whoever writes the next request while an older one is sent again keeps the focus, and whoever looks at a photo
    // meanwhile keeps the page where it is.
    if (isTyping() && document.activeElement?.checkVisibility()) return;
    if (document.querySelector("dialog[open]")) return;
    element.current?.focus({ preventScroll: true });
    // Show the form from its top: the button that was pressed may be far below.
    element.current?.closest("form")?.scrollIntoView();
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
        {result && <p>{result.message}</p>}
        {result && tone === "success" && (
          <Stamp>
            {formTexts.reference} <strong>{result.request.reference}</strong>
          </Stamp>
        )}
      </div>
      {result && tone === "success" && <Sent request={result.request} />}
    </>
  );
}

/** What was sent, and how photos can follow. */
function Sent({ request }: { request: QuoteRequest }) {
  const subject = formTexts.photosOf(request.reference);
  return (
    <>
      <p className="row">
        {formTexts.addPhotos}
        {facts.texts && (
          <ButtonLink variant="quiet" href={textLink(subject)} data-touch-only="">
            {formTexts.byText}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={emailLink(subject)}>
          {formTexts.byMail}
        </ButtonLink>
      </p>
      <pre className={styles.text}>{describeRequest(request)}</pre>
    </>
  );
}
