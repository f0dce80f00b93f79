"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { islandState } from "@/lib/early/shared-names";
import { ErrorBoundary } from "../page/error-boundary";
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

  // The plan becomes an island only when it is ready: the starter waits until no island is waiting, and the plan's
  // script may be fetched much later. So `data-plan` is for the time before (app/globals.css).
  const state = Interactive ? islandState(true) : { "data-plan": hasFailed ? "failed" : "waiting" };
  return (
    <div ref={container} {...state}>
      {head}
      <ErrorBoundary>{Interactive ? <Interactive {...props} /> : children}</ErrorBoundary>
    </div>
  );
}
