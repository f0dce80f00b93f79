import { clsx } from "clsx";
import type { UsualSlab } from "@/lib/content/services";
import { isVehicle, type ScaleObject } from "@/lib/plan/scale";
import { type Slab, THICKNESSES } from "@/lib/plan/slab";
import { RadioChip } from "../ui/chip";
import styles from "./plan-controls.module.css";
import { PlanSide } from "./plan-side";
import { planTexts } from "./texts";

type KindsProps = {
  usualSlabs: UsualSlab[];
  chosen: UsualSlab;
  onChange: (usual: UsualSlab) => void;
};

/** The choice of a usual slab, by its kind of work. */
export function PlanKinds({ usualSlabs, chosen, onChange }: KindsProps) {
  return (
    <fieldset className={clsx("row", styles.chips)} data-needs-script="">
      <legend>{planTexts.kind}</legend>
      {usualSlabs.map((usual) => (
        <RadioChip
          key={usual.kind}
          name="plan-kind"
          checked={usual.kind === chosen.kind}
          onChange={() => onChange(usual)}
        >
          {usual.name}
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
      {(["width", "length"] as const).map((side) => (
        <PlanSide
          key={side}
          side={side}
          feet={slab[side]}
          onChange={(feet) => onChange({ ...slab, [side]: feet })}
        />
      ))}
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
