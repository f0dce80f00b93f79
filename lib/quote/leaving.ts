/** How long a mail program or the phone may take to open, in milliseconds. */
const LEAVING_MS = 1000;

let mustAsk = false;

/** Says whether the browser has to ask the visitor before it leaves the page. */
export function askBeforeLeaving(ask: boolean): void {
  mustAsk = ask;
  window.onbeforeunload = ask ? () => true : null;
  if (ask) document.addEventListener("click", onClick);
}

/** Lets the page open a mail program: the browser takes that for leaving the page, and would ask. */
export function allowLeaving(): void {
  window.onbeforeunload = null;
  setTimeout(() => askBeforeLeaving(mustAsk), LEAVING_MS);
}

/** The same for each link that opens a mail program or the phone. */
function onClick({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest("a");
  if (link && !link.protocol.startsWith("http")) allowLeaving();
}
