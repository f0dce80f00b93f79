import { TO_FORM } from "@/lib/page-contract";
import { withQuoteText } from "@/lib/quote/request";
import { readTaps, type Taps, writeTaps } from "@/lib/quote/taps";
import { type Control, setValue } from "./field-values";

/**
 * Lets links to the form, anywhere on the page, begin the description: `data-quote-kind` chooses a service,
 * and `data-quote-text` adds a text to what was typed.
 *
 * @param form the quote form
 * @param taps the answers that are offered in it
 * @param onFollow is called when a link to the form is followed
 * @returns how to stop
 */
export function followQuoteLinks(
  form: HTMLFormElement | null,
  taps: Taps,
  onFollow: () => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest(`a[href='${TO_FORM}']`);
    const description = form?.querySelector<Control>("#projectDescription");
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !description || elsewhere) return;
    onFollow();
    const { quoteKind, quoteText } = link.dataset;
    if (!(quoteKind || quoteText) || description.readOnly) return;
    // To follow the link would drop the focus, in some browsers a moment later.
    event.preventDefault();
    // The starter repeats a press from before scripts ran: meanwhile the visitor may be typing.
    const typing = !event.isTrusted && document.activeElement?.matches("input, textarea");
    if (!typing) location.hash = link.hash;

    const { chosen, typed } = readTaps(taps, description.value);
    const what = taps.what.find(({ kind }) => kind === quoteKind)?.text;
    if (quoteText) {
      const answers = { what, ...chosen };
      setValue(description, writeTaps(taps, answers, withQuoteText(typed, quoteText)));
    } else if (!typed.trim()) {
      setValue(description, writeTaps(taps, { ...chosen, what }, typed));
    }
    if (typing) return;
    // Later, when the form is unfolded, and a dialog that the same press closes has given the focus back.
    setTimeout(() => {
      if (quoteText) {
        description.focus({ preventScroll: true });
        description.setSelectionRange(description.value.length, description.value.length);
        description.scrollIntoView({ block: "center" });
      } else {
        // Focus the tap, not the field: a phone's keyboard would cover the taps.
        const index = taps.what.findIndex(({ kind }) => kind === quoteKind);
        const offered = form?.querySelectorAll<HTMLElement>("[aria-labelledby='tap-what'] button");
        offered?.[index]?.focus();
        // Explicitly: `location` does not scroll if it has this address already.
        document.querySelector(link.hash)?.scrollIntoView();
      }
    });
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
