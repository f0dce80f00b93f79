// The only script in the exported page (scripts/export/pages.ts compiles it). It loads the others late, and listens
// for the whole life of the page to what must not wait for them. If the form is sent before they are there, the browser
// posts it, as it does without scripts.
import { loadScriptsLater } from "./load-scripts";
import "./page-listeners";

loadScriptsLater();
