// The only script in the exported page (scripts/export/pages.ts compiles it). It loads the others late, and looks after
// the form for the whole life of the page. If the form is sent before the other scripts are there, the browser posts it,
// as it does without scripts.
import "./form";
import { loadScriptsLater } from "./load-scripts";

loadScriptsLater();
