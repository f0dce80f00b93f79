/**
 * Replaces the URL in the address bar, without an entry in the history. Next ignores the change, because the
 * history state stays Next's own.
 *
 * @param url the new URL; a relative one, such as `#projects`, keeps the rest
 */
export function replaceUrl(url: string): void {
  try {
    history.replaceState(history.state, "", url);
  } catch {
    // WebKit allows 100 changes in 30 seconds, and a held arrow key makes more. The next change corrects the address.
  }
}
