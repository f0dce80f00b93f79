import { SENT_ID, TO_CONTACT } from "../page-contract";
import { clearDraft } from "../quote/draft";

/**
 * Lets the page thank only where the browser has just posted the form from here: not at an address with `#sent`
 * that was bookmarked or is loaded again.
 */
export function checkThanks(): void {
  if (location.hash !== `#${SENT_ID}`) return;
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const again = load && load.type !== "navigate";
  if (!again && document.referrer.startsWith(`${location.origin}/`)) clearDraft();
  else location.replace(TO_CONTACT);
}
