import { createPortal } from "react-dom";
import { facts } from "@/lib/content/facts";
import type { SlabPreset } from "@/lib/content/services";
import type { Hatch } from "@/lib/content/types";
import type { ScaleObject } from "@/lib/plan/scale";
import { priceSentence, summaryOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { Stamp } from "../ui/stamp";
import type { JointChanges } from "./joint-changes";
import { PlanDrawing } from "./plan-drawing";
import { geometryOf } from "./plan-geometry";
import styles from "./plan-paper.module.css";
import { planTexts } from "./texts";

/** The size of the drawing in pixels. Its width fits on A4, which is narrower than US Letter. */
const PAPER = { width: 640, height: 660 };

type Props = {
  slab: Slab;
  preset: SlabPreset;
  hatch: Hatch | undefined;
  scale: ScaleObject | undefined;
  changes: JointChanges;
  out: readonly number[];
};

/** The plan on a printed sheet of its own. It is rendered into `body`, so that it prints after everything else. */
export function PlanPaper({ slab, preset, out, ...drawn }: Props) {
  const price = priceSentence(slab, preset);
  return createPortal(
    <div className={styles.paper}>
      <div className={styles.drawing}>
        <PlanDrawing slab={slab} geometry={geometryOf(slab, PAPER)} out={out} {...drawn} />
      </div>
      <p>{summaryOf(slab, out)}</p>
      {price && <p>{price}</p>}
      <p>{planTexts.ask}</p>
      <div className={styles.company}>
        <Stamp>
          <strong>{facts.name}</strong>
          {`${facts.city}, ${facts.state}`}
        </Stamp>
        <p>{facts.phone}</p>
      </div>
    </div>,
    document.body,
  );
}
