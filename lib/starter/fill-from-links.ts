import { isPlainPress } from "../browser/plain-press";
import { FINISH_NAME, FORM_ID } from "../browser/shared-names";
import { sentence } from "../content/sentence";
import { lineOf, type OptionalFieldId } from "../quote/fields";
import type { Fill } from "../quote/fill-link";
import { setValue, valuesIn } from "../quote/form-values";

/** Lets links with `data-fill` fill the form's fields. The browser then follows the link to the form as usual. */
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

/** The answer to the project question that a link has filled in last. */
let linkAnswer = "";

/** Fills the fields, and returns what they now say. */
function fill(form: HTMLFormElement, link: HTMLAnchorElement): string {
  const texts: Fill = JSON.parse(link.dataset.fill ?? "{}");
  // The finish that the page begins with is nobody's choice.
  const chosen = `input[name="${FINISH_NAME}"]:checked:not(:default)`;
  const finish = document.querySelector<HTMLInputElement>(chosen)?.value;
  if (texts.slab && finish) texts.finish = finish;
  const entries = Object.entries(texts) as [OptionalFieldId, string][];
  // A link that brings only the answer to the project question, as Get Quote does, replaces the visitor's own answer. One
  // that also brings a photo, a finish or a slab replaces only the answer of another link.
  const mayAnswer = entries.length === 1 || ["", linkAnswer].includes(valuesIn(form).what);
  const filled = entries.filter(([id]) => id !== "what" || mayAnswer);
  if (mayAnswer && texts.what) linkAnswer = texts.what;
  for (const [id, text] of filled) setValue(form, id, text);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  return filled.map(([id, text]) => sentence(lineOf(id, text))).join(" ");
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
