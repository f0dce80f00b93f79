// The only script in the exported page (compiled by scripts/export/pages.ts). It loads the others late, and keeps
// what a visitor does until they have taken over. A submit before that is left to the browser, which posts the
// form as it does without scripts.

import { loadScriptsLater } from "./load-scripts";
import { keepPresses } from "./presses";
import { checkThanks } from "./thanks";
import { keepTyping } from "./typing";

loadScriptsLater();
// Before the draft is put back into the form: what has just been posted is no draft any more.
checkThanks();
keepTyping();
keepPresses();
