"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../page/error-boundary";
import type { InteractivePlanProps } from "./interactive-plan";
import styles from "./plan-layout.module.css";

type Props = InteractivePlanProps & {
  /** The section's heading and lead. */
  head: ReactNode;
  /** The exported plan. */
  children: ReactNode;
};

/** Replaces the exported plan by one that can be changed. Its scripts are fetched when it is near. */
export function PlanLoader({ head, children, ...props }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<InteractivePlanProps>>();
  const [hasFailed, setFailed] = useState(false);
  const near = useInView(container, { once: true, margin: "100%" });

  useEffect(() => {
    if (!near) return;
    import("./interactive-plan")
      .then(({ InteractivePlan }) => setInteractive(() => InteractivePlan))
      // The exported plan stays.
      .catch(() => setFailed(true));
  }, [near]);

  const state = Interactive ? "ready" : hasFailed ? "failed" : "waiting";
  return (
    <div ref={container} className={styles.plan} data-state={state}>
      {head}
      <ErrorBoundary>{Interactive ? <Interactive {...props} /> : children}</ErrorBoundary>
    </div>
  );
}
