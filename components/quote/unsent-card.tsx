import { useState } from "react";
import { facts, phoneLink } from "@/lib/content/facts";
import { describeRequest, mailLink } from "@/lib/quote/request";
import { allowLeaving, type UnsentRequest } from "@/lib/quote/unsent";
import { actionTexts, unsentTexts } from "@/lib/site";
import { Button, ButtonLink } from "../ui/button";
import styles from "./quote-form.module.css";

type Props = {
  ref: React.Ref<HTMLLIElement> | undefined;
  request: UnsentRequest;
  onRetry: () => void;
  onDiscard: () => void;
};

/** One unsent request: its text, its state, and what the visitor can do with it. */
export function UnsentCard({ ref, request, onRetry, onDiscard }: Props) {
  const [copied, setCopied] = useState("");
  const sending = request.state === "sending";

  const copy = async () => {
    // Emptied first, so that a second copy is spoken as well.
    setCopied("");
    const copying = navigator.clipboard.writeText(describeRequest(request));
    setCopied(
      await copying.then(
        () => unsentTexts.copied,
        () => unsentTexts.notCopied,
      ),
    );
  };

  return (
    <li ref={ref} className={styles.card} tabIndex={-1}>
      <pre className={styles.text}>{describeRequest(request)}</pre>
      <p role="status">
        <span>{unsentTexts.states[request.state]}</span> {copied && <span>{copied}</span>}
      </p>
      {request.state !== "elsewhere" && (
        <div className={styles.actions}>
          {/* Not `disabled`: the pressed button keeps the focus. */}
          <Button aria-disabled={sending || undefined} onClick={onRetry}>
            {unsentTexts.retry}
          </Button>
          <ButtonLink variant="outline" href={phoneLink} onClick={allowLeaving}>
            {`${actionTexts.callShort} ${facts.phone}`}
          </ButtonLink>
          <ButtonLink variant="quiet" href={mailLink(request)} onClick={allowLeaving}>
            {unsentTexts.mail}
          </ButtonLink>
          <Button variant="quiet" onClick={copy}>
            {unsentTexts.copy}
          </Button>
          <Button variant="quiet" disabled={sending} onClick={onDiscard}>
            {unsentTexts.discard}
          </Button>
        </div>
      )}
    </li>
  );
}
