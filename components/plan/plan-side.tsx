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
  const [unfinished, setUnfinished] = useState<string>();
  const [isCorrected, setCorrected] = useState(false);

  // On iOS a press on the slider leaves the focus in the field, and changes the length while the field is being edited.
  const change = (newFeet: number) => {
    setUnfinished(undefined);
    setCorrected(false);
    if (newFeet !== feet) onChange(newFeet);
  };

  const type = ({ target: { value, valueAsNumber } }: ChangeEvent<HTMLInputElement>) => {
    if (valueAsNumber === clampSide(side, valueAsNumber)) return change(valueAsNumber);
    setUnfinished(value);
    setCorrected(false);
  };

  const correct = ({ target }: FocusEvent<HTMLInputElement>) => {
    // React leaves an allowed number as it was typed, such as `1e1` or `004`.
    target.value = `${feet}`;
    if (unfinished === undefined) return;
    change(unfinished ? clampSide(side, Number(unfinished)) : feet);
    setCorrected(true);
  };

  const id = `plan-${side}`;
  const limitsId = `${id}-limits`;
  return (
    <div className={styles.side}>
      <div className={styles.limits}>
        <label htmlFor={id}>{planTexts[side]}</label>
        <span id={limitsId}>{planTexts.limits(LIMITS[side])}</span>
        <Status>{isCorrected && planTexts.corrected(feet)}</Status>
      </div>
      <div className={styles.number}>
        <input
          type="number"
          inputMode="numeric"
          aria-label={planTexts.inFeet(planTexts[side])}
          aria-describedby={limitsId}
          {...LIMITS[side]}
          value={unfinished ?? feet}
          onChange={type}
          onBlur={correct}
          // With the focus in the field, the mouse wheel would change the number instead of scrolling the page.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
        <span aria-hidden="true">{planTexts.unit}</span>
      </div>
      <input
        id={id}
        className={styles.slider}
        type="range"
        {...LIMITS[side]}
        value={feet}
        aria-valuetext={planTexts.spoken(feet)}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </div>
  );
}
