import { clsx } from "clsx";
import { planTexts } from "@/lib/site";
import { LIMITS, type Slab } from "@/lib/slab";
import interactive from "./interactive-plan.module.css";
import styles from "./plan.module.css";
import type { Preset } from "./presets";

type PurposeProps = {
  presets: Preset[];
  /** The kind of work that is chosen. */
  kind: string;
  onChange: (preset: Preset) => void;
};

/** What the slab is for. */
export function PlanPurpose({ presets, kind, onChange }: PurposeProps) {
  return (
    <fieldset className={clsx(styles.purpose, interactive.choice)}>
      <legend>{planTexts.purpose}</legend>
      {presets.map((preset) => (
        <label key={preset.kind}>
          <input
            type="radio"
            name="plan-kind"
            checked={preset.kind === kind}
            onChange={() => onChange(preset)}
          />
          {preset.name}
        </label>
      ))}
    </fieldset>
  );
}

type SizeProps = { slab: Slab; onChange: (slab: Slab) => void };

/** The sides and the thickness of the slab. */
export function PlanSize({ slab, onChange }: SizeProps) {
  return (
    <div className={clsx(styles.size, interactive.size)}>
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
        {planTexts.thicknesses.map(({ inches, label, use }) => (
          <label key={inches}>
            <input
              type="radio"
              name="plan-inches"
              checked={slab.inches === inches}
              onChange={() => onChange({ ...slab, inches })}
            />
            {label} <small>{use}</small>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
