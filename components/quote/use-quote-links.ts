import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTyping } from "@/lib/browser/is-typing";
import { isPlainPress } from "@/lib/browser/plain-press";
import { TO_CONTACT } from "@/lib/page-contract";
import { LINKS_WITH_DATA, type LinkData, linkDataOf } from "@/lib/quote/quote-link";

/**
 * Follows the links that bring something into the form, anywhere on the page.
 *
 * @param onBring writes it into the form
 */
export function useQuoteLinks(
  form: RefObject<HTMLFormElement | null>,
  onBring: (brought: LinkData) => void,
) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINKS_WITH_DATA);
    if (!link || !isPlainPress(event)) return;
    const brought = linkDataOf(link);
    onBring(brought);
    // Following the link natively would drop the focus, in some browsers a moment later.
    event.preventDefault();
    // The starter repeats an early press, which the browser has followed. The visitor may be elsewhere by now.
    if (!event.isTrusted) return;
    location.hash = TO_CONTACT;
    // Later: a dialog that the same press closes gives the focus back. Not to a field: a phone's keyboard would
    // cover the form.
    setTimeout(() => {
      const broughtHere = "[data-topic], [aria-pressed='true']";
      // Not if somebody is typing by then.
      if (!isTyping())
        form.current?.querySelector<HTMLElement>(broughtHere)?.focus({ preventScroll: true });
      (brought.topic ? form.current : document.querySelector(TO_CONTACT))?.scrollIntoView();
    });
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
