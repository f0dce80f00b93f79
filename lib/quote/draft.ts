import { DRAFT_KEY, POSTED_KEY, SENT_ID } from "../page-contract";
import { isFieldId, type Quote } from "./fields";
import { readItem, writeItem } from "./storage";

// What is being typed outlives a reload, but not the tab: two tabs are two forms, and on a shared
// computer nobody finds it later. Before this script is there, lib/starter.ts keeps it.

/** Keeps what has been typed so far; nothing is kept of an empty form. */
export function saveDraft(draft: Quote): void {
  const empty = Object.values(draft).every((value) => value === "");
  writeItem("sessionStorage", DRAFT_KEY, empty ? undefined : draft);
}

/** What had been typed in this tab, field by field; what is not text is left out. */
export function loadDraft(): Partial<Quote> {
  const entries = Object.entries(Object(readItem("sessionStorage", DRAFT_KEY)));
  return Object.fromEntries(
    entries.filter(([id, text]) => isFieldId(id) && typeof text === "string"),
  );
}

/**
 * Whether this page was opened by the form's own native post: the starter leaves a mark when it lets
 * one go. The mark, `#sent` in the address and the draft are removed, so that a reload thanks for nothing.
 */
export function takePostedMark(): boolean {
  const marked = readItem("sessionStorage", POSTED_KEY) !== undefined;
  // Where storage is forbidden there can be no mark: the address is believed.
  const removed = writeItem("sessionStorage", POSTED_KEY, undefined);
  if (location.hash !== `#${SENT_ID}`) return false;
  // Later: while it starts, Next writes the address that it found.
  setTimeout(() => history.replaceState(null, "", location.pathname + location.search));
  const posted = marked || !removed;
  if (posted) writeItem("sessionStorage", DRAFT_KEY, undefined);
  return posted;
}
