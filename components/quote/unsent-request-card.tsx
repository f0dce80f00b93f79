import { clsx } from "clsx";
import { useRef, useState } from "react";
import { describeRequest, mailLink } from "@/lib/quote/request";
import { Button, ButtonLink } from "../ui/button";
import { Status } from "../ui/status";
import styles from "./request.module.css";
import { RequestText } from "./request-text";
import { formTexts, unsentTexts } from "./texts";
import type { UnsentRequest } from "./use-delivery";

type Props = {
  request: UnsentRequest;
  isSending: boolean;
  /** Whether a request is on its way. Buttons that would send or remove do nothing then, and keep the focus. */
  isLocked: boolean;
  onRetry: () => void;
  onRemoveOrRestore: () => void;
};

/**
 * One unsent request: the first line of its description and its day, by which the visitor knows it; what can be done with
 * it, and its text. A removed one says so, and has an Undo, until the visitor leaves the page.
 */
export function UnsentRequestCard({
  request,
  isSending,
  isLocked,
  onRetry,
  onRemoveOrRestore,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  /** What came of Copy, and when. */
  const [copy, setCopy] = useState<{ text: string; at: number }>();
  const isRemoved = request.keeping === "removed";
  const [firstLine] = request.projectDescription.split("\n");
  const day = new Date(request.createdAt).toLocaleDateString("en-US", { dateStyle: "medium" });
  // Many write a single long line, which a screen reader would read with each button.
  const title = `${firstLine?.slice(0, 60)}, ${day}`;
  const locked = { "aria-disabled": isLocked || undefined };

  const removeOrRestore = () => {
    onRemoveOrRestore();
    setCopy(undefined);
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
    <div className={clsx("stack", styles.card)} data-state={request.keeping}>
      <div>
        <p className={styles.title} dir="auto">
          {firstLine}
        </p>
        <p>{day}</p>
      </div>
      {request.keeping === "not-kept" && <p>{unsentTexts.notKept}</p>}
      <div className="row">
        {!isRemoved && (
          <>
            <Button variant="quiet" {...locked} onClick={isLocked ? undefined : onRetry}>
              <Label text={isSending ? formTexts.sending : unsentTexts.retry} title={title} />
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
        <Button variant="quiet" {...locked} onClick={isLocked ? undefined : removeOrRestore}>
          <Label text={isRemoved ? unsentTexts.undo : unsentTexts.remove} title={title} />
        </Button>
      </div>
      <Status announcementKey={copy?.at}>{isRemoved ? unsentTexts.removed : copy?.text}</Status>
      {!isRemoved && <RequestText ref={details} title={unsentTexts.text} request={request} />}
    </div>
  );
}

/** A button's text. For screen readers the request's title follows, because each card has the same buttons. */
function Label({ text, title }: { text: string; title: string }) {
  return (
    <>
      <span>{text}</span> <span className="visually-hidden">{title}</span>
    </>
  );
}
