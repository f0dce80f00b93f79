import { type ChangeEvent, type FocusEvent, useState } from "react";
import { clampSide, LIMITS } from "@/lib/plan/slab";
import { Status } from "../ui/status";
import styles from "./plan-side.module.css";
import { planTexts } from "./texts";

type Props = {
  side: "width" | "length";
  feet: number;
  onChange: (feet: number) => void;
};

/**
 * The length of a side in whole feet, by a slider or typed into a number field. While the visitor types, the field keeps
 * what is not allowed, because "2" may become "23". When it is left, the nearest allowed number takes its place.
 */
export function PlanSide({ side, feet, onChange }: Props) {
  // Each is kept with the length at that time. If that has changed since, neither is shown: on iOS a press on the slider
  // or on another preset leaves the focus in the field, and changes the length while the field is being edited.
  const [unfinished, setUnfinished] = useState<{ text: string; feet: number }>();
  const [corrected, setCorrected] = useState<number>();
  const text = unfinished?.feet === feet ? unfinished.text : undefined;

  const change = (newFeet: number) => {
    setUnfinished(undefined);
    setCorrected(undefined);
    if (newFeet !== feet) onChange(newFeet);
  };

  const type = ({ target: { value, valueAsNumber } }: ChangeEvent<HTMLInputElement>) => {
    if (valueAsNumber === clampSide(side, valueAsNumber)) return change(valueAsNumber);
    setUnfinished({ text: value, feet });
    setCorrected(undefined);
  };

  const correct = ({ target }: FocusEvent<HTMLInputElement>) => {
    // React leaves an allowed number as it was typed, such as `1e1` or `004`.
    target.value = `${feet}`;
    if (text === undefined) return;
    const nearest = text ? clampSide(side, Number(text)) : feet;
    change(nearest);
    setCorrected(nearest);
  };

  const id = `plan-${side}`;
  const limitsId = `${id}-limits`;
  return (
    <div className={styles.side}>
      <label htmlFor={id}>{planTexts[side]}</label>
      <div className={styles.limits}>
        <span id={limitsId}>{planTexts.limits(LIMITS[side])}</span>
        <Status>{corrected === feet && planTexts.corrected(feet)}</Status>
      </div>
      <div className={styles.number}>
        <input
          type="number"
          inputMode="numeric"
          aria-label={planTexts.inFeet(planTexts[side])}
          aria-describedby={limitsId}
          {...LIMITS[side]}
          value={text ?? feet}
          onChange={type}
          onBlur={correct}
        />
        <span aria-hidden="true">{planTexts.unit}</span>
      </div>
      <input
        id={id}
        type="range"
        {...LIMITS[side]}
        value={feet}
        aria-valuetext={planTexts.spoken(feet)}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </div>
  );
}
