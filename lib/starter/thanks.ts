import { SENT_ID, TO_CONTACT } from "../browser/shared-names";
import { clearDraft } from "../quote/draft";
import { readJson, writeJson } from "../quote/storage";

/** The key in session storage under which a native post leaves its time, until the next page of the tab reads it. */
const POSTED_KEY = "quote-posted";
/** How long after the press on Send a browser may take to begin the post, in milliseconds. */
const MAX_DELAY_MS = 2000;

/**
 * Shows the thank-you only right after a native post from this tab: not when an address with `#sent` was bookmarked, is
 * loaded again, or is opened after a post that failed.
 */
export function checkThanks(): void {
  addEventListener("submit", ({ defaultPrevented }) => {
    // React prevents the native post of a form that it sends itself.
    if (!defaultPrevented) writeJson("sessionStorage", POSTED_KEY, { at: Date.now() });
  });
  const { at } = readJson("sessionStorage", POSTED_KEY);
  writeJson("sessionStorage", POSTED_KEY, undefined);
  if (location.hash !== `#${SENT_ID}`) return;
  // When the navigation to this page began. This is not `performance.timeOrigin`, which does not follow when somebody
  // sets the computer's clock: after a change by an hour, a post that has just arrived would seem to be an hour away.
  const began = Date.now() - performance.now();
  if (Math.abs(began - Number(at)) < MAX_DELAY_MS) clearDraft();
  else location.replace(TO_CONTACT);
}
