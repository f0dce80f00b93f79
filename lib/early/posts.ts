import { POSTED_KEY, SENT_ID, TO_FORM } from "../page-contract";
import { clearDraft } from "../quote/draft";
import { readItem, writeItem } from "../quote/storage";

/**
 * Marks each post that the browser itself makes, and lets the page thank only after one: not for an address
 * with `#sent` that was bookmarked or reloaded. Where no mark can be written, the address is trusted.
 */
export function markPosts(): void {
  addEventListener("submit", ({ defaultPrevented }) => defaultPrevented || mark());
  if (location.hash !== `#${SENT_ID}`) return;
  const posted = readItem("sessionStorage", POSTED_KEY) !== null || !mark();
  writeItem("sessionStorage", POSTED_KEY, undefined);
  if (posted) clearDraft();
  else location.replace(TO_FORM);
}

const mark = () => writeItem("sessionStorage", POSTED_KEY, {});
