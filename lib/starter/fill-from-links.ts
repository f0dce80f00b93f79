import { isPlainPress } from "../browser/plain-press";
import { fields, type OptionalFieldId } from "../quote/fields";
import type { Fill } from "../quote/fill-link";
import { setValue, valuesIn } from "../quote/form-values";
import { FORM_ID } from "./shared-names";

/** Lets links with `data-fill` fill the form's fields. The browser then follows the link to the form as usual. */
export function fillFromLinks(): void {
  addEventListener("click", (event) => {
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLElement>("[data-fill]");
    const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
    if (link && form && isPlainPress(event)) fill(form, JSON.parse(link.dataset.fill ?? "{}"));
  });
}

function fill(form: HTMLFormElement, texts: Fill) {
  const entries = Object.entries(texts) as [OptionalFieldId, string][];
  // A service's link brings the answer to the project question, and nothing else.
  const isServiceLink = entries.every(([id]) => id === "what");
  // A link to a photo, finish or slab does not overwrite the visitor's own answer to that question.
  const mayAnswer = isServiceLink || valuesIn(form).what === "";
  const filled = entries.filter(([id]) => id !== "what" || mayAnswer);
  for (const [id, text] of filled) setValue(form, id, text);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  announce(form, filled.map(([id, text]) => `${fields[id].label}: ${text}.`).join(" "));
}

/**
 * Lets screen readers announce what has been filled in. This may be before hydration, when a text in one of React's
 * elements would be a mismatch, for which React makes the page anew. At the end of a form React tolerates an element
 * that it does not know, so the status is one that the starter adds there.
 */
function announce(form: HTMLFormElement, text: string) {
  const present = form.querySelector(":scope > [data-filled]");
  const status = present ?? document.createElement("p");
  if (!present) {
    status.role = "status";
    status.className = "visually-hidden";
    status.setAttribute("data-filled", "");
    form.append(status);
  }
  // Screen readers announce changes only. So the text comes a moment after the element, and after it was emptied.
  status.textContent = "";
  setTimeout(() => {
    status.textContent = text;
  }, 100);
}
