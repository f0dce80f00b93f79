import { SCRIPTS_ATTRIBUTE, SENT_ID } from "../browser/shared-names";

/** The scripts to load, in this order. The build inserts the list (scripts/export/pages.ts). */
declare const PAGE_SCRIPTS: readonly { src: string; id?: string }[];

/** How long hydration may take once all scripts have loaded, in milliseconds. */
const HYDRATION_MS = 3000;
const FIRST_INPUTS = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"];

let isRequested = false;

const markAs = (state: "requested" | "failed") =>
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, state);

/** Loads the page's scripts when the browser is idle after `load`, or at the visitor's first input. */
export function loadScriptsLater(): void {
  for (const type of FIRST_INPUTS)
    addEventListener(type, requestScripts, { capture: true, passive: true });
  addEventListener("load", requestWhenIdle);
}

function requestWhenIdle() {
  // Some versions of Safari lack `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(requestScripts, { timeout: 1500 });
  else setTimeout(requestScripts, 200);
}

function requestScripts() {
  if (isRequested) return;
  isRequested = true;
  markAs("requested");
  const last = PAGE_SCRIPTS.map(append).at(-1);
  last?.addEventListener("load", () => setTimeout(showFailure, HYDRATION_MS));
}

/** Puts a script into the page. It runs after those that were put there before it. */
function append({ src, id = "" }: { src: string; id?: string }) {
  const script = document.createElement("script");
  Object.assign(script, { src, id, onerror: showFailure });
  // Otherwise the scripts would run in the order in which they arrive.
  script.async = false;
  document.head.append(script);
  // The browser has settled the order by now, and ignores the attribute. React needs it: it looks for a `script[async]`
  // with the address of each of its scripts, and adds one if it finds none.
  script.setAttribute("async", "");
  return script;
}

/**
 * Shows that the scripts have failed, if React has not taken over the page: one could not be loaded, was cut off, threw an
 * error, or was an error page. If they are only slow, `failed` becomes `ready` when React is done.
 */
function showFailure() {
  if (document.documentElement.getAttribute(SCRIPTS_ATTRIBUTE) === "ready") return;
  markAs("failed");
  // The style sheet now hides elements, which moves the thank-you out of view if the browser has scrolled to it.
  if (location.hash === `#${SENT_ID}`) document.getElementById(SENT_ID)?.scrollIntoView();
}
