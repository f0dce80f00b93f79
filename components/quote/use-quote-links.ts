import { useEffect, useEffectEvent } from "react";
import { isTyping } from "@/lib/browser/is-typing";
import { isPlainPress } from "@/lib/browser/plain-press";
import { FORM_ID, TO_CONTACT } from "@/lib/page-contract";
import { LINKS_WITH_DATA, type LinkData, linkDataOf } from "@/lib/quote/quote-link";

/**
 * Follows the links that bring something into the form, anywhere on the page.
 *
 * @param onFollow writes the link's data into the form
 */
export function useQuoteLinks(onFollow: (data: LinkData) => void) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS_WITH_DATA);
    if (!link || !isPlainPress(event)) return;
    const data = linkDataOf(link);
    onFollow(data);
    // Following the link natively would drop the focus, in some browsers a moment later.
    event.preventDefault();
    // The starter repeats an early press, which the browser has followed. The visitor may be elsewhere by now.
    if (!event.isTrusted) return;
    location.hash = TO_CONTACT;
    // Later: React shows the data first, and a dialog that the same press closes gives the focus back. Not to a
    // field: a phone's keyboard would cover the form.
    setTimeout(() => {
      const form = document.getElementById(FORM_ID);
      const shownData = "[data-topic], [aria-pressed='true']";
      // Not if somebody is typing by then.
      if (!isTyping()) form?.querySelector<HTMLElement>(shownData)?.focus({ preventScroll: true });
      (data.topic ? form : document.querySelector(TO_CONTACT))?.scrollIntoView();
    });
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
