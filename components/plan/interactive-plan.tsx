import { useState, useSyncExternalStore } from "react";
import { FINISH_NAME, quoteLink } from "@/lib/page-contract";
import { finishTexts, planTexts } from "@/lib/site";
import { costOf, sizeSentences } from "@/lib/slab";
import { ButtonLink } from "../ui/button";
import styles from "./plan.module.css";
import { PlanPurpose, PlanSize } from "./plan-controls";
import { PlanSummary } from "./plan-drawing";
import { type JointChanges, PlanJoints } from "./plan-joints";
import type { Preset } from "./presets";

/** The plan, as the visitor changes it. */
export function InteractivePlan({ presets }: { presets: Preset[] }) {
  // Another slab has all of its joints: it comes without changes.
  const [state, setState] = useState<Preset & { changes?: JointChanges }>(presets[0] as Preset);
  const { kind, name, price, slab, changes } = state;
  const finish = useSyncExternalStore(subscribeToChanges, chosenFinish);
  const cost = price && planTexts.cost(costOf(slab, price));
  const text = [sizeSentences(slab), cost, finish && finishTexts.askText(finish)]
    .filter(Boolean)
    .join(" ");
  // On one line: with no-break spaces.
  const size = planTexts.feet(`${slab.width} x ${slab.length}`).replaceAll(" ", "\u00a0");
  return (
    <div className={styles.columns} data-split="">
      <PlanPurpose presets={presets} kind={kind} onChange={setState} />
      <div className={styles.paper}>
        <PlanJoints
          slab={slab}
          finish={finish}
          changes={changes}
          onChange={(changes) => setState({ ...state, changes })}
        />
      </div>
      <PlanSize slab={slab} onChange={(slab) => setState({ kind, name, price, slab })} />
      <PlanSummary slab={slab} price={price} aria-live="polite" />
      <div className={styles.quote}>
        <ButtonLink {...quoteLink({ kind, label: `${name}, ${size}`, text, includesSize: true })}>
          {planTexts.quote}
        </ButtonLink>
      </div>
    </div>
  );
}

const subscribeToChanges = (listener: () => void) => {
  document.addEventListener("change", listener);
  return () => document.removeEventListener("change", listener);
};

/** The name of the finish that is chosen on the slab above: its radio buttons belong to the browser. */
const chosenFinish = () =>
  document.querySelector<HTMLInputElement>(`[name='${FINISH_NAME}']:checked`)?.value;
