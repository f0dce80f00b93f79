"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { plan } from "@/lib/site";
import styles from "./plan.module.css";
import type { Preset } from "./presets";

type Props = {
  presets: Preset[];
  drawing: ReactNode;
  /** Its title block. */
  children: ReactNode;
};

/** Turns the exported drawing into one that can be changed, by scripts that are fetched when it is near. */
export function PlanLoader({ presets, drawing, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<{ presets: Preset[] }>>();

  const near = useInView(container, { once: true, margin: "100%" });

  useEffect(() => {
    if (!near) return;
    import("./interactive-plan")
      .then(({ InteractivePlan }) => setInteractive(() => InteractivePlan))
      // The drawing stays as it is.
      .catch(() => {});
  }, [near]);

  if (Interactive) return <Interactive presets={presets} />;
  return (
    <div ref={container} className={styles.columns}>
      <div className={styles.purpose} data-needs-script="" />
      <div className={styles.paper}>
        {drawing}
        <p className={styles.message} data-needs-script="">
          {plan.hint}
        </p>
      </div>
      <div className={styles.size} data-needs-script="" />
      {children}
      <div className={styles.quote} data-needs-script="" />
    </div>
  );
}
