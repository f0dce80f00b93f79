/** Replaces the address in the browser's bar. Next ignores the change, because the history state is Next's. */
export function replaceAddress(address: string): void {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // WebKit allows 100 changes in 30 seconds: a held arrow key makes more.
  }
}
