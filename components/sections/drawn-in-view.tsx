"use client";

import { inView } from "framer-motion";
import { type ReactNode, useEffect, useRef } from "react";
import { isMotionReduced } from "@/lib/reduced-motion";

/**
 * Tells its styles in `data-state` when to animate its drawing: `waiting` while it is below the window, `drawn`
 * once 40 % of it has come into view. Without scripts and under reduced motion it has no state.
 */
export function DrawnInView({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = element.current;
    if (!box || isMotionReduced() || box.getBoundingClientRect().top <= innerHeight) return;
    box.dataset.state = "waiting";
    const draw = () => {
      box.dataset.state = "drawn";
    };
    return inView(box, draw, { amount: 0.4 });
  }, []);

  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
