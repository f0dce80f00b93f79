"use client";

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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        box.dataset.state = "drawn";
        observer.disconnect();
      },
      { threshold: 0.4 },
    );
    box.dataset.state = "waiting";
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={element}
      className={className}
      data-screen-only=""
      // Else it would be drawn again where another layout has a drawing of its own.
      onAnimationEnd={({ currentTarget }) => currentTarget.removeAttribute("data-state")}
    >
      {children}
    </div>
  );
}
