import { useState, useSyncExternalStore } from "react";
import type { Hatch } from "@/lib/content/schema";
import type { SlabPreset } from "@/lib/content/services";
import { FINISH_NAME } from "@/lib/page-contract";
import { quoteLink } from "@/lib/quote/quote-link";
import { finishTexts, planTexts } from "@/lib/site";
import { costOf, LIMITS, type Slab, sizeSentences, THICKNESSES } from "@/lib/slab";
import { ButtonLink } from "../ui/button";
import { RadioChip } from "../ui/chip";
import styles from "./interactive-plan.module.css";
import { ALL_JOINTS, PlanJoints } from "./plan-joints";
import { PlanLayout } from "./plan-layout";

/** The plan, as the visitor changes it. */
export function InteractivePlan({ presets }: { presets: SlabPreset[] }) {
  const [preset, setPreset] = useState(presets[0] as SlabPreset);
  const [slab, setSlab] = useState(preset.slab);
  const [changes, setChanges] = useState(ALL_JOINTS);
  const { kind, name, price } = preset;
  const finish = useSyncExternalStore(subscribeToChanges, chosenFinish);
  const cost = price && planTexts.cost(costOf(slab, price));
  const text = [sizeSentences(slab), cost, finish && finishTexts.askText(finish.value)]
    .filter(Boolean)
    .join(" ");
  const hatch = finish?.dataset.hatch as Hatch | undefined;
  const label = `${name}, ${planTexts.feet(`${slab.width} x ${slab.length}`)}`;
  const draw = (changed: Slab) => {
    setSlab(changed);
    setChanges(ALL_JOINTS);
  };
  return (
    <PlanLayout
      slab={slab}
      price={price}
      purpose={
        <fieldset className={styles.chips} data-row="">
          <legend>{planTexts.purpose}</legend>
          {presets.map((other) => (
            <RadioChip
              key={other.kind}
              name="plan-kind"
              checked={other.kind === kind}
              onChange={() => {
                setPreset(other);
                draw(other.slab);
              }}
            >
              {other.name}
            </RadioChip>
          ))}
        </fieldset>
      }
      drawing={<PlanJoints {...{ slab, hatch, changes }} onChange={setChanges} />}
      size={<PlanSize slab={slab} onChange={draw} />}
      quote={
        <ButtonLink {...quoteLink(kind, { label, text, includesSize: true })}>
          {planTexts.quote}
        </ButtonLink>
      }
    />
  );
}

/** The sides and the thickness of the slab. */
function PlanSize({ slab, onChange }: { slab: Slab; onChange: (slab: Slab) => void }) {
  return (
    <>
      {(["width", "length"] as const).map((side) => (
        <div key={side} className={styles.slider}>
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
      <fieldset className={styles.chips} data-row="">
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
    </>
  );
}

const subscribeToChanges = (listener: () => void) => {
  document.addEventListener("change", listener);
  return () => document.removeEventListener("change", listener);
};

/** The radio button of the finish that is chosen on the slab above. It is uncontrolled. */
const chosenFinish = () =>
  document.querySelector<HTMLInputElement>(`[name='${FINISH_NAME}']:checked`);
