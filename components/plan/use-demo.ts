import { inView } from "framer-motion";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { isTyping } from "@/lib/is-typing";
import { isMotionReduced } from "@/lib/reduced-motion";

/** A joint that is left out, or that is back and has the crack inside it. */
export type JointState = "omitted" | "restored";

/**
 * Leaves one joint out and puts it back, once, when the drawing comes into view: unless less motion is wanted,
 * or somebody is typing.
 */
export function useDemo(
  drawing: RefObject<HTMLElement | null>,
  onChange: (state: JointState) => void,
) {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (!drawing.current || isMotionReduced()) return;
    const timers: NodeJS.Timeout[] = [];
    const play = () => {
      if (isTyping()) return;
      timers.push(
        setTimeout(() => change("omitted"), 600),
        setTimeout(() => change("restored"), 3600),
      );
    };
    const stopLooking = inView(drawing.current, play, { amount: 0.7 });
    return () => {
      stopLooking();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [drawing]);
}
