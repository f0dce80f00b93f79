type Parts = Partial<Pick<Location, "search" | "hash">>;

/**
 * Replaces the query or the anchor of the URL in the address bar, without an entry in the history. The query is the
 * plan's, and the anchor that of whoever was used last: what is not given stays as it is. Next ignores the change, because
 * the history state stays Next's own.
 */
export function replaceUrl({ search = location.search, hash = location.hash }: Parts): void {
  try {
    history.replaceState(history.state, "", search + hash);
  } catch {
    // WebKit allows 100 changes in 30 seconds, and a held arrow key makes more. The next change corrects the address.
  }
}
