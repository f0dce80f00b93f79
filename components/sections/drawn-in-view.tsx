"use client";

import { inView } from "framer-motion";
import { type ReactNode, useEffect, useRef } from "react";
import { canAnimate } from "@/lib/browser/reduced-motion";

/**
 * Tells its styles in `data-state` when to animate its drawing: `undrawn` while it is below the window, `drawn`
 * once 40 % of it has come into view. Otherwise it has no state.
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
