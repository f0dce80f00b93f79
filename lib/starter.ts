// The only script in the exported page (compiled by scripts/export/pages.ts). It loads the others when the
// page is idle after `load`, or at the first input, and keeps what a visitor does until they run.
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

/** The scripts to load, in this order. The build inserts the list. */
declare const PAGE_SCRIPTS: readonly { src: string; id?: string }[];

/** How long a submit waits for hydration before the form is posted natively, in milliseconds. */
const SUBMIT_WAIT_MS = 3000;
/** How long hydration may take once all scripts have loaded, in milliseconds. */
const HYDRATION_MS = 3000;
const FIRST_TOUCHES = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"];

const root = document.documentElement;
let started = false;
let failed = false;

// Without this attribute the style sheet hides everything that needs scripts.
root.setAttribute(SCRIPTS, "waiting");

function start() {
  if (started) return;
  started = true;
  root.setAttribute(SCRIPTS, "requested");
  for (const type of FIRST_TOUCHES) removeEventListener(type, start, true);
  // The browser or the visitor may have filled in fields before this script ran.
  for (const field of document.querySelectorAll<HTMLInputElement>(`#${FORM_ID} [id]`)) {
    if (field.value) keepTyped({ target: field });
  }
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

/** A script may load and not run: it may be cut off, throw an error, or be another file. */
function checkIslands() {
  if (document.querySelector(WAITING_ISLAND)) fail();
}

function fail() {
  failed = true;
  root.setAttribute(SCRIPTS, "failed");
  // The attribute hides elements, which moves the thank-you that the browser is scrolling to.
  if (location.hash === `#${SENT_ID}`) document.getElementById(SENT_ID)?.scrollIntoView();
  document.dispatchEvent(new Event("scripts:failed"));
}

for (const type of FIRST_TOUCHES) addEventListener(type, start, { capture: true, passive: true });
function startWhenIdle() {
  // Some versions of Safari lack it.
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
  else setTimeout(start, 200);
}
const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, "connection");
// With data saving on, scripts are loaded only at the first input.
if (!connection?.saveData && !matchMedia("(prefers-reduced-data: reduce)").matches) {
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });
}

/** The island that contains the event's target, if it is not hydrated yet. */
function waitingIslandOf({ target }: Pick<Event, "target">): HTMLElement | null {
  return target instanceof Element ? target.closest(WAITING_ISLAND) : null;
}

// Typing before hydration is stored at once: if a password manager or a translator has changed the page,
// hydration fails and React renders an empty form. lib/quote/draft.ts reads what is stored.
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
// The thank-you is shown only after a post from this tab, not for a bookmarked address.
try {
  const thanked = location.hash === `#${SENT_ID}`;
  if (thanked && !sessionStorage.getItem(POSTED_KEY)) location.replace(TO_FORM);
} catch {
  // Without storage, the address has to be trusted.
}
addEventListener("submit", (event) => event.defaultPrevented || markPosted());

// React misses events from before hydration. The first click on an island, or on a link with data for one,
// is repeated once the island is ready. Only the first of the page: visitors do not expect an early click to
// act after a later one. A submit is held back in the same way.
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
    // React may already handle the event although the island is not marked ready: then it would act twice.
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

/** The island around the link's target, or inside it. */
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

/** Waits, at most `ms` milliseconds if given. Returns the island too, as React may have replaced it. */
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
