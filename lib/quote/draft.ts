import { DRAFT_KEY, POSTED_KEY, SENT_ID } from "../page-contract";
import { isFieldId, type Quote } from "./fields";
import { readItem, writeItem } from "./storage";

// The draft survives a reload but not the tab: two tabs are two forms, and the next user of a shared
// computer must not find it. Until this script has loaded, lib/starter.ts saves the draft.

/** Saves what has been typed so far; removes the draft when the form is empty. */
export function saveDraft(draft: Quote): void {
  const empty = Object.values(draft).every((value) => value === "");
  writeItem("sessionStorage", DRAFT_KEY, empty ? undefined : draft);
}

/** The draft of this tab, field by field, without values that are not text. */
export function loadDraft(): Partial<Quote> {
  const entries = Object.entries(Object(readItem("sessionStorage", DRAFT_KEY)));
  return Object.fromEntries(
    entries.filter(([id, text]) => isFieldId(id) && typeof text === "string"),
  );
}

/**
 * Whether a native post of the form has opened this page; the starter stores a mark before such a post.
 * The mark, `#sent` in the address and the draft are removed, so that a reload does not thank again.
 */
export function takePostedMark(): boolean {
  const marked = readItem("sessionStorage", POSTED_KEY) !== undefined;
  // There can be no mark when storage is blocked: then the address alone decides.
  const removed = writeItem("sessionStorage", POSTED_KEY, undefined);
  if (location.hash !== `#${SENT_ID}`) return false;
  // Delayed, because Next restores the original address while it starts.
  setTimeout(() => history.replaceState(null, "", location.pathname + location.search));
  const posted = marked || !removed;
  if (posted) writeItem("sessionStorage", DRAFT_KEY, undefined);
  return posted;
}
