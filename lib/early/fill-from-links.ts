import { isPlainPress } from "../browser/plain-press";
import { fields, type OptionalFieldId } from "../quote/fields";
import type { Fill } from "../quote/fill-link";
import { setValue, valuesIn } from "../quote/form-values";
import { FORM_ID } from "./shared-names";

/** Lets links with `data-fill` fill the form's fields. The browser follows the link, which leads to the form. */
export function fillFromLinks(): void {
  addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLElement>("[data-fill]");
    const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
    if (link && form && isPlainPress(event)) fill(form, JSON.parse(link.dataset.fill ?? "{}"));
  });
}

function fill(form: HTMLFormElement, texts: Fill) {
  const brings = Object.entries(texts) as [OptionalFieldId, string][];
  // A photo, a finish or a slab says what the project is only to somebody who has not said it.
  const mayAnswer = brings.length === 1 || valuesIn(form).what === "";
  const filled = brings.filter(([id]) => id !== "what" || mayAnswer);
  for (const [id, text] of filled) setValue(form, id, text);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  say(form, filled.map(([id, text]) => `${fields[id].label}: ${text}.`).join(" "));
}

/**
 * Says to screen readers what has been filled in. The element is the starter's own: a text in an element that React
 * has rendered empty would make React draw the page anew.
 */
function say(form: HTMLFormElement, text: string) {
  const present = form.querySelector(":scope > [data-filled]");
  const status = present ?? document.createElement("p");
  if (!present) {
    status.role = "status";
    status.className = "visually-hidden";
    status.setAttribute("data-filled", "");
    form.append(status);
  }
  // Emptied and filled later, so that a new element, or the same words again, are spoken as well.
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}
