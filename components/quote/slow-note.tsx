import { useEffect, useState } from "react";
import { quoteForm } from "@/lib/site";

/** After how long sending is called slow, in milliseconds. */
const SLOW_AFTER_MS = 3000;

/** Says nothing at first, and then that sending still goes on. */
export function SlowNote() {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);

  return slow && <span>{quoteForm.slow}</span>;
}
