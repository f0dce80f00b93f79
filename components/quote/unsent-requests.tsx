import { requiredIds } from "@/lib/quote/fields";
import type { UnsentRequest } from "@/lib/quote/unsent-requests";
import styles from "./request.module.css";
import { unsentTexts } from "./texts";
import { UnsentRequestCard } from "./unsent-request-card";

/** The id of the list's heading. */
const HEADING_ID = "unsent";

/** The requests that were not sent, a card for each. A card stays when its request has been sent or removed. */
export function UnsentRequests({ requests }: { requests: readonly UnsentRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={HEADING_ID}>
      <h3 id={HEADING_ID} tabIndex={-1}>
        {requests.some(({ state }) => state !== "sent") ? unsentTexts.title : unsentTexts.allSent}
      </h3>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.reference}>
            <UnsentRequestCard request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Moves the focus after a Send that has no result, because the request was sent, removed or tried again elsewhere: the
 * message that had the focus is gone. Whoever has gone on to the request's card, a field, or another part of the page, stays there.
 */
export function focusNext(form: HTMLFormElement): void {
  const { activeElement } = document;
  const isElsewhere = activeElement !== document.body && !form.contains(activeElement);
  if (isElsewhere || activeElement?.closest("[data-state], input, textarea")) return;
  const [firstField = ""] = requiredIds;
  (document.getElementById(HEADING_ID) ?? document.getElementById(firstField))?.focus();
}
