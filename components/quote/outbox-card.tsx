import { clsx } from "clsx";
import type { UnsentRequest } from "@/lib/quote/outbox";
import { describeRequest, mailLink } from "@/lib/quote/request";
import { Button, ButtonLink } from "../ui/button";
import { CallLink } from "../ui/quote-and-call";
import { RequestText } from "./quote-result";
import styles from "./request.module.css";
import { formTexts, outboxTexts } from "./texts";

type Props = {
  request: UnsentRequest;
  /** Whether this tab is sending it again. */
  isSending: boolean;
  onRetry: () => void;
  onRemove: () => void;
  /** Called with what screen readers should say. */
  onSay: (text: string) => void;
};

/** One unsent request: what is known of it, what the visitor can do with it, and its text. */
export function OutboxCard({ request, isSending, onRetry, onRemove, onSay }: Props) {
  const known = request.failed ? outboxTexts.failed : outboxTexts.unknown;

  const copy = async () => {
    // Emptied first, so that a second copy is spoken as well.
    onSay("");
    try {
      await navigator.clipboard.writeText(describeRequest(request));
      onSay(outboxTexts.copied);
    } catch {
      onSay(outboxTexts.notCopied);
    }
  };

  return (
    <li className={clsx("stack", styles.card)}>
      <p>
        <span>{isSending ? formTexts.sending : known}</span>
      </p>
      <div className="row">
        {/* Not `disabled`: a pressed button keeps the focus. */}
        <Button
          variant="outline"
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : onRetry}
        >
          {outboxTexts.retry}
        </Button>
        <CallLink />
        <ButtonLink variant="quiet" href={mailLink(request)}>
          {outboxTexts.mail}
        </ButtonLink>
        <Button variant="quiet" onClick={copy}>
          {outboxTexts.copy}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : onRemove}
        >
          {outboxTexts.remove}
        </Button>
      </div>
      <RequestText request={request} />
    </li>
  );
}
