import { createPortal } from "react-dom";
import { facts } from "@/lib/content/facts";
import type { SlabPreset } from "@/lib/content/services";
import { priceSentence, summaryOf } from "@/lib/plan/sentences";
import type { JointState, Slab } from "@/lib/plan/slab";
import { Stamp } from "../ui/stamp";
import { PlanDrawing } from "./plan-drawing";
import { geometryOf, SHEETS } from "./plan-geometry";
import styles from "./printed-plan.module.css";
import { planTexts } from "./texts";

type Props = {
  preset: SlabPreset;
  slab: Slab;
  jointState: JointState;
};

/** The plan on a printed page of its own. It is rendered into `body`, so that it prints after everything else. */
export function PrintedPlan({ preset, slab, jointState }: Props) {
  const price = priceSentence(slab, preset);
  return createPortal(
    <div className={styles.page}>
      <PlanDrawing
        slab={slab}
        geometry={geometryOf(slab, SHEETS.lying)}
        jointState={jointState}
        scale={preset.scale}
      />
      <p>{summaryOf(slab, jointState.omitted)}</p>
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
