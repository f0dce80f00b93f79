import { useEffect, useState } from "react";

/** For how long a value must not change, in milliseconds. */
const DELAY_MS = 500;

/** Debounces a value: returns the latest one that has not changed for half a second. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
