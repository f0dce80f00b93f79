import { fieldValues } from "./fields";
import type { QuoteRequest } from "./request";
import { keysOf, readJson, writeJson } from "./storage";

// The requests that are not known to have arrived, in local storage: a key for each, and nothing about what became of it.
// A request is there from before the first channel is asked, so that a page that is closed loses nothing, until a channel
// has taken it or the visitor removes it. A page reads them once, when it is opened.
const PREFIX = "quote-unsent-";

/**
 * Stores a request.
 *
 * @returns whether the storage has it now. A full one may refuse a request that it has already, and keep it.
 */
export function storeRequest(request: QuoteRequest): boolean {
  const key = PREFIX + request.reference;
  const texts = fieldValues((id) => request[id]);
  writeJson("localStorage", key, { ...texts, createdAt: request.createdAt });
  return keysOf("localStorage", PREFIX).includes(key);
}

/** Takes a request out of the storage. */
export const removeRequest = ({ reference }: QuoteRequest) =>
  writeJson("localStorage", PREFIX + reference, undefined);

/** The storage's requests. Missing fields become "". What cannot be read is passed over, and stays where it is. */
export function storedRequests(): QuoteRequest[] {
  return keysOf("localStorage", PREFIX).flatMap((key) => {
    const reference = key.slice(PREFIX.length);
    const { createdAt, ...texts } = readJson("localStorage", key);
    if (!/^[\w-]+$/.test(reference) || typeof createdAt !== "number") return [];
    const values = fieldValues((id) => (typeof texts[id] === "string" ? texts[id] : ""));
    return { ...values, createdAt, reference };
  });
}
