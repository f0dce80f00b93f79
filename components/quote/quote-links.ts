import { type QuoteSubject, TO_FORM } from "@/lib/page-contract";

/**
 * Follows links to the form, anywhere on the page.
 *
 * @param onFollow is called with what the link brings along, by its attributes of that moment; when it returns
 *   true, it has gone to the form itself
 * @returns how to stop
 */
export function followQuoteLinks(onFollow: (brought: QuoteSubject) => boolean): () => void {
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>(`a[href='${TO_FORM}']`);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || elsewhere) return;
    const { quoteKind: kind, quoteLabel: label, quoteText, quotePicture: picture } = link.dataset;
    // To follow the link would drop the focus, in some browsers a moment later.
    if (onFollow({ kind, label, text: quoteText?.trim(), picture })) event.preventDefault();
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
