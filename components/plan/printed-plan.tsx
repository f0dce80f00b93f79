import { createPortal } from "react-dom";
import { facts } from "@/lib/content/facts";
import type { UsualSlab } from "@/lib/content/services";
import type { Hatch } from "@/lib/content/types";
import { priceSentence, summaryOf } from "@/lib/plan/sentences";
import type { Slab } from "@/lib/plan/slab";
import { Stamp } from "../ui/stamp";
import { type JointChanges, omittedIn } from "./joint-changes";
import { PlanDrawing } from "./plan-drawing";
import { geometryOf, SHEETS } from "./plan-geometry";
import styles from "./printed-plan.module.css";
import { planTexts } from "./texts";

type Props = {
  usualSlab: UsualSlab;
  slab: Slab;
  jointChanges: JointChanges;
  hatch: Hatch | undefined;
};

/** The plan on a printed page of its own. It is rendered into `body`, so that it prints after everything else. */
export function PrintedPlan({ usualSlab, slab, jointChanges, hatch }: Props) {
  const price = priceSentence(slab, usualSlab);
  return createPortal(
    <div className={styles.page}>
      <PlanDrawing
        slab={slab}
        geometry={geometryOf(slab, SHEETS.lying)}
        hatch={hatch}
        changes={jointChanges}
        scale={usualSlab.scale}
      />
      <p>{summaryOf(slab, omittedIn(jointChanges))}</p>
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
