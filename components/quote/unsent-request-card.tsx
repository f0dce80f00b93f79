import { clsx } from "clsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { describeRequest, mailLink } from "@/lib/quote/request";
import {
  isUnsent,
  removeRequest,
  restoreRequest,
  type UnsentRequest,
} from "@/lib/quote/unsent-requests";
import { submitQuote } from "@/lib/submit";
import { Button, ButtonLink } from "../ui/button";
import { Status } from "../ui/status";
import styles from "./request.module.css";
import { RequestText } from "./request-text";
import { formTexts, unsentTexts } from "./texts";

type Props = {
  request: UnsentRequest;
  /** Whether the message above the card says what is known, so that the card need not. */
  isTold?: boolean;
};

/**
 * One unsent request: what is known of it, what the visitor can do with it, and its text. Once it has been sent or
 * removed, the card says so in its place.
 */
export function UnsentRequestCard({ request, isTold }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  /** Whether the visitor has pressed a button of this card. Until then, what it says is no news to announce. */
  const [isUsed, setIsUsed] = useState(false);
  /** What came of Copy, and when. */
  const [copy, setCopy] = useState<{ text: string; at: number }>();
  const { state, stored, reference } = request;
  const isSending = state === "sending";
  const isRemoved = state === "removed";
  const isSent = state === "sent";

  const retry = () => {
    // The status says that the request is being sent before it gets the focus, which the disabled button loses. Screen
    // readers announce what comes into the status later, so the result needs no focus of its own.
    flushSync(() => {
      setIsUsed(true);
      // Before it asks the first channel, this marks the request as being sent.
      submitQuote(request);
    });
    status.current?.focus({ preventScroll: true });
  };

  const removeOrRestore = () => {
    setIsUsed(true);
    setCopy(undefined);
    (isRemoved ? restoreRequest : removeRequest)(request);
  };

  const copyText = async () => {
    let text: string = unsentTexts.copied;
    try {
      await navigator.clipboard.writeText(describeRequest(request));
    } catch {
      text = unsentTexts.notCopied;
    }
    setCopy({ text, at: Date.now() });
  };

  return (
    <div className={clsx("stack", styles.card)} data-state={state}>
      <Status
        ref={status}
        className={isSent ? styles.result : undefined}
        data-tone={isSent ? "success" : undefined}
        aria-live={isUsed ? undefined : "off"}
        tabIndex={-1}
      >
        {!isTold && textOf(request)}
      </Status>
      {isUnsent(request) && !stored && <p>{unsentTexts.notStored}</p>}
      <div className="row">
        {isUnsent(request) && (
          <>
            <Button variant="outline" disabled={isSending} onClick={retry}>
              <Label text={unsentTexts.retry} reference={reference} />
            </Button>
            <ButtonLink variant="quiet" href={mailLink(request)}>
              <Label text={unsentTexts.mail} reference={reference} />
            </ButtonLink>
            <Button variant="quiet" onClick={copyText}>
              <Label text={unsentTexts.copy} reference={reference} />
            </Button>
          </>
        )}
        {/* One button for both, so that the focus stays on it. */}
        {!isSent && (
          <Button
            variant={isRemoved ? "outline" : "quiet"}
            disabled={isSending}
            onClick={removeOrRestore}
          >
            <Label text={isRemoved ? unsentTexts.undo : unsentTexts.remove} reference={reference} />
          </Button>
        )}
      </div>
      {isUnsent(request) && (
        <>
          <Status announcementKey={copy?.at}>{copy?.text}</Status>
          <RequestText
            title={unsentTexts.text}
            request={request}
            open={copy?.text === unsentTexts.notCopied}
          />
        </>
      )}
    </div>
  );
}

/** What is known of a request. */
const textOf = ({ state, message, reference }: UnsentRequest) =>
  state === "sent" ? `${message} ${formTexts.reference}: ${reference}.` : unsentTexts[state];

/** A button's text. For screen readers the request's reference follows, because each card has the same buttons. */
function Label({ text, reference }: { text: string; reference: string }) {
  return (
    <>
      <span>{text}</span> <span className="visually-hidden">{reference}</span>
    </>
  );
}
