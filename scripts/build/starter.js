// The one script in the exported page. It lets the page arrive and paint first, then brings in the
// rest: after `load` and idle, or at the visitor's first touch, whichever comes first. The browser
// runs this file as it is; scripts/build/after-build.mjs puts it, and the list it reads, into each page.
(() => {
  /** How long a submit waits for the form's script before it goes natively, in milliseconds. */
  const SUBMIT_WAIT_MS = 3000;
  const FIRST_TOUCHES = ["pointerdown", "touchstart", "keydown", "focusin"];

  const list = JSON.parse(document.getElementById("page-scripts")?.textContent ?? "[]");
  let started = false;
  let failed = false;

  function start() {
    if (started) return;
    started = true;
    for (const type of FIRST_TOUCHES) removeEventListener(type, start, true);
    for (const attributes of list) {
      // Not `async`: they run in the order of the list.
      const script = Object.assign(document.createElement("script"), attributes, { async: false });
      script.onerror = fail;
      document.head.append(script);
      // React looks for the scripts it knows by this attribute, and would ask for them again.
      script.setAttribute("async", "");
    }
  }

  /** Says so to the style sheet, which then hides what only works with scripts. */
  function fail() {
    failed = true;
    document.documentElement.dataset.scripts = "failed";
    document.dispatchEvent(new Event("scripts:failed"));
  }

  for (const type of FIRST_TOUCHES) addEventListener(type, start, { capture: true, passive: true });
  const startWhenIdle = () =>
    window.requestIdleCallback
      ? requestIdleCallback(start, { timeout: 1500 })
      : setTimeout(start, 200);
  if (document.readyState === "complete") startWhenIdle();
  else addEventListener("load", startWhenIdle, { once: true });

  // React does not know what happened before it came: the first press on an island is kept and made
  // again, and a submit waits for a moment.
  const islandOf = (target) =>
    target instanceof Element && target.closest("[data-island='waiting']");
  let pressed = false;
  let submitting = false;

  addEventListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element && event.target.closest("button[type='button']");
      const island = islandOf(event.target);
      if (!island || pressed || !event.isTrusted) return;
      const target = button || event.target.closest("picture");
      if (!target) return;
      pressed = true;
      whenReady(island).then((ready) => ready && target.click?.());
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
      whenReady(island, SUBMIT_WAIT_MS).then((ready) => {
        submitting = false;
        if (ready) event.target.requestSubmit();
        else HTMLFormElement.prototype.submit.call(event.target);
      });
    },
    true,
  );

  /** Resolves to whether the island came alive (`ms` at most, where given). */
  function whenReady(island, ms) {
    return new Promise((resolve) => {
      const finish = (ready) => {
        observer.disconnect();
        resolve(ready);
      };
      const observer = new MutationObserver(() => finish(true));
      observer.observe(island, { attributeFilter: ["data-island"] });
      document.addEventListener("scripts:failed", () => finish(false), { once: true });
      if (ms) setTimeout(finish, ms, false);
    });
  }
})();
