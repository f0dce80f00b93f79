// The only script in the exported page (compiled by scripts/export/pages.ts). It loads the others late, and looks after
// the form for the whole life of the page. A submit before the other scripts are there is left to the browser, which
// posts the form as it does without scripts.
import "./form";
import { loadScriptsLater } from "./load-scripts";

loadScriptsLater();
