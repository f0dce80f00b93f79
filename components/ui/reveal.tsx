"use client";

import * as m from "framer-motion/m";
import { type ReactNode, useEffect, useRef, useState } from "react";

const VISIBLE_SHARE = 0.1;
/** Between neighbours that come into view together. */
const STAGGER_S = 0.08;

type Props = {
  children: ReactNode;
  className?: string;
  /** Its place among neighbours that come into view together, from 0. */
  order?: number;
  /** Whether it only fades in: a link that leads to something inside would end beside what still moves. */
  still?: boolean;
};

/**
 * Moves its content into place, inside `Motion`, once a tenth of it is visible, or once it fills half the
 * window if that is less.
 *
 * The page arrives with everything shown; only what is still below the fold when scripts start is
 * hidden, so that nobody waits for, or depends on, an animation.
 */
export function Reveal({ children, className, order = 0, still }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(VISIBLE_SHARE);

  useEffect(() => {
    const box = element.current?.getBoundingClientRect();
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!box || reduced || box.top <= innerHeight) return;
    // Set on the element itself: to render every `Reveal` again costs a slow phone 50 ms. In the next frame,
    // when all of them have measured.
    const frame = requestAnimationFrame(() => {
      if (element.current) element.current.dataset.reveal = "hidden";
    });
    const fitShare = () => {
      const height = element.current?.offsetHeight || 1;
      setShare(Math.min(VISIBLE_SHARE, innerHeight / 2 / height));
    };
    fitShare();
    addEventListener("resize", fitShare);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", fitShare);
    };
  }, []);

  const settle = { duration: 0.5, delay: order * STAGGER_S, ease: [0.2, 0.7, 0.2, 1] as const };
  return (
    <m.div
      ref={element}
      className={className}
      data-reveal="shown"
      data-still={still ? "" : undefined}
      whileInView={{ opacity: 1, y: 0, transition: settle }}
      viewport={{ once: true, amount: share }}
    >
      {children}
    </m.div>
  );
}
