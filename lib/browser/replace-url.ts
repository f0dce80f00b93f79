type Parts = Partial<Pick<Location, "search" | "hash">>;

/**
 * Replaces the query or the anchor of the URL in the address bar, without an entry in the history. The query is the
 * plan's, and the anchor that of whoever was used last: what is not given stays as it is. This calls the browser's own
 * method, because Next's, which `history.replaceState` leads to, would route where an entry has no state of Next's.
 */
export function replaceUrl({ search = location.search, hash = location.hash }: Parts): void {
  try {
    History.prototype.replaceState.call(history, history.state, "", search + hash);
  } catch {
    // WebKit allows 100 changes in 30 seconds, and a held arrow key makes more. The next change corrects the address.
  }
}
