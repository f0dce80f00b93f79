import { clsx } from "clsx";
import type { SlabPreset } from "@/lib/content/services";
import { planTexts } from "@/lib/site";
import { LIMITS, type Slab, THICKNESSES } from "@/lib/slab";
import { RadioChip } from "../ui/chip";
import styles from "./plan-controls.module.css";

type PurposeProps = {
  presets: SlabPreset[];
  chosen: SlabPreset;
  onChange: ((preset: SlabPreset) => void) | undefined;
};

/** What the slab is for. */
export function PlanPurpose({ presets, chosen, onChange }: PurposeProps) {
  return (
    <fieldset className={clsx("row", styles.chips)} data-needs-script="">
      <legend>{planTexts.purpose}</legend>
      {presets.map((preset) => (
        <RadioChip
          key={preset.kind}
          name="plan-kind"
          disabled={!onChange}
          checked={preset.kind === chosen.kind}
          onChange={onChange && (() => onChange(preset))}
        >
          {preset.name}
        </RadioChip>
      ))}
    </fieldset>
  );
}

type SizeProps = { slab: Slab; onChange: ((slab: Slab) => void) | undefined };

/** The sides and the thickness of the slab. */
export function PlanSize({ slab, onChange }: SizeProps) {
  return (
    <div className={clsx("stack", styles.size)} data-needs-script="">
      {(["width", "length"] as const).map((side) => (
        <div key={side} className={styles.slider}>
          <label htmlFor={`plan-${side}`}>{planTexts[side]}</label>
          <span aria-hidden="true">{planTexts.feet(slab[side])}</span>
          <input
            id={`plan-${side}`}
            type="range"
            {...LIMITS[side]}
            disabled={!onChange}
            value={slab[side]}
            aria-valuetext={planTexts.spoken(slab[side])}
            onChange={
              onChange && (({ target }) => onChange({ ...slab, [side]: target.valueAsNumber }))
            }
          />
        </div>
      ))}
      <fieldset className={clsx("row", styles.chips)}>
        <legend>{planTexts.thickness}</legend>
        {THICKNESSES.map((inches) => (
          <RadioChip
            key={inches}
            name="plan-inches"
            disabled={!onChange}
            checked={slab.inches === inches}
            onChange={onChange && (() => onChange({ ...slab, inches }))}
          >
            {planTexts.inches(inches)} <span>{planTexts.traffic[inches]}</span>
          </RadioChip>
        ))}
      </fieldset>
    </div>
  );
}
