import { clsx } from "clsx";
import { describeRequest, mailLink } from "@/lib/quote/request";
import type { UnsentRequest } from "@/lib/quote/unsent-requests";
import { Button, ButtonLink } from "../ui/button";
import { CallLink } from "../ui/quote-and-call";
import styles from "./request.module.css";
import { RequestText } from "./request-text";
import { formTexts, unsentTexts } from "./texts";

type Props = {
  request: UnsentRequest;
  /** Whether this tab is sending it again. */
  isSending: boolean;
  onRetry: () => void;
  onRemove: () => void;
  /** Called with a text that screen readers should announce. */
  onStatus: (text: string) => void;
};

/** One unsent request: why it is here, what the visitor can do with it, and its text. */
export function UnsentRequestCard({ request, isSending, onRetry, onRemove, onStatus }: Props) {
  const lastResult = request.failed ? unsentTexts.failed : unsentTexts.unknown;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(describeRequest(request));
      onStatus(unsentTexts.copied);
    } catch {
      onStatus(unsentTexts.notCopied);
    }
  };

  /** What a press does, except while the request is being sent. `disabled` would take the focus from the button. */
  const unlessSending = (onClick: () => void) =>
    isSending ? { "aria-disabled": true } : { onClick };

  return (
    <li className={clsx("stack", styles.card)}>
      <p>{isSending ? formTexts.sending : lastResult}</p>
      <div className="row">
        <Button variant="outline" {...unlessSending(onRetry)}>
          {unsentTexts.retry}
        </Button>
        <CallLink />
        <ButtonLink variant="quiet" href={mailLink(request)}>
          {unsentTexts.mail}
        </ButtonLink>
        <Button variant="quiet" onClick={copy}>
          {unsentTexts.copy}
        </Button>
        <Button variant="quiet" {...unlessSending(onRemove)}>
          {unsentTexts.remove}
        </Button>
      </div>
      <RequestText request={request} />
    </li>
  );
}
