// The only script in the exported page (compiled by scripts/export/pages.ts). It loads the others late, keeps what a
// visitor types, and lets links fill the form, for the whole life of the page. A submit before the other scripts are
// there is left to the browser, which posts the form as it does without scripts.

import { fillFromLinks } from "./fill-from-links";
import { keepDraft } from "./keep-draft";
import { loadScriptsLater } from "./load-scripts";
import { checkThanks } from "./thanks";

loadScriptsLater();
// This comes before `keepDraft`, because it removes the draft of a form that has just been posted.
checkThanks();
keepDraft();
fillFromLinks();
