// The only script in the exported page (compiled by scripts/export/pages.ts). It loads the others late, keeps what a
// visitor types, and lets links fill the form, for the whole life of the page. A submit before the other scripts are
// there is left to the browser, which posts the form as it does without scripts.

import { fillFromLinks } from "./fill-from-links";
import { keepDraft } from "./keep-draft";
import { loadScriptsLater } from "./load-scripts";
import { checkThanks } from "./thanks";

loadScriptsLater();
// Before the draft is put back into the form: what has just been posted is no draft any more.
checkThanks();
keepDraft();
fillFromLinks();
