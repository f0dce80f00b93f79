"use client";

import { domAnimation, LazyMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { type ReactNode, useEffect, useRef } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";

// A page that is saved keeps its attributes and styles, but not this property, without which the style sheet hides nothing.
try {
  CSS.registerProperty({
    name: "--unseen",
    syntax: "<number>",
    inherits: false,
    initialValue: "0",
  });
} catch {
  // The server has no CSS, and Firefox before 128 no such properties: it shows everything at once. In development this
  // file may run again.
}

type Props = {
  children: ReactNode;
  className?: string;
  /** Whether the content only fades in. A link to something inside it would miss its target if that still moved. */
  fadeOnly?: boolean;
};

/**
 * Moves its content into place once a tenth of it is visible. This is for content that is below the window
 * when scripts arrive: its `data-reveal` is `hidden`, and `shown` when it has moved. Content in view stays as it is,
 * without the attribute, so that nobody waits for an animation.
 */
export function Reveal({ children, className, fadeOnly }: Props) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isBelow = element.current && element.current.getBoundingClientRect().top > innerHeight;
    if (!isBelow || isMotionReduced()) return;
    // The attribute is set on the element itself, because rendering every `Reveal` again costs a slow phone 50 ms. It
    // is set in the next frame, when every `Reveal` has measured itself. If one were hidden earlier, the browser would
    // have to lay out the page again for the next one's measurement.
    const frame = requestAnimationFrame(() => {
      if (element.current) element.current.dataset.reveal = "hidden";
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    // `domAnimation` leaves out framer-motion's layout and drag features, which makes the scripts smaller.
    <LazyMotion features={domAnimation}>
      <m.div
        ref={element}
        className={className}
        data-fade-only={fadeOnly ? "" : undefined}
        // `--duration-long` and `--ease` in app/globals.css, because framer-motion does not read custom properties.
        whileInView={{ opacity: 1, y: 0, transition: { duration: 0.5, ease: [0.2, 0.7, 0.2, 1] } }}
        viewport={{ once: true, amount: 0.1 }}
        onAnimationComplete={() => {
          // Content that was in view from the start has no state.
          if (element.current?.dataset.reveal) element.current.dataset.reveal = "shown";
        }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
