import styles from "./request.module.css";
import { unsentTexts } from "./texts";
import { UnsentRequestCard } from "./unsent-request-card";
import type { Sending, UnsentRequest } from "./use-delivery";

/** The id of the list's heading. */
const HEADING_ID = "unsent";

type Props = {
  requests: readonly UnsentRequest[];
  sending: Sending | undefined;
  isLocked: boolean;
  onRetry: (request: UnsentRequest) => void;
  onRemoveOrRestore: (request: UnsentRequest) => void;
};

/** The requests that are not known to have arrived, and what is known of all of them. */
export function UnsentRequests({ requests, sending, isLocked, onRetry, onRemoveOrRestore }: Props) {
  return (
    <section className="stack" aria-labelledby={HEADING_ID}>
      <h3 id={HEADING_ID}>{unsentTexts.title}</h3>
      {requests.some(({ keeping }) => keeping !== "removed") && <p>{unsentTexts.known}</p>}
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.reference}>
            <UnsentRequestCard
              request={request}
              isSending={request.reference === sending?.reference}
              isLocked={isLocked}
              onRetry={() => onRetry(request)}
              onRemoveOrRestore={() => onRemoveOrRestore(request)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
