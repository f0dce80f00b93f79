type StorageName = "localStorage" | "sessionStorage";

// The browser's storage can be full or blocked, or contain data that is not ours. The page then works without it, so
// none of these functions throws.

/** Reads an item's value; `{}` if there is none, or it cannot be read. */
export function readJson(storage: StorageName, key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(window[storage].getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

/**
 * Stores a value.
 *
 * @param value undefined removes the item
 * @returns whether the storage did so
 */
export function writeJson(storage: StorageName, key: string, value: object | undefined): boolean {
  try {
    if (value) window[storage].setItem(key, JSON.stringify(value));
    else window[storage].removeItem(key);
    return true;
  } catch (cause) {
    console.warn(`${key} cannot be kept in this browser's storage:`, cause);
    return false;
  }
}

/** The keys that begin with `prefix`; none where the storage is blocked. */
export function keysOf(storage: StorageName, prefix: string): string[] {
  try {
    return Object.keys(window[storage]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
