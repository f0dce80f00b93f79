import { useInView } from "framer-motion";
import { type RefObject, useEffect, useState } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import type { JointChange } from "./joint-changes";

/** When a joint is taken out, and when it is put back: milliseconds after the plan has come into view. */
const OMIT_AFTER_MS = 600;
const RESTORE_AFTER_MS = 3600;

/**
 * Shows once, when the plan comes into view, what a press on a joint does.
 *
 * @returns what to show of a joint; undefined until the demonstration begins
 */
export function useDemonstration(plan: RefObject<HTMLElement | null>): JointChange | undefined {
  const [change, setChange] = useState<JointChange>();
  const seen = useInView(plan, { once: true, amount: 0.7 });
  useEffect(() => {
    if (!seen || isMotionReduced()) return;
    const timers = [
      setTimeout(() => setChange("omitted"), OMIT_AFTER_MS),
      setTimeout(() => setChange("restored"), RESTORE_AFTER_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [seen]);
  return change;
}
