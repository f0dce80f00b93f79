"use client";

import { useInView } from "framer-motion";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { SlabPreset } from "@/lib/content/services";
import { SCRIPTS_ATTRIBUTE } from "@/lib/page-contract";

type Props = { presets: SlabPreset[]; children: ReactNode };

/** Turns the exported drawing into one that can be changed, by scripts that are fetched when it is near. */
export function PlanLoader({ presets, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<{ presets: SlabPreset[] }>>();
  const near = useInView(container, { once: true, margin: "100%" });

  useEffect(() => {
    if (!near) return;
    import("./interactive-plan")
      .then(({ InteractivePlan }) => setInteractive(() => InteractivePlan))
      // The drawing stays as it is. The section's instructions are hidden.
      .catch(() =>
        container.current?.closest("section")?.setAttribute(SCRIPTS_ATTRIBUTE, "failed"),
      );
  }, [near]);

  return <div ref={container}>{Interactive ? <Interactive presets={presets} /> : children}</div>;
}
