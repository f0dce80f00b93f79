import { SENT_ID, TO_CONTACT } from "../browser/shared-names";
import { clearDraft } from "../quote/draft";
import { hostForm } from "../quote/fields";
import { readJson, writeJson } from "../quote/storage";

/** The key in session storage of a flag: the browser has posted the form, and no page of the tab has thanked since. */
const POSTED_KEY = "quote-posted";

/**
 * Shows the thank-you only after a native post from this tab: not when an address with `#sent` was bookmarked, or is
 * opened again, nor when the page was opened by the address after the post had died: then it has no referrer. Where the
 * browser keeps no flag, the referrer alone decides.
 */
export function checkThanks(): void {
  addEventListener("submit", ({ defaultPrevented, target }) => {
    // React prevents the native post of a form that it sends itself.
    if (defaultPrevented) return;
    writeJson("sessionStorage", POSTED_KEY, { posted: true });
    // The host would drop the request without a word if an extension has filled in the honeypot.
    const honeypot = (target as HTMLFormElement).elements.namedItem(hostForm.honeypot);
    if (honeypot instanceof HTMLInputElement) honeypot.value = "";
  });
  const { posted } = readJson("sessionStorage", POSTED_KEY);
  const isKept = writeJson("sessionStorage", POSTED_KEY, { posted: false });
  if (location.hash !== `#${SENT_ID}`) return;
  if (document.referrer && (posted || !isKept)) clearDraft();
  else location.replace(TO_CONTACT);
}
