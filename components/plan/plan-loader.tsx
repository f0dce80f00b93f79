"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { islandState } from "@/lib/starter/shared-names";
import { ErrorBoundary } from "../ui/error-boundary";
import type { InteractivePlanProps } from "./interactive-plan";

type Props = InteractivePlanProps & {
  /** The section's heading and lead. */
  head: ReactNode;
  /** The exported plan. */
  children: ReactNode;
};

/** Replaces the exported plan by an interactive one, whose script is fetched when the plan comes near the window. */
export function PlanLoader({ head, children, ...props }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<InteractivePlanProps>>();
  const [hasFailed, setFailed] = useState(false);
  const near = useInView(container, { once: true, margin: "100%" });

  useEffect(() => {
    if (!near) return;
    import("./interactive-plan")
      .then(({ InteractivePlan }) => setInteractive(() => InteractivePlan))
      // The exported plan stays, without the controls that need the script.
      .catch(() => setFailed(true));
  }, [near]);

  // Not `waiting`, because the starter waits until no island is, and this script may be fetched much later.
  const state = hasFailed ? "failed" : "late";
  return (
    <div ref={container} {...islandState(Interactive ? "ready" : state)}>
      {head}
      <ErrorBoundary>{Interactive ? <Interactive {...props} /> : children}</ErrorBoundary>
    </div>
  );
}
