"use client";

import { inView } from "framer-motion";
import { type ReactNode, useEffect, useRef } from "react";
import { canAnimate } from "@/lib/browser/reduced-motion";

/**
 * Sets `data-state`, on which the animation in the style sheet depends: `undrawn` while the drawing is below the
 * window, `drawn` once 40 % of it has come into view. A drawing that is in view when scripts start gets no state, and
 * is not animated.
 */
export function DrawnInView({ children, className }: { children: ReactNode; className?: string }) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element || !canAnimate(element)) return;
    element.dataset.state = "undrawn";
    const draw = () => {
      element.dataset.state = "drawn";
    };
    return inView(element, draw, { amount: 0.4 });
  }, []);

  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
}
