import { useInView } from "framer-motion";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";

/** When a joint is left out, and when it is put back: milliseconds after the plan has come into view. */
const OMIT_AFTER_MS = 600;
const RESTORE_AFTER_MS = 3600;

/**
 * Shows once, when the plan comes into view, what a press on a joint does.
 *
 * @param onStep called to take a joint out, and later to put it back
 */
export function useDemonstration(
  plan: RefObject<HTMLElement | null>,
  onStep: (state: "omitted" | "restored") => void,
) {
  const seen = useInView(plan, { once: true, amount: 0.7 });
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (!seen || isMotionReduced()) return;
    const timers = [
      setTimeout(() => step("omitted"), OMIT_AFTER_MS),
      setTimeout(() => step("restored"), RESTORE_AFTER_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [seen]);
}
