import { clsx } from "clsx";
import { useState, useSyncExternalStore } from "react";
import { FINISH_NAME } from "@/lib/page-contract";
import { quoteLink } from "@/lib/quote/quote-link";
import { finishTexts, planTexts } from "@/lib/site";
import { costOf, LIMITS, type Slab, sizeSentences, THICKNESSES } from "@/lib/slab";
import { ButtonLink } from "../ui/button";
import { RadioChip } from "../ui/chip";
import interactive from "./interactive-plan.module.css";
import styles from "./plan.module.css";
import { PlanSummary } from "./plan-drawing";
import { NO_CHANGES, PlanJoints } from "./plan-joints";
import type { Plan } from "./presets";

/** The plan, as the visitor changes it. */
export function InteractivePlan({ presets }: { presets: Plan[] }) {
  const [plan, setPlan] = useState(presets[0] as Plan);
  const [changes, setChanges] = useState(NO_CHANGES);
  const { kind, name, price, slab } = plan;
  const finish = useSyncExternalStore(subscribeToChanges, chosenFinish);
  const cost = price && planTexts.cost(costOf(slab, price));
  const text = [sizeSentences(slab), cost, finish && finishTexts.askText(finish)]
    .filter(Boolean)
    .join(" ");
  const changePlan = (changed: Plan) => {
    setPlan(changed);
    setChanges(NO_CHANGES);
  };
  const label = `${name}, ${planTexts.feet(`${slab.width} x ${slab.length}`)}`;
  return (
    <>
      <fieldset className={clsx(styles.purpose, interactive.choice)}>
        <legend>{planTexts.purpose}</legend>
        {presets.map((preset) => (
          <RadioChip
            key={preset.kind}
            name="plan-kind"
            checked={preset.kind === kind}
            onChange={() => changePlan(preset)}
          >
            {preset.name}
          </RadioChip>
        ))}
      </fieldset>
      <div className={styles.paper}>
        <PlanJoints slab={slab} finish={finish} changes={changes} onChange={setChanges} />
      </div>
      <PlanSize slab={slab} onChange={(changed) => changePlan({ ...plan, slab: changed })} />
      <PlanSummary slab={slab} price={price} aria-live="polite" />
      <div className={styles.quote}>
        <ButtonLink {...quoteLink(kind, { label, text, includesSize: true })}>
          {planTexts.quote}
        </ButtonLink>
      </div>
    </>
  );
}

/** The sides and the thickness of the slab. */
function PlanSize({ slab, onChange }: { slab: Slab; onChange: (slab: Slab) => void }) {
  return (
    <div className={styles.size}>
      {(["width", "length"] as const).map((side) => (
        <div key={side} className={interactive.slider}>
          <label htmlFor={`plan-${side}`}>{planTexts[side]}</label>
          <span aria-hidden="true">{planTexts.feet(slab[side])}</span>
          <input
            id={`plan-${side}`}
            type="range"
            {...LIMITS[side]}
            value={slab[side]}
            aria-valuetext={planTexts.spoken(slab[side])}
            onChange={({ target }) => onChange({ ...slab, [side]: target.valueAsNumber })}
          />
        </div>
      ))}
      <fieldset className={interactive.choice}>
        <legend>{planTexts.thickness}</legend>
        {THICKNESSES.map((inches) => (
          <RadioChip
            key={inches}
            name="plan-inches"
            checked={slab.inches === inches}
            onChange={() => onChange({ ...slab, inches })}
          >
            {planTexts.inches(inches)} <span>{planTexts.traffic[inches]}</span>
          </RadioChip>
        ))}
      </fieldset>
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
