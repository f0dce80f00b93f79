"use client";

import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

const VISIBLE_SHARE = 0.1;
const RISE_PX = 24;
const SETTLE = { duration: 0.5, ease: [0.2, 0.7, 0.2, 1] } as const;

/**
 * Lets its content settle into place once a tenth of it is visible.
 *
 * The page arrives with everything shown; only what is still below the fold when scripts start is
 * hidden, so that nobody waits for, or depends on, an animation.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLDivElement>(null);
  const [armed, setArmed] = useState(false);

  useLayoutEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    if (!still && top > innerHeight) setArmed(true);
  }, []);

  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        ref={element}
        className={className}
        data-reveal={armed ? "armed" : "plain"}
        animate={armed ? { opacity: 0, y: RISE_PX, transition: { duration: 0 } } : undefined}
        whileInView={armed ? { opacity: 1, y: 0, transition: SETTLE } : undefined}
        viewport={{ once: true, amount: VISIBLE_SHARE }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
