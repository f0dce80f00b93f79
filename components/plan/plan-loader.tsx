"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { SCRIPTS_ATTRIBUTE } from "@/lib/page-contract";
import styles from "./plan.module.css";
import type { Plan } from "./presets";

type Props = { presets: Plan[]; children: ReactNode };

/** Turns the exported drawing into one that can be changed, by scripts that are fetched when it is near. */
export function PlanLoader({ presets, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<{ presets: Plan[] }>>();
  const near = useInView(container, { once: true, margin: "100%" });

  useEffect(() => {
    if (!near) return;
    import("./interactive-plan")
      .then(({ InteractivePlan }) => setInteractive(() => InteractivePlan))
      // The drawing stays as it is. What its section says of pressing and setting is hidden.
      .catch(() =>
        container.current?.closest("section")?.setAttribute(SCRIPTS_ATTRIBUTE, "failed"),
      );
  }, [near]);

  return (
    <div ref={container} className={styles.columns} data-split="">
      {Interactive ? <Interactive presets={presets} /> : children}
    </div>
  );
}
