import { inView } from "framer-motion";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isTyping } from "@/lib/is-typing";
import { isMotionReduced } from "@/lib/reduced-motion";

/** A joint that is left out, or that is back and has the crack inside it. */
export type JointState = "omitted" | "restored";

/** When one joint leaves by itself, and when it comes back, in milliseconds. */
const DEMO: [JointState, number][] = [
  ["omitted", 600],
  ["restored", 3600],
];

/**
 * Leaves one joint out and puts it back, once, when the drawing comes into view: unless less motion is wanted,
 * or somebody is typing.
 *
 * @returns what stops it
 */
export function useDemo(
  sheet: RefObject<HTMLElement | null>,
  onChange: (state: JointState) => void,
) {
  const stop = useRef(() => {});
  const onTime = useEffectEvent(onChange);
  useEffect(() => {
    if (isMotionReduced()) return;
    let timers: NodeJS.Timeout[] = [];
    const play = () => {
      if (isTyping()) return;
      timers = DEMO.map(([state, after]) => setTimeout(() => onTime(state), after));
    };
    const stopLooking = sheet.current ? inView(sheet.current, play, { amount: 0.7 }) : undefined;
    stop.current = () => {
      stopLooking?.();
      for (const timer of timers) clearTimeout(timer);
    };
    return () => stop.current();
  }, [sheet]);
  return () => stop.current();
}
