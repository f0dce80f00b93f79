import { SCRIPTS, SENT_ID, WAITING_ISLAND } from "../page-contract";
import { readyIsland } from "./islands";

/** The scripts to load, in this order. The build inserts the list. */
declare const PAGE_SCRIPTS: readonly { src: string; id?: string }[];

/** How long hydration may take once all scripts have loaded, in milliseconds. */
const HYDRATION_MS = 3000;
const FIRST_INPUTS = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"];

const root = document.documentElement;
let started = false;

/** Loads the page's scripts when it is idle after `load`, or at the first input. */
export function loadScripts(): void {
  // Without this attribute the style sheet hides everything that needs scripts.
  root.setAttribute(SCRIPTS, "waiting");
  for (const type of FIRST_INPUTS) addEventListener(type, start, { capture: true, passive: true });
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}

function startWhenIdle() {
  // Some versions of Safari lack it.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
  else setTimeout(start, 200);
}

function start() {
  if (started) return;
  started = true;
  root.setAttribute(SCRIPTS, "requested");
  Promise.all(PAGE_SCRIPTS.map(load)).then(() => setTimeout(checkIslands, HYDRATION_MS), fail);
}

function load(attributes: { src: string; id?: string }) {
  return new Promise((onload, onerror) => {
    // The property `async` is false, so that the scripts run in the order of the list.
    const script = Object.assign(document.createElement("script"), attributes, {
      async: false,
      onload,
      onerror,
    });
    document.head.append(script);
    // The attribute no longer affects the order; React recognizes a present script by it.
    script.setAttribute("async", "");
  });
}

/** A script may load and not run: it may be cut off, throw an error, or be another file. It may also just be slow. */
function checkIslands() {
  const waiting = [...document.querySelectorAll<HTMLElement>(WAITING_ISLAND)];
  if (waiting.length === 0) return;
  fail();
  Promise.all(waiting.map(readyIsland)).then(() => root.setAttribute(SCRIPTS, "requested"));
}

function fail() {
  root.setAttribute(SCRIPTS, "failed");
  for (const pressed of document.querySelectorAll<HTMLElement>("[aria-busy]")) {
    pressed.removeAttribute("aria-busy");
    // A photo that was pressed is a link to its file.
    if (pressed.matches("a")) pressed.click();
  }
  // The attribute hides elements, which moves the thank-you that the browser is scrolling to.
  if (location.hash === `#${SENT_ID}`) document.getElementById(SENT_ID)?.scrollIntoView();
}
