import type { QuoteRequest } from "@/lib/quote/request";
import type { UnsentRequest } from "@/lib/quote/unsent-requests";
import styles from "./request.module.css";
import { unsentTexts } from "./texts";
import { UnsentRequestCard } from "./unsent-request-card";
import type { Sending } from "./use-delivery";

/** The id of the list's heading. */
const HEADING_ID = "unsent";

type Props = {
  requests: readonly UnsentRequest[];
  sending: Sending | undefined;
  isLocked: boolean;
  send: (request: QuoteRequest, isRetry: true) => void;
};

/** The requests that are not known to have arrived, and what is known of all of them. */
export function UnsentRequests({ requests, sending, isLocked, send }: Props) {
  if (requests.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={HEADING_ID}>
      <h3 id={HEADING_ID}>{unsentTexts.title}</h3>
      <p>{unsentTexts.known}</p>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.reference}>
            <UnsentRequestCard
              request={request}
              isSending={request.reference === sending?.reference}
              isLocked={isLocked}
              onRetry={() => send(request, true)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
