import { clsx } from "clsx";
import type { UsualSlab } from "@/lib/content/services";
import { isVehicle, type ScaleObject } from "@/lib/plan/scale";
import { LIMITS, type Slab, THICKNESSES } from "@/lib/plan/slab";
import { RadioChip } from "../ui/chip";
import styles from "./plan-controls.module.css";
import { planTexts } from "./texts";

type UsualSlabProps = {
  usualSlabs: UsualSlab[];
  chosen: UsualSlab;
  onChange: (usualSlab: UsualSlab) => void;
};

/** The choice of a usual slab, by what it is for. */
export function PlanUsualSlab({ usualSlabs, chosen, onChange }: UsualSlabProps) {
  return (
    <fieldset className={clsx("row", styles.chips)} data-needs-script="">
      <legend>{planTexts.usualSlab}</legend>
      {usualSlabs.map((usualSlab) => (
        <RadioChip
          key={usualSlab.kind}
          name="plan-kind"
          checked={usualSlab.kind === chosen.kind}
          onChange={() => onChange(usualSlab)}
        >
          {usualSlab.name}
        </RadioChip>
      ))}
    </fieldset>
  );
}

type SizeProps = {
  slab: Slab;
  scale: ScaleObject | undefined;
  onChange: (slab: Slab) => void;
};

/** The sides and the thickness of the slab. */
export function PlanSize({ slab, scale, onChange }: SizeProps) {
  return (
    <div className={clsx("stack", styles.size)} data-needs-script="">
      {(["width", "length"] as const).map((side) => {
        const onFeet = (feet: number) => onChange({ ...slab, [side]: feet });
        return (
          <div key={side} className={styles.side}>
            <label htmlFor={`plan-${side}`}>{planTexts[side]}</label>
            <div className={styles.number}>
              <FeetField side={side} feet={slab[side]} onChange={onFeet} />
              <span aria-hidden="true">{planTexts.unit}</span>
            </div>
            <input
              id={`plan-${side}`}
              type="range"
              {...LIMITS[side]}
              value={slab[side]}
              aria-valuetext={planTexts.spoken(slab[side])}
              onChange={({ target }) => onFeet(target.valueAsNumber)}
            />
          </div>
        );
      })}
      <fieldset className={clsx("row", styles.chips)}>
        <legend>{planTexts.thickness}</legend>
        {THICKNESSES.map((inches) => (
          <RadioChip
            key={inches}
            name="plan-inches"
            checked={slab.inches === inches}
            onChange={() => onChange({ ...slab, inches })}
          >
            {planTexts.inches(inches)}{" "}
            {isVehicle(scale) && <span>{planTexts.traffic[inches]}</span>}
          </RadioChip>
        ))}
      </fieldset>
    </div>
  );
}

type FieldProps = {
  side: "width" | "length";
  feet: number;
  onChange: (feet: number) => void;
};

/**
 * A number field for a side, in whole feet. While the visitor types, the field keeps what is typed, even a number that
 * is not allowed: "2" may become "23". So React does not control its value; the field follows the slider while it does
 * not have the focus.
 */
function FeetField({ side, feet, onChange }: FieldProps) {
  const { min, max } = LIMITS[side];
  const hold = (typed: number) =>
    Number.isNaN(typed) ? feet : Math.min(max, Math.max(min, Math.round(typed)));
  return (
    <input
      type="number"
      inputMode="numeric"
      aria-label={planTexts.inFeet(planTexts[side])}
      {...LIMITS[side]}
      ref={(field) => {
        if (field && field !== document.activeElement) field.value = `${feet}`;
      }}
      defaultValue={feet}
      onChange={({ target: { valueAsNumber: typed } }) => {
        if (typed === hold(typed)) onChange(typed);
      }}
      onBlur={({ target }) => {
        const held = hold(target.valueAsNumber);
        target.value = `${held}`;
        if (held !== feet) onChange(held);
      }}
    />
  );
}
