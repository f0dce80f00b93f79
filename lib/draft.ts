import type { Quote, QuoteRequest } from "./quote";

// What was typed, and what could not be sent, outlive a reload but not the tab. Storage can be full
// or forbidden; then the page works as it would without it.
const DRAFT = "quote-draft";
const UNSENT = "quote-unsent";

/** Keeps what has been typed so far. */
export function saveDraft(draft: Quote): void {
  write(DRAFT, draft);
}

/** What had been typed in this tab, field by field; empty when there is nothing. */
export function loadDraft(): Partial<Quote> {
  return read<Quote>(DRAFT) ?? {};
}

/** Keeps a request that no channel took, so that a reload brings it back. */
export function saveUnsent(request: QuoteRequest): void {
  write(UNSENT, request);
}

/** The request that no channel took, if there is one in this tab. */
export function loadUnsent(): QuoteRequest | undefined {
  return read<QuoteRequest>(UNSENT);
}

/** Forgets what was typed. */
export function clearDraft(): void {
  write(DRAFT, undefined);
}

/** Forgets the request that could not be sent. */
export function clearUnsent(): void {
  write(UNSENT, undefined);
}

function write(key: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch (cause) {
    console.warn("This browser keeps no drafts:", cause);
  }
}

function read<T extends object>(key: string): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return typeof value === "object" && value ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}
