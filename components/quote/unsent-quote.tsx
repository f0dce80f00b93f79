import { useRef, useState } from "react";
import { describeRequest, mailLink, type QuoteRequest } from "@/lib/quote";
import { actions, phoneLink, site } from "@/lib/site";
import { Button, ButtonLink } from "../ui/button";
import styles from "./unsent-quote.module.css";

type Props = { request: QuoteRequest; busy: boolean; onRetry: () => void };

/** A request that no channel took, in the visitor's hands: to read, copy, mail, tell or send again. */
export function UnsentQuote({ request, busy, onRetry }: Props) {
  const text = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(describeRequest(request));
      setCopied("Copied");
    } catch (cause) {
      console.warn("The clipboard is closed to this page:", cause);
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setCopied("Selected: copy it with your keyboard or the menu of your phone");
    }
  };

  return (
    <section className={styles.panel} aria-labelledby="unsent-title">
      <h3 id="unsent-title">Your request is safe here</h3>
      <p>It has not reached us yet. Call, mail it, or try again in a minute.</p>
      <pre ref={text} className={styles.text}>
        {describeRequest(request)}
      </pre>
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink variant="outline" href={phoneLink}>
          {actions.callShort} {site.phone}
        </ButtonLink>
        <ButtonLink variant="outline" href={mailLink(request)}>
          Send by e-mail
        </ButtonLink>
        <Button variant="outline" onClick={copy}>
          Copy request
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {copied}
      </p>
    </section>
  );
}
