import { type CSSProperties, useRef } from "react";
import { useElementSize } from "@/lib/browser/use-element-size";
import type { Hatch } from "@/lib/content/types";
import type { ScaleObject } from "@/lib/plan/scale";
import type { Slab } from "@/lib/plan/slab";
import {
  type JointChange,
  type JointChanges,
  latestIn,
  NO_CHANGES,
  withChange,
} from "./joint-changes";
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
  /** The changes of the visitor's own plan; undefined until there is one. Until then a demonstration is shown. */
  ownChanges: JointChanges | undefined;
  onChange: (changes: JointChanges) => void;
};

/** The drawing with its joints, each a button that takes it out. A crack shows its purpose. */
export function PlanJoints({ slab, hatch, scale, ownChanges, onChange }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const size = useElementSize(sheet);
  const geometry = geometryOf(slab, size);
  const count = geometry.joints.length;
  const demonstrated = useDemonstration(sheet);
  const changes = ownChanges ?? demonstrationOn(count, demonstrated);

  const press = (index: number) => {
    const change = changes.get(index) === "omitted" ? "restored" : "omitted";
    // Nothing stays of the demonstration.
    onChange(withChange(ownChanges ?? NO_CHANGES, index, change));
  };

  const latest = latestIn(changes);
  const latestSentence = latest && sentenceAbout(latest, count);
  // Screen readers announce what a press has done, but not what the demonstration does.
  const announcedSentence = ownChanges && latestSentence;
  return (
    <PlanSheet
      ref={sheet}
      message={
        <>
          <p role="status">{announcedSentence}</p>
          {!announcedSentence && <p>{latestSentence ?? (count > 0 && planTexts.hint)}</p>}
        </>
      }
    >
      <PlanDrawing
        slab={slab}
        geometry={geometry}
        hatch={hatch}
        changes={changes}
        isDemonstration={!ownChanges}
        scale={scale}
      />
      {geometry.joints.map((joint) => {
        const { index, divides, feet, orientation } = joint;
        const { stripLength, stripWidth, stripDistance, ...place } = buttonOf(joint);
        const strip = {
          "--strip-length": `${stripLength}px`,
          "--strip-width": `${stripWidth}px`,
          "--strip-distance": `${stripDistance}px`,
        };
        return (
          <button
            key={`${divides} ${feet}`}
            type="button"
            className={styles.joint}
            data-orientation={orientation}
            style={{ ...place, ...strip } as CSSProperties}
            aria-label={planTexts.joint(joint, count)}
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

/** The demonstration is on the middle joint, if there is a joint. */
function demonstrationOn(count: number, change: JointChange | undefined): JointChanges {
  return change && count > 0 ? new Map([[Math.floor((count - 1) / 2), change]]) : NO_CHANGES;
}

/** Says what has become of a joint. */
function sentenceAbout([index, change]: [number, JointChange], count: number): string {
  const number = index + 1;
  return change === "omitted" ? planTexts.omitted(number) : planTexts.restored(number, count);
}
