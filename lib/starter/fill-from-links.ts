import { isPlainPress } from "../browser/plain-press";
import { FINISH_NAME, FORM_ID } from "../browser/shared-names";
import { sentence } from "../content/sentence";
import { lineOf, nameOf, type OptionalFieldId } from "../quote/fields";
import type { Fill } from "../quote/fill-link";
import { setValue, valuesIn } from "../quote/form-values";
import { readJson, writeJson } from "../quote/storage";

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
  addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === nameOf("what")) rememberLinkAnswer(undefined);
    if (target.name === FINISH_NAME) isFinishTouched = true;
  });
}

/** Whether the visitor has pressed on a finish since the page was opened. */
let isFinishTouched = false;

/** The key in session storage of `linkAnswer`, because the form keeps its draft there. */
const LINK_ANSWER_KEY = "quote-link-answer";
/** The answer to the project question that a link has filled in last, until the visitor gives an answer. */
let linkAnswer = readJson("sessionStorage", LINK_ANSWER_KEY).answer;

function rememberLinkAnswer(answer: string | undefined) {
  linkAnswer = answer;
  writeJson("sessionStorage", LINK_ANSWER_KEY, answer ? { answer } : undefined);
}

/** Fills the fields, and returns what they now say. */
function fill(form: HTMLFormElement, link: HTMLAnchorElement): string {
  const texts: Fill = JSON.parse(link.dataset.fill ?? "{}");
  const present = valuesIn(form);
  const finish = chosenFinish(present.finish);
  if (texts.slab && finish) texts.finish = finish;
  const entries = Object.entries(texts) as [OptionalFieldId, string][];
  // A link that brings only the answer to the project question, as Get Quote does, replaces the visitor's own answer. One
  // that also brings a photo, a finish or a slab replaces only the answer of another link.
  const mayAnswer = entries.length === 1 || present.what === "" || present.what === linkAnswer;
  const filled = entries.filter(([id]) => id !== "what" || mayAnswer);
  if (mayAnswer && texts.what) rememberLinkAnswer(texts.what);
  for (const [id, text] of filled) setValue(form, id, text);
  form.dispatchEvent(new Event("input", { bubbles: true }));
  return filled.map(([id, text]) => sentence(lineOf(id, text))).join(" ");
}

/**
 * The finish that goes along with a slab: the one that the visitor has chosen on the page. The finish that the page begins
 * with is nobody's choice, unless the visitor has come back to it after another one went along.
 *
 * @param present what the form says of the finish; what the visitor has written there stays
 */
function chosenFinish(present: string): string | undefined {
  const samples = document.querySelectorAll<HTMLInputElement>(`[name="${FINISH_NAME}"]`);
  const chosen = [...samples].find(({ checked }) => checked);
  const isWritten = present !== "" && [...samples].every(({ value }) => value !== present);
  const isNobodys = chosen?.defaultChecked && !(isFinishTouched && present !== "");
  if (!chosen || isWritten || isNobodys) return undefined;
  return chosen.value;
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
