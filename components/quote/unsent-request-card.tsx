import { clsx } from "clsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { describeRequest, mailLink } from "@/lib/quote/request";
import {
  isUnsent,
  isUnstored,
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
 * One unsent request: the first line of its description and its day, by which the visitor knows it; what is known of it,
 * what can be done with it, and its text. Once it has been sent or removed, the card says so in its place.
 */
export function UnsentRequestCard({ request, isTold }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  /** Whether the visitor has pressed a button of this card. Until then, what it says is no news to announce. */
  const [isUsed, setIsUsed] = useState(false);
  /** What came of Copy, and when. */
  const [copy, setCopy] = useState<{ text: string; at: number }>();
  const { state } = request;
  const [firstLine] = request.projectDescription.split("\n");
  const day = new Date(request.createdAt).toLocaleDateString("en-US", { dateStyle: "medium" });
  // Many write a single long line, which a screen reader would read with each button.
  const title = `${firstLine?.slice(0, 60)}, ${day}`;
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
    flushSync(() => (isRemoved ? restoreRequest : removeRequest)(request));
    // The message above the card has gone, and the title, which says what was removed, has moved up.
    status.current?.parentElement?.scrollIntoView({ block: "nearest" });
  };

  const copyText = async () => {
    let text: string = unsentTexts.copied;
    try {
      await navigator.clipboard.writeText(describeRequest(request));
    } catch {
      text = unsentTexts.notCopied;
      if (details.current) details.current.open = true;
    }
    setCopy({ text, at: Date.now() });
  };

  return (
    <div className={clsx("stack", styles.card)} data-state={state}>
      <p className={styles.title}>
        <span dir="auto">{firstLine}</span> <span>{day}</span>
      </p>
      <Status
        ref={status}
        className={isSent ? styles.result : undefined}
        data-tone={TONES[state]}
        aria-live={isUsed ? undefined : "off"}
        tabIndex={-1}
      >
        {!isTold && textOf(request)}
      </Status>
      {isUnstored(request) && <p>{unsentTexts.notStored}</p>}
      <div className="row">
        {isUnsent(request) && (
          <>
            <Button variant="outline" disabled={isSending} onClick={retry}>
              <Label text={unsentTexts.retry} title={title} />
            </Button>
            <ButtonLink variant="quiet" href={mailLink(request)}>
              <Label text={unsentTexts.mail} title={title} />
            </ButtonLink>
            <Button variant="quiet" onClick={copyText}>
              <Label text={unsentTexts.copy} title={title} />
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
            <Label text={isRemoved ? unsentTexts.undo : unsentTexts.remove} title={title} />
          </Button>
        )}
      </div>
      {isUnsent(request) && (
        <>
          <Status announcementKey={copy?.at}>{copy?.text}</Status>
          <RequestText ref={details} title={unsentTexts.text} request={request} />
        </>
      )}
    </div>
  );
}

/** The tone of what is known of a request. */
const TONES: Partial<Record<UnsentRequest["state"], "success" | "error">> = {
  sent: "success",
  failed: "error",
};

/** What is known of a request. As no component it is its element's only child, so React can replace a translated text. */
const textOf = ({ state, message, reference }: UnsentRequest) =>
  state === "sent" ? (
    <>
      {message} {formTexts.reference} <span className={styles.reference}>{reference}</span>
    </>
  ) : (
    unsentTexts[state]
  );

/** A button's text. For screen readers the request's title follows, because each card has the same buttons. */
function Label({ text, title }: { text: string; title: string }) {
  return (
    <>
      <span>{text}</span> <span className="visually-hidden">{title}</span>
    </>
  );
}
