import { useRef, useState } from "react";
import { facts, phoneLink } from "@/lib/content/facts";
import { allowLeaving, type UnsentRequest } from "@/lib/quote/outbox";
import { describeRequest, mailLink } from "@/lib/quote/request";
import { actions, unsentPanel } from "@/lib/site";
import { Button, ButtonLink } from "../ui/button";
import styles from "./quote-form.module.css";
import { RequestText } from "./request-text";
import { SlowNote } from "./slow-note";

type Props = {
  request: UnsentRequest;
  /** The latest one has the solid button. */
  latest: boolean;
  busy: boolean;
  /** Whether this page is sending it. */
  sending: boolean;
  onRetry: () => void;
  onDiscard: () => void;
};

/** One unsent request: its text, its state, and what the visitor can do with it. */
export function UnsentCard({ request, latest, busy, sending, onRetry, onDiscard }: Props) {
  const [copied, setCopied] = useState("");
  const written = useRef<HTMLDetailsElement>(null);
  // Only locks tell that another tab is sending it; this tab knows by itself.
  const elsewhere = request.state === "sending" && !sending;
  const state = sending ? "sending" : elsewhere ? "elsewhere" : request.state;
  const stateId = `state-${request.reference}`;

  const copy = async () => {
    // Emptied first, so that a second copy is spoken as well.
    setCopied("");
    try {
      await navigator.clipboard.writeText(describeRequest(request));
      setCopied(unsentPanel.copied);
    } catch (cause) {
      console.warn("The clipboard is closed to this page:", cause);
      if (written.current) written.current.open = true;
      setCopied(unsentPanel.selected);
      getSelection()?.selectAllChildren(written.current?.lastElementChild ?? document.body);
    }
  };

  return (
    <li className={styles.card}>
      <p className={styles.title}>{request.projectDescription}</p>
      <p id={stateId} className={styles.note}>
        <span>{request.reference}.</span> <span>{unsentPanel.states[state]}</span>
      </p>
      {!elsewhere && (
        <div className={styles.actions}>
          <Button
            variant={latest ? "solid" : "outline"}
            disabled={busy}
            aria-describedby={stateId}
            onClick={onRetry}
          >
            {unsentPanel.retry}
          </Button>
          <ButtonLink variant="outline" href={phoneLink} onClick={allowLeaving}>
            {actions.callShort} {facts.phone}
          </ButtonLink>
          <div className={styles.quiet}>
            <ButtonLink variant="quiet" href={mailLink(request)} onClick={allowLeaving}>
              {unsentPanel.mail}
            </ButtonLink>
            <Button variant="quiet" onClick={copy}>
              {unsentPanel.copy}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={onDiscard}>
              {unsentPanel.discard}
            </Button>
          </div>
        </div>
      )}
      <p className={styles.note} role="status">
        {sending ? <SlowNote /> : copied && <span>{copied}</span>}
      </p>
      <RequestText ref={written} request={request} />
    </li>
  );
}
