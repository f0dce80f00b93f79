import { withQuoteText } from "@/lib/quote";
import { setValue } from "./field-values";

/**
 * Links anywhere on the page lead to the form, and can bring text into the description:
 * `data-quote-text` holds it, and with `data-quote-when="empty"` it goes only into an empty one.
 *
 * @param form the quote form
 * @param onFollow is told of every such link that is followed
 * @returns how to stop
 */
export function followQuoteLinks(form: HTMLFormElement | null, onFollow: () => void) {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest("a[href='#contact']");
    const description = form?.querySelector<HTMLTextAreaElement>("#projectDescription");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !description || elsewhere) return;
    onFollow();
    if (!link.dataset.quoteText) return;
    const { quoteText = "", quoteWhen } = link.dataset;
    // What another such link has brought in, and nobody has written on, is as good as empty.
    const typed = isUntouched(description.value) ? "" : description.value;
    if (description.readOnly || (quoteWhen === "empty" && typed.trim())) return;
    // The browser would drop the focus when it follows the link, some of them a moment later.
    event.preventDefault();
    location.hash = link.hash;
    setValue(description, withQuoteText(typed, quoteText));
    // Later, when a dialog that the same press closes has given the focus back.
    setTimeout(() => {
      description.focus();
      description.setSelectionRange(description.value.length, description.value.length);
    });
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

function isUntouched(description: string): boolean {
  const links = document.querySelectorAll<HTMLElement>("a[data-quote-when='empty']");
  return [...links].some(({ dataset }) => dataset.quoteText?.trim() === description.trim());
}
