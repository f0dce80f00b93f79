import { type CSSProperties, useRef } from "react";
import { useElementSize } from "@/lib/browser/use-element-size";
import type { Hatch } from "@/lib/content/types";
import { planTexts } from "@/lib/site";
import type { Slab } from "@/lib/slab";
import { type JointChanges, PlanDrawing } from "./plan-drawing";
import { buttonOf, geometryOf } from "./plan-geometry";
import styles from "./plan-joints.module.css";
import { PlanSheet } from "./plan-layout";
import { useDemonstration } from "./use-demonstration";

/** How far the visitor, or the demonstration, has come with the joints of a slab. */
type PlanProgress = {
  changes: JointChanges;
  /** The index of the one that changed last. */
  latest?: number;
  /** Whether the visitor has pressed any. Until then it is the demonstration. */
  byVisitor: boolean;
};

/** A slab begins with all its joints. */
export const UNTOUCHED: PlanProgress = { changes: {}, byVisitor: false };

type Props = {
  slab: Slab;
  hatch: Hatch | undefined;
  progress: PlanProgress;
  onChange: (progress: PlanProgress) => void;
};

/** The drawing with its joints, each a button that leaves it out. A crack shows its purpose. */
export function PlanJoints({ slab, hatch, progress, onChange }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet);
  const geometry = geometryOf(slab, size);
  const count = geometry.joints.length;
  const { changes, latest, byVisitor } = progress;

  const demonstrated = Math.floor((count - 1) / 2);
  useDemonstration(sheet, (next) => {
    // A joint that is back was left out before: the visitor may have changed the slab meanwhile.
    const isNext = next === "omitted" ? count > 0 : latest === demonstrated;
    if (isNext && !byVisitor)
      onChange({ changes: { [demonstrated]: next }, latest: demonstrated, byVisitor });
  });

  const press = (index: number) => {
    const next = changes[index] === "omitted" ? "restored" : "omitted";
    // The visitor's first press ends the demonstration.
    const others = byVisitor ? changes : {};
    onChange({ changes: { ...others, [index]: next }, latest: index, byVisitor: true });
  };

  const message = count > 0 && statusText(progress, count);
  return (
    <PlanSheet
      ref={sheet}
      message={
        <>
          {/* What a press has done is read out. What happens by itself is not. */}
          <p role="status">{byVisitor && message}</p>
          {!byVisitor && <p>{message}</p>}
        </>
      }
    >
      <PlanDrawing slab={slab} geometry={geometry} hatch={hatch} changes={changes} />
      {geometry.joints.map((joint) => {
        const { index, feet, from, direction } = joint;
        const { reach, strip, ...place } = buttonOf(joint);
        const style = { ...place, "--reach": `${reach}px`, "--strip": `${strip}px` };
        return (
          <button
            key={`${direction} ${feet}`}
            type="button"
            className={styles.joint}
            data-from={from}
            style={style as CSSProperties}
            aria-label={planTexts.joint(joint, count)}
            aria-pressed={changes[index] !== "omitted"}
            onClick={() => press(index)}
          >
            <span>{index + 1}</span>
          </button>
        );
      })}
    </PlanSheet>
  );
}

function statusText({ changes, latest }: PlanProgress, count: number): string {
  if (latest === undefined) return planTexts.hint;
  const number = latest + 1;
  return changes[latest] === "omitted"
    ? planTexts.omitted(number)
    : planTexts.restored(number, count);
}
