import { isPlainPress } from "../browser/plain-press";
import { FORM_ID } from "../browser/shared-names";
import { sentence } from "../content/sentence";
import { lineOf, type OptionalFieldId } from "../quote/fields";
import { setValue } from "../quote/form-values";

/** Lets links with `data-fill` fill a field of the form. The browser then follows the link to the form as usual. */
export function fillFromLinks(): void {
  const status = document.createElement("p");
  status.role = "status";
  status.className = "visually-hidden";
  addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("[data-fill]");
    const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
    if (link && form && isPlainPress(event)) announce(form, status, fill(form, link));
  });
}

/** Fills in what the link brings, and returns what the form now says. */
function fill(form: HTMLFormElement, { dataset: { fill, text = "" } }: HTMLAnchorElement): string {
  const id = fill as OptionalFieldId;
  setValue(form, id, text);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  return sentence(lineOf(id, text));
}

/**
 * Lets screen readers announce what has been filled in. This may be before hydration, when a text in one of React's
 * elements would be a mismatch, for which React makes the page anew. At the end of a form React tolerates an element
 * that it does not know, so the starter puts a status of its own there.
 */
function announce(form: HTMLFormElement, status: HTMLElement, text: string) {
  // Screen readers announce changes only. So the text comes a moment after the element, and after it was emptied.
  status.textContent = "";
  form.append(status);
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}
