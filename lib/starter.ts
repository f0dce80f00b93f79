// The one script of the exported page (scripts/export/pages.ts compiles it). It brings in the rest after
// `load` and idle, or at the first touch, and keeps what a visitor does until that is alive.
import {
  ANSWER_ID,
  DATA_LINKS,
  DRAFT_KEY,
  FORM_ID,
  ISLAND,
  POSTED_KEY,
  READY_ISLAND,
  SCRIPTS,
  SENT_ID,
  TO_FORM,
  WAITING_ISLAND,
} from "./page-contract";
import { readItem, writeItem } from "./quote/storage";

/** What to bring in, in this order: the build puts it here. */
declare const PAGE_SCRIPTS: readonly { src: string; id?: string }[];

/** How long a submit waits for the form's script before it goes natively, in milliseconds. */
const SUBMIT_WAIT_MS = 3000;
/** How long the islands may take to come alive once all scripts have arrived, in milliseconds. */
const HYDRATION_MS = 3000;
const FIRST_TOUCHES = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"];

const root = document.documentElement;
let started = false;
let failed = false;

// Without this mark the style sheet hides what needs scripts.
root.setAttribute(SCRIPTS, "waiting");

function start() {
  if (started) return;
  started = true;
  root.setAttribute(SCRIPTS, "requested");
  for (const type of FIRST_TOUCHES) removeEventListener(type, start, true);
  // Filled in by the browser, or typed before this file was here.
  for (const field of document.querySelectorAll<HTMLInputElement>(`#${FORM_ID} [id]`)) {
    if (field.value) keepTyped({ target: field });
  }
  Promise.all(PAGE_SCRIPTS.map(load)).then(() => setTimeout(checkIslands, HYDRATION_MS), fail);
}

function load(attributes: { src: string; id?: string }) {
  return new Promise((onload, onerror) => {
    // The property false: they run in the order of the list, not in that of their arrival.
    const script = Object.assign(document.createElement("script"), attributes, {
      async: false,
      onload,
      onerror,
    });
    document.head.append(script);
    // The attribute changes nothing now, but React knows by it that a script is there already.
    script.setAttribute("async", "");
  });
}

/** A script may arrive and not run: half of it, an error in it, something else under its name. */
function checkIslands() {
  if (document.querySelector(WAITING_ISLAND)) fail();
}

function fail() {
  failed = true;
  root.setAttribute(SCRIPTS, "failed");
  // What is hidden by that moves the thank-you that the browser is scrolling to.
  if (location.hash === `#${SENT_ID}`) document.getElementById(SENT_ID)?.scrollIntoView();
  document.dispatchEvent(new Event("scripts:failed"));
}

for (const type of FIRST_TOUCHES) addEventListener(type, start, { capture: true, passive: true });
function startWhenIdle() {
  // Not every Safari has it.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
  else setTimeout(start, 200);
}
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
// With data saving on, scripts come with the first touch only.
if (!connection?.saveData && !matchMedia("(prefers-reduced-data: reduce)").matches) {
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}

/** The island that an event is in, as long as it is not alive. */
function waitingIslandOf({ target }: Pick<Event, "target">): HTMLElement | null {
  return target instanceof Element ? target.closest(WAITING_ISLAND) : null;
}

// What is typed before the form is hydrated is kept at once: where a password manager or a translator has
// changed the page, React finds it unlike its own and makes the form anew, empty. lib/quote/draft.ts reads it.
function keepTyped({ target }: Pick<Event, "target">) {
  const { id = "", value = "" } = target as Partial<HTMLInputElement>;
  if (!waitingIslandOf({ target }) || !id) return;
  window.earlyTyping = { ...window.earlyTyping, [id]: value };
  const { [ANSWER_ID]: _, ...typed } = window.earlyTyping;
  const draft = readItem("sessionStorage", DRAFT_KEY) as object | null | undefined;
  writeItem("sessionStorage", DRAFT_KEY, { ...draft, ...typed });
}
for (const type of ["input", "change"]) addEventListener(type, keepTyped, true);

const markPosted = () => writeItem("sessionStorage", POSTED_KEY, {});
// The thank-you is for a form that was posted from here, and not for an old address.
try {
  const thanked = location.hash === `#${SENT_ID}`;
  if (thanked && !sessionStorage.getItem(POSTED_KEY)) location.replace(TO_FORM);
} catch {
  // Without storage nobody can tell.
}
addEventListener("submit", (event) => event.defaultPrevented || markPosted());

// React misses events from before hydration. The first click on an island, or on a link with data for one, is
// repeated once the island is ready: only the first of the whole page, as nobody expects an earlier one to be
// answered after a later one. A submit is held until then.
const islands = () => [...document.querySelectorAll<HTMLElement>(`[${ISLAND}]`)];
const findAll = (root: ParentNode, selector: string) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];
let pressed = false;
let submitting = false;

addEventListener(
  "click",
  async (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (pressed || failed || !event.isTrusted || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(DATA_LINKS);
    if (link && (ctrlKey || metaKey || shiftKey || altKey)) return;
    const island = link ? islandBehind(link) : waitingIslandOf(event);
    if (!island?.matches(WAITING_ISLAND)) return;
    const pressables = (island: HTMLElement) =>
      link ? findAll(document, DATA_LINKS) : findAll(island, "button[type='button'], picture");
    const before = pressables(island);
    const index = before.findIndex((one) => one.contains(target));
    if (index < 0) return;
    pressed = true;
    // React may know of it and not yet have said that it is ready: it would answer this press as well.
    event.stopImmediatePropagation();
    const now = await whenReady(island);
    if (!now.ready) return;
    const after = pressables(now.island);
    // React has made it anew: the one of the same index, unless there are more or fewer now.
    if (before[index]?.isConnected) before[index].click();
    else if (after.length === before.length) after[index]?.click();
  },
  true,
);

/** The island that a link leads to, or into. */
function islandBehind({ hash }: HTMLAnchorElement) {
  const target = document.getElementById(hash.slice(1));
  return target?.closest<HTMLElement>(`[${ISLAND}]`) ?? target?.querySelector(`[${ISLAND}]`);
}

addEventListener(
  "submit",
  async (event) => {
    const island = waitingIslandOf(event);
    if (!island || failed) return;
    event.preventDefault();
    if (submitting) return;
    submitting = true;
    const now = await whenReady(island, SUBMIT_WAIT_MS);
    const form = now.island as HTMLFormElement;
    submitting = false;
    if (now.ready) return form.requestSubmit();
    markPosted();
    form.submit();
  },
  true,
);

/** Waits, for `ms` milliseconds at most if given; the island may have been drawn anew meanwhile. */
function whenReady(waiting: HTMLElement, ms?: number) {
  const index = islands().indexOf(waiting);
  return new Promise<{ island: HTMLElement; ready: boolean }>((resolve) => {
    const finish = (ready: boolean) => {
      observer.disconnect();
      resolve({ island: islands()[index] ?? waiting, ready });
    };
    const observer = new MutationObserver(() => {
      if (islands()[index]?.matches(READY_ISLAND)) finish(true);
    });
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: [ISLAND],
    });
    document.addEventListener("scripts:failed", () => finish(false), { once: true });
    if (ms) setTimeout(finish, ms, false);
  });
}
