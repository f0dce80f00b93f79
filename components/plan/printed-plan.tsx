import { createPortal } from "react-dom";
import { facts } from "@/lib/content/facts";
import type { Plan } from "@/lib/plan/plan";
import { priceSentence, summaryOf } from "@/lib/plan/sentences";
import { Stamp } from "../ui/stamp";
import { PlanDrawing } from "./plan-drawing";
import { geometryOf, SHEETS } from "./plan-geometry";
import styles from "./printed-plan.module.css";
import { planTexts } from "./texts";

/** The plan on a printed page of its own. It is rendered into `body`, so that it prints after everything else. */
export function PrintedPlan({ plan: { usual, slab, jointState } }: { plan: Plan }) {
  const price = priceSentence(slab, usual);
  return createPortal(
    <div className={styles.page}>
      <h2>{planTexts.title(usual.name)}</h2>
      <div className={styles.drawing}>
        <PlanDrawing
          slab={slab}
          geometry={geometryOf(slab, SHEETS.lying)}
          jointState={jointState}
          scale={usual.scale}
          isNumbered
        />
      </div>
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
