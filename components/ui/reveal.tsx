"use client";

import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useEffect, useRef } from "react";
import { canAnimate } from "@/lib/browser/reduced-motion";

type Props = {
  children: ReactNode;
  className?: string;
  /** Whether it only fades in. A link to something inside would otherwise end beside it, because it still moves. */
  fadeOnly?: boolean;
};

/**
 * Moves its content into place once a tenth of it is visible.
 *
 * Nothing in view is ever hidden, so nobody waits for an animation. Only what is below the window is.
 */
export function Reveal({ children, className, fadeOnly }: Props) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!element.current || !canAnimate(element.current)) return;
    // A tenth of it might never fit into a window that is far zoomed in.
    if (element.current.offsetHeight > 5 * innerHeight) return;
    // Set on the element itself: to render every `Reveal` again costs a slow phone 50 ms. In the next frame,
    // when all of them have measured.
    const frame = requestAnimationFrame(() => {
      if (element.current) element.current.dataset.reveal = "hidden";
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    // Without framer-motion's layout and drag features.
    <LazyMotion features={domAnimation}>
      <m.div
        ref={element}
        className={className}
        data-fade-only={fadeOnly ? "" : undefined}
        // The curve is `--ease` in app/globals.css, as numbers because framer-motion does not read custom properties.
        whileInView={{ opacity: 1, y: 0, transition: { duration: 0.5, ease: [0.2, 0.7, 0.2, 1] } }}
        viewport={{ once: true, amount: 0.1 }}
        onAnimationComplete={() => {
          if (element.current) element.current.dataset.reveal = "shown";
        }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
