// The part of the starter that listens for the whole life of the page: it closes the menu after a choice, keeps what a
// visitor types, lets links fill in fields, and thanks after a native post.

import { FORM_ID } from "../browser/shared-names";
import { closeMenuAtChoice } from "./close-menu";
import { fillFromLinks } from "./fill-from-links";
import { keepDraft } from "./keep-draft";
import { checkThanks } from "./thanks";

closeMenuAtChoice();
// `checkThanks` comes before `keepDraft`, because it removes the draft of a form that has just been posted.
checkThanks();
fillFromLinks();
if (document.readyState === "loading") addEventListener("DOMContentLoaded", keepEntries);
else keepEntries();

function keepEntries() {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  if (form) keepDraft(form);
}
