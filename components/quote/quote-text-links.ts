import { withQuoteText } from "@/lib/quote";
import { setValue } from "./field-values";

/**
 * Links anywhere on the page can bring text into the description: `data-quote-text` holds it, and
 * with `data-quote-when="empty"` it goes only into an empty one. Returns how to stop.
 */
export function addQuoteTextOnClick(fields: HTMLElement | null) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[data-quote-text]");
    const description = fields?.querySelector<HTMLTextAreaElement>("#projectDescription");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !description || elsewhere) return;
    const { quoteText = "", quoteWhen } = link.dataset;
    if (description.readOnly || (quoteWhen === "empty" && description.value.trim())) return;
    // The browser would drop the focus when it follows the link, some of them a moment later.
    event.preventDefault();
    location.hash = link.hash;
    setValue(description, withQuoteText(description.value, quoteText));
    // Later, when a dialog that the same press closes has given the focus back.
    setTimeout(() => {
      description.focus();
      description.setSelectionRange(description.value.length, description.value.length);
    });
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
