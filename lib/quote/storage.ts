type Area = "localStorage" | "sessionStorage";

// Storage can be full or blocked, or contain foreign data. The page then works without it.

/** An item's value; `null` where there is none that can be read. */
export function readItem(area: Area, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value, or removes the item when there is none; returns whether the storage did so. */
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
