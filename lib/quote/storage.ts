type Kind = "localStorage" | "sessionStorage";

// Storage can be full or blocked, or contain foreign data. The page then works without it.

/**
 * @param kind which of the two storages
 * @param key the item's key
 * @returns the item's value: `undefined` when there is none, `null` when it is not JSON
 */
export function readItem(kind: Kind, key: string): unknown {
  try {
    const text = window[kind].getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch (cause) {
    return cause instanceof SyntaxError ? null : undefined;
  }
}

/**
 * @param kind which of the two storages
 * @param key the item's key
 * @param value what to keep, or `undefined` to remove the item
 * @returns whether the storage took it
 */
export function writeItem(kind: Kind, key: string, value: object | undefined): boolean {
  try {
    if (value) window[kind].setItem(key, JSON.stringify(value));
    else window[kind].removeItem(key);
    return true;
  } catch (cause) {
    console.warn(`${key} cannot be kept in this browser's storage:`, cause);
    return false;
  }
}

/** The keys that begin with `prefix`; none where the storage is forbidden. */
export function keysOf(kind: Kind, prefix: string): string[] {
  try {
    return Object.keys(window[kind]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
