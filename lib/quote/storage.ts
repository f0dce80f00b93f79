type Area = "localStorage" | "sessionStorage";

// The browser's storage can be full or blocked, or contain data that is not ours. The page then works without it, so
// none of these functions throws.

/** Reads an item's value; `{}` if there is none, or it cannot be read. */
export function readItem(area: Area, key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(window[area].getItem(key) ?? "{}"));
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
export function writeItem(area: Area, key: string, value: object | undefined): boolean {
  try {
    if (value) window[area].setItem(key, JSON.stringify(value));
    else window[area].removeItem(key);
    return true;
  } catch (cause) {
    console.warn(`${key} cannot be kept in this browser's storage:`, cause);
    return false;
  }
}

/** The keys that begin with `prefix`; none where the storage is blocked. */
export function keysOf(area: Area, prefix: string): string[] {
  try {
    return Object.keys(window[area]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
