import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTyping } from "@/lib/is-typing";
import { hasNoModifier } from "@/lib/modifier-keys";
import { type QuoteTopic, TO_CONTACT, topicOf } from "@/lib/page-contract";

/**
 * Calls `onFollow` when a link to the form is followed, anywhere on the page, with what its attributes say at that
 * moment, and leads to what the form has made of it.
 *
 * @param enabled whether the form can be written into; otherwise the browser follows the link
 */
export function useQuoteLinks(
  form: RefObject<HTMLFormElement | null>,
  enabled: boolean,
  onFollow: (topic: QuoteTopic) => void,
) {
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(`a[href='${TO_CONTACT}']`);
    if (!link || !hasNoModifier(event) || !enabled) return;
    const topic = topicOf(link);
    onFollow(topic);
    if (!topic.kind && !topic.text) return;
    // To follow the link itself would drop the focus, in some browsers a moment later.
    event.preventDefault();
    location.hash = TO_CONTACT;
    // Later: a dialog that the same press closes gives the focus back. Not to a field: a phone's keyboard would
    // cover the form.
    setTimeout(() => {
      const written = form.current?.querySelector<HTMLElement>(
        "[data-topic], [aria-pressed='true']",
      );
      // Whoever has begun to type by then goes on.
      if (!isTyping()) written?.focus({ preventScroll: true });
      (topic.text ? form.current : document.querySelector(TO_CONTACT))?.scrollIntoView();
    });
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
