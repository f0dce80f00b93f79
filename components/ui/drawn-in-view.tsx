"use client";

import { inView } from "framer-motion";
import { type ReactNode, useEffect, useRef } from "react";

/**
 * Says in `data-state` when its drawing is to be drawn: `waiting` while it is below the window, `drawn` once
 * a good part of it has come into view. Without scripts, and with less motion, it is just there.
 */
export function DrawnInView({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = element.current;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!box || reduced || box.getBoundingClientRect().top <= innerHeight) return;
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
