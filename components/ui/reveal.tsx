"use client";

import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

const VISIBLE_SHARE = 0.1;
const RISE_PX = 24;
/** Between neighbours that come into view together. */
const BEAT_S = 0.08;

type Props = {
  children: ReactNode;
  className?: string;
  /** Its place among neighbours that come into view together, from 0. */
  order?: number;
};

/**
 * Lets its content settle into place once a tenth of it is visible, or once it fills half the
 * window, where a tenth of it is more than that.
 *
 * The page arrives with everything shown; only what is still below the fold when scripts start is
 * hidden, so that nobody waits for, or depends on, an animation.
 */
export function Reveal({ children, className, order = 0 }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [armed, setArmed] = useState(false);
  const [share, setShare] = useState(VISIBLE_SHARE);

  useLayoutEffect(() => {
    const box = element.current?.getBoundingClientRect();
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!box || reduced || box.top <= innerHeight) return;
    setArmed(true);
    const fitShare = () => {
      const height = element.current?.offsetHeight || 1;
      setShare(Math.min(VISIBLE_SHARE, innerHeight / 2 / height));
    };
    fitShare();
    addEventListener("resize", fitShare);
    return () => removeEventListener("resize", fitShare);
  }, []);

  const settle = { duration: 0.5, delay: order * BEAT_S, ease: [0.2, 0.7, 0.2, 1] as const };
  return (
    <LazyMotion features={domAnimation} strict>
      <m.div
        ref={element}
        className={className}
        data-reveal={armed ? "armed" : "plain"}
        animate={armed ? { opacity: 0, y: RISE_PX, transition: { duration: 0 } } : undefined}
        whileInView={armed ? { opacity: 1, y: 0, transition: settle } : undefined}
        viewport={{ once: true, amount: share }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
