import { SENT_ID, TO_CONTACT } from "../page-contract";
import { clearDraft } from "../quote/draft";
import { readItem, writeItem } from "../quote/storage";

/** In session storage from a native post until the page that answers it has been loaded. */
const POSTED_KEY = "quote-posted";

/**
 * Lets the page thank only where the browser has just posted the form from this tab: not at an address with `#sent`
 * that was bookmarked or is loaded again.
 */
export function checkThanks(): void {
  addEventListener("submit", ({ defaultPrevented }) => {
    // React prevents the native post of a form that it sends itself.
    if (!defaultPrevented) writeItem("sessionStorage", POSTED_KEY, {});
  });
  const posted = readItem("sessionStorage", POSTED_KEY) !== null;
  // A blocked storage cannot tell: better thanked once too often than asked to send again.
  const isBlocked = !writeItem("sessionStorage", POSTED_KEY, undefined);
  if (location.hash !== `#${SENT_ID}`) return;
  if (posted || isBlocked) clearDraft();
  else location.replace(TO_CONTACT);
}
