import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { clearDraft } from "@/lib/quote/draft";
import type { QuoteRequest } from "@/lib/quote/request";
import { removeRequest, storedRequests, storeRequest } from "@/lib/quote/unsent-requests";
import { openMailProgram, submitQuote } from "@/lib/submit";

/** What came of the last request. */
export type Result = {
  request: QuoteRequest;
  isRetry: boolean;
  /** The message of the channel that took it; undefined if none did. */
  thanks: string | undefined;
};

/** The request that the channels are asked to take, and whether a card has sent it, and not the form. */
export type Sending = { reference: string; isRetry: boolean };

/** Whether the storage has a request, from its answer when it was asked. A removed request can be restored by the page. */
type Keeping = "kept" | "not-kept" | "removed";

/** A request that is not known to have arrived. */
export type UnsentRequest = QuoteRequest & { keeping: Keeping };

/** Sends requests, one at a time, whether they come from the form or from a card, and knows what came of the last one. */
export function useDelivery() {
  const [sending, setSending] = useState<Sending>();
  /** Whether nothing else can be sent: until the result is there and, after a failure, the mail program was to be opened. */
  const [isLocked, setIsLocked] = useState(false);
  /** At first it is the thank-you of a native post, which the address shows. */
  const [result, setResult] = useState<Result | "posted" | undefined>("posted");
  /** What the storage held when the page was opened, and what this page has failed to send, the latest first. */
  const [unsent, setUnsent] = useState<readonly UnsentRequest[]>([]);

  useEffect(() => {
    const requests = storedRequests().map((it) => ({ ...it, keeping: "kept" as const }));
    setUnsent(requests.sort(byTime));
  }, []);

  /** Sends a request. Returns whether it has arrived or is kept: otherwise only the draft can outlast the page. */
  const send = async (request: QuoteRequest, isRetry: boolean) => {
    const keeping = store(request);
    if (keeping === "kept" && !isRetry) clearDraft();
    // React renders this at once, because another press may come before its next render.
    flushSync(() => {
      setSending({ reference: request.reference, isRetry });
      setIsLocked(true);
      setResult(undefined);
    });
    const thanks = await submitQuote(request);
    if (thanks) removeRequest(request);
    setUnsent((all) => {
      const others = all.filter(({ reference }) => reference !== request.reference);
      return thanks ? others : [...others, { ...request, keeping }].sort(byTime);
    });
    setSending(undefined);
    setResult({ request, isRetry, thanks });
    if (!thanks) await openMailProgram(request);
    setIsLocked(false);
    return Boolean(thanks) || keeping === "kept";
  };

  /** Removes a request, or undoes that. */
  const removeOrRestore = (request: UnsentRequest) => {
    const isRemoved = request.keeping === "removed";
    if (!isRemoved) removeRequest(request);
    const keeping = isRemoved ? store(request) : "removed";
    setUnsent((all) =>
      all.map((it) => (it.reference === request.reference ? { ...it, keeping } : it)),
    );
  };

  /** Takes the result away: the next attempt begins. */
  const forgetResult = () => setResult(undefined);

  return { sending, isLocked, result, unsent, send, removeOrRestore, forgetResult };
}

const store = (request: QuoteRequest): Keeping => (storeRequest(request) ? "kept" : "not-kept");

const byTime = (a: QuoteRequest, b: QuoteRequest) => b.createdAt - a.createdAt;
