import type { UnsentRequest } from "@/lib/quote/unsent-requests";
import { unsentTexts } from "./texts";
import { UnsentRequestCard } from "./unsent-request-card";

/** The requests that were not sent, a card for each. A card stays when its request has been sent or removed. */
export function UnsentRequests({ requests }: { requests: readonly UnsentRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="unsent">
      {requests.some(({ state }) => state !== "sent") && <h3 id="unsent">{unsentTexts.title}</h3>}
      <ul>
        {requests.map((request) => (
          <li key={request.reference}>
            <UnsentRequestCard request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
