import { clearDraft } from "../quote/draft";
import { readItem, writeItem } from "../quote/storage";
import { SENT_ID, TO_CONTACT } from "./shared-names";

/** In session storage from a native post until the next page of the tab: when the form was posted. */
const POSTED_KEY = "quote-posted";
/** How long after the press on Send a browser may take to begin the post, in milliseconds. */
const MAX_DELAY_MS = 2000;

/**
 * Lets the page thank only where it is the answer to a form that the browser has just posted from this tab, and not at
 * an address with `#sent` that was bookmarked, is loaded again, or is opened after a post that failed.
 */
export function checkThanks(): void {
  addEventListener("submit", ({ defaultPrevented }) => {
    // React prevents the native post of a form that it sends itself.
    if (!defaultPrevented) writeItem("sessionStorage", POSTED_KEY, { at: Date.now() });
  });
  const { at } = Object(readItem("sessionStorage", POSTED_KEY));
  writeItem("sessionStorage", POSTED_KEY, undefined);
  if (location.hash !== `#${SENT_ID}`) return;
  // When the navigation to this page began. `performance.timeOrigin` does not follow a clock that has been set.
  const began = Date.now() - performance.now();
  if (Math.abs(began - at) < MAX_DELAY_MS) clearDraft();
  else location.replace(TO_CONTACT);
}
