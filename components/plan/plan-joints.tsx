import { type CSSProperties, useRef } from "react";
import { useElementSize } from "@/lib/browser/use-element-size";
import type { Hatch } from "@/lib/content/types";
import type { ScaleObject } from "@/lib/plan/scale";
import type { Slab } from "@/lib/plan/slab";
import { type JointChanges, withChange } from "./joint-changes";
import { PlanDrawing } from "./plan-drawing";
import { buttonOf, geometryOf } from "./plan-geometry";
import styles from "./plan-joints.module.css";
import { PlanSheet } from "./plan-layout";
import { planTexts } from "./texts";
import { useDemonstration } from "./use-demonstration";

type Props = {
  slab: Slab;
  hatch: Hatch | undefined;
  scale: ScaleObject | undefined;
  changes: JointChanges;
  /** Whether the visitor has changed anything. Until then the demonstration changes joints. */
  touched: boolean;
  /** The indexes of the joints that the visitor has taken out. */
  out: readonly number[];
  onChange: (changes: JointChanges, by: "visitor" | "demonstration") => void;
};

/** The drawing with its joints, each a button that takes it out. A crack shows its purpose. */
export function PlanJoints({ slab, hatch, scale, changes, touched, out, onChange }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet);
  const geometry = geometryOf(slab, size);
  const count = geometry.joints.length;

  useDemonstration(sheet, (state) => {
    const changed = Math.floor((count - 1) / 2);
    if (!touched && count > 0) onChange(withChange(changes, changed, state), "demonstration");
  });

  const press = (index: number) => {
    const state = changes.get(index) === "omitted" ? "restored" : "omitted";
    // The visitor's first press ends the demonstration.
    onChange(withChange(touched ? changes : new Map(), index, state), "visitor");
  };

  const latest = [...changes].at(-1);
  const told = latest && latestText(latest, count);
  return (
    <PlanSheet
      ref={sheet}
      message={
        <>
          {/* Screen readers announce what a press has done, but not what the demonstration does. */}
          <p role="status">{touched && told}</p>
          {!(touched && told) && <p>{told ?? (count > 0 && <Hint />)}</p>}
        </>
      }
    >
      <PlanDrawing
        slab={slab}
        geometry={geometry}
        hatch={hatch}
        changes={changes}
        out={out}
        scale={scale}
      />
      {geometry.joints.map((joint) => {
        const { index, feet, from, direction } = joint;
        const { reach, strip, beyond, ...place } = buttonOf(joint);
        const strips = {
          "--reach": `${reach}px`,
          "--strip": `${strip}px`,
          "--beyond": `${beyond}px`,
        };
        return (
          <button
            key={`${direction} ${feet}`}
            type="button"
            className={styles.joint}
            data-from={from}
            style={{ ...place, ...strips } as CSSProperties}
            aria-label={planTexts.joint(joint, from, count)}
            aria-pressed={changes.get(index) !== "omitted"}
            onClick={() => press(index)}
          >
            <span>{index + 1}</span>
          </button>
        );
      })}
    </PlanSheet>
  );
}

/** One hint for touch and one for a mouse; the style sheet shows one of them. */
function Hint() {
  return (
    <>
      <span data-touch-only="">{planTexts.tap}</span>
      <span className={styles.press}>{planTexts.press}</span>
    </>
  );
}

function latestText([index, state]: [number, string], count: number): string {
  const number = index + 1;
  return state === "omitted" ? planTexts.omitted(number) : planTexts.restored(number, count);
}
