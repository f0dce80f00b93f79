import { removeFromOutbox, save, whileLocked } from "./quote/outbox";
import type { QuoteRequest } from "./quote/request";
import { submitQuote, successMessage } from "./submit";

/**
 * Sends a request, which is in the outbox from the call on until a channel has taken it. Does nothing while another tab
 * sends it.
 *
 * @returns what the visitor is told when it has arrived, or the reasons why it has not
 */
export async function sendFromOutbox(
  request: QuoteRequest,
): Promise<{ message?: string; reasons?: string }> {
  const saved = { triedAt: Date.now(), ...request, failed: false };
  // Before the lock, which takes a moment: the tab may be closed meanwhile.
  save(saved);
  const outcome = await whileLocked(request, async () => {
    try {
      const channel = await submitQuote(request);
      removeFromOutbox(request);
      return { message: successMessage(channel) };
    } catch (failure) {
      save({ ...saved, failed: true });
      return { reasons: (failure as Error).message };
    }
  });
  return outcome ?? {};
}
