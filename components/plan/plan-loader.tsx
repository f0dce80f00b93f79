"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { plan } from "@/lib/site";
import type { Preset } from "../sections/plan";
import styles from "./plan.module.css";

type Props = {
  presets: Preset[];
  drawing: ReactNode;
  /** Its title block. */
  children: ReactNode;
};

/** Turns the exported drawing into one that can be changed, by scripts that are fetched when it is near. */
export function PlanLoader({ presets, drawing, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [Board, setBoard] = useState<ComponentType<{ presets: Preset[] }>>();

  const near = useInView(place, { once: true, margin: "100%" });

  useEffect(() => {
    if (!near) return;
    import("./plan-board")
      .then(({ PlanBoard }) => setBoard(() => PlanBoard))
      // The drawing stays as it is.
      .catch(() => {});
  }, [near]);

  if (Board) return <Board presets={presets} />;
  return (
    <div ref={place} className={styles.board}>
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
