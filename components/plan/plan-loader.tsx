"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SCRIPTS_ATTRIBUTE } from "@/lib/page-contract";
import type { InteractivePlanProps } from "./interactive-plan";

type Props = InteractivePlanProps & {
  /** The exported plan. */
  children: ReactNode;
};

/** Replaces the exported plan by one that can be changed. Its scripts are fetched when it is near. */
export function PlanLoader({ children, ...props }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<InteractivePlanProps>>();
  const near = useInView(container, { once: true, margin: "100%" });

  useEffect(() => {
    if (!near) return;
    import("./interactive-plan")
      .then(({ InteractivePlan }) => {
        // The exported plan has one control that can have the focus: its link.
        const hadFocus = container.current?.contains(document.activeElement);
        flushSync(() => setInteractive(() => InteractivePlan));
        if (hadFocus) container.current?.querySelector("a")?.focus({ preventScroll: true });
      })
      // The exported plan stays. The section's instructions are hidden.
      .catch(() =>
        container.current?.closest("section")?.setAttribute(SCRIPTS_ATTRIBUTE, "failed"),
      );
  }, [near]);

  return <div ref={container}>{Interactive ? <Interactive {...props} /> : children}</div>;
}
