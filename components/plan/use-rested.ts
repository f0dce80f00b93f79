import { useEffect, useState } from "react";

/** How long a visitor does nothing until a change counts as done, in milliseconds. */
const REST_MS = 500;

/** A value as it was when it last stood still for half a second. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
