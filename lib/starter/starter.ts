// The only script in the exported page (compiled by scripts/export/pages.ts). It loads the others late, keeps what a
// visitor types, and lets links fill the form, for the whole life of the page. A submit before the other scripts are
// there is left to the browser, which posts the form as it does without scripts.

import { fillFromLinks } from "./fill-from-links";
import { keepDraft } from "./keep-draft";
import { loadScriptsLater } from "./load-scripts";
import { FORM_ID } from "./shared-names";
import { surviveRebuild } from "./survive-rebuild";
import { checkThanks } from "./thanks";

loadScriptsLater();
// This comes before `keepDraft`, because it removes the draft of a form that has just been posted.
checkThanks();
fillFromLinks();
if (document.readyState === "loading") addEventListener("DOMContentLoaded", keepEntries);
else keepEntries();

function keepEntries() {
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`);
  if (!form) return;
  keepDraft(form);
  surviveRebuild(form);
}
