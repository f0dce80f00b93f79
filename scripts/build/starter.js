// The one script in the exported page. It brings in the rest after `load` and idle, or at the first
// touch. The browser runs this file as it is, behind the list of what to bring in, which the build puts
// first.
(() => {
  /** How long a submit waits for the form's script before it goes natively, in milliseconds. */
  const SUBMIT_WAIT_MS = 3000;
  /** How long the islands may take to come alive once all scripts have arrived, in milliseconds. */
  const HYDRATION_MS = 3000;
  const FIRST_TOUCHES = ["pointerdown", "touchstart", "keydown", "focusin"];

  const list = window.pageScripts;
  let started = false;
  let failed = false;

  // Without this mark the style sheet hides what needs scripts.
  document.documentElement.dataset.scripts = "waiting";

  function start() {
    if (started) return;
    started = true;
    for (const type of FIRST_TOUCHES) removeEventListener(type, start, true);
    // Filled in by the browser, or typed before this file was here.
    for (const field of document.querySelectorAll("#quote [id]")) {
      if (field.value) keepTyped({ target: field });
    }
    Promise.all(list.map(load)).then(() => setTimeout(checkIslands, HYDRATION_MS), fail);
  }

  function load(attributes) {
    return new Promise((onload, onerror) => {
      // Not `async`: they run in the order of the list.
      const script = Object.assign(document.createElement("script"), attributes, {
        async: false,
        onload,
        onerror,
      });
      document.head.append(script);
      // React finds the scripts it knows by this attribute, and would ask for them again.
      script.setAttribute("async", "");
    });
  }

  /** A script may arrive and not run: half of it, an error in it, something else under its name. */
  function checkIslands() {
    if (document.querySelector("[data-island='waiting']")) fail();
  }

  function fail() {
    failed = true;
    document.documentElement.dataset.scripts = "failed";
    // What is hidden by that moves the thank-you that the browser is scrolling to.
    if (location.hash === "#sent") document.getElementById("sent")?.scrollIntoView();
    document.dispatchEvent(new Event("scripts:failed"));
  }

  for (const type of FIRST_TOUCHES) addEventListener(type, start, { capture: true, passive: true });
  const startWhenIdle = () =>
    window.requestIdleCallback
      ? requestIdleCallback(start, { timeout: 1500 })
      : setTimeout(start, 200);
  const savesData =
    navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
  // With data saving on, scripts come with the first touch only.
  if (!savesData) {
    if (document.readyState === "complete") startWhenIdle();
    else addEventListener("load", startWhenIdle, { once: true });
  }

  const islands = () => document.querySelectorAll("[data-island]");
  const islandOf = (target) =>
    target instanceof Element && target.closest("[data-island='waiting']");
  const store = (key, value) => {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Storage is full or forbidden: the page goes on without it.
    }
  };

  // What is typed before the form is hydrated is kept at once: React draws the page anew when a
  // password manager or a translator has changed it. lib/draft.ts reads both places; the security
  // answer is not stored.
  function keepTyped({ target }) {
    if (!islandOf(target) || !target.id) return;
    window.earlyTyping = { ...window.earlyTyping, [target.id]: target.value };
    const { "security-answer": _, ...typed } = window.earlyTyping;
    let draft;
    try {
      draft = JSON.parse(sessionStorage["quote-draft"]);
    } catch {
      // There is none yet.
    }
    store("quote-draft", JSON.stringify({ ...draft, ...typed }));
  }
  for (const type of ["input", "change"]) addEventListener(type, keepTyped, true);

  // The thank-you is for a form that was posted from here, and not for an old address.
  try {
    if (location.hash === "#sent" && !sessionStorage["quote-posted"]) location.replace("#contact");
  } catch {
    // Without storage nobody can tell.
  }
  addEventListener("submit", (event) => event.defaultPrevented || store("quote-posted", 1));

  // React does not know what happened before it came: the first press on an island is kept and made
  // again, and a submit waits for a moment.
  const pressables = (island) => [...island.querySelectorAll("button[type='button'], picture")];
  let pressed = false;
  let submitting = false;

  addEventListener(
    "click",
    (event) => {
      const island = islandOf(event.target);
      if (!island || pressed || !event.isTrusted) return;
      const before = pressables(island);
      const target = before.find((one) => one.contains(event.target));
      if (!target) return;
      pressed = true;
      whenReady(island).then(([drawn, ready]) => {
        if (!ready) return;
        if (target.isConnected) return target.click();
        // Drawn anew: the one in the same place, unless something has come in between.
        const after = pressables(drawn);
        if (after.length === before.length) after[before.indexOf(target)].click();
      });
    },
    true,
  );

  addEventListener(
    "submit",
    (event) => {
      const island = islandOf(event.target);
      if (!island || failed) return;
      event.preventDefault();
      if (submitting) return;
      submitting = true;
      whenReady(island, SUBMIT_WAIT_MS).then(([form, ready]) => {
        submitting = false;
        if (ready) return form.requestSubmit();
        store("quote-posted", 1);
        HTMLFormElement.prototype.submit.call(form);
      });
    },
    true,
  );

  /**
   * Resolves to the island that is then in the page, which may have been drawn anew, and whether it
   * was hydrated (within `ms` milliseconds, where given).
   */
  function whenReady(island, ms) {
    const index = [...islands()].indexOf(island);
    return new Promise((resolve) => {
      const check = () => islands()[index]?.dataset.island === "ready" && finish(true);
      const finish = (ready) => {
        observer.disconnect();
        resolve([islands()[index], ready]);
      };
      const observer = new MutationObserver(check);
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ["data-island"],
      });
      document.addEventListener("scripts:failed", () => finish(false), { once: true });
      if (ms) setTimeout(finish, ms, false);
    });
  }
})();
