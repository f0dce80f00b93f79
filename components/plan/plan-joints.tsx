import { type CSSProperties, useRef } from "react";
import { useElementSize } from "@/lib/browser/use-element-size";
import type { Hatch } from "@/lib/content/types";
import { jointsInSight, type ScaleObject } from "@/lib/plan/scale";
import { jointsOf, type Slab } from "@/lib/plan/slab";
import { Status } from "../ui/status";
import {
  type JointChange,
  type JointChanges,
  latestIn,
  NO_CHANGES,
  withChange,
} from "./joint-changes";
import { PlanDrawing } from "./plan-drawing";
import { buttonOf, type DrawnJoint, geometryOf } from "./plan-geometry";
import styles from "./plan-joints.module.css";
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
  const changes = ownChanges ?? demonstrationOn(slab, scale, demonstrated);

  const press = (index: number) => {
    const change = changes.get(index) === "omitted" ? "restored" : "omitted";
    // For this press, a joint that the demonstration has taken out counts as out. Nothing else of it becomes the visitor's.
    onChange(withChange(ownChanges ?? NO_CHANGES, index, change));
  };

  const latest = latestIn(changes);
  const latestSentence = latest && sentenceAbout(latest, count);
  // Screen readers announce what a press has done, but not what the demonstration does. After that, the visitor is asked
  // to do the same.
  const announced = ownChanges && latestSentence;
  const shown = latest?.[1] === "omitted" ? latestSentence : count > 0 && planTexts.hint;
  return (
    <div className={styles.paper}>
      <div ref={sheet} className={styles.sheet}>
        <PlanDrawing
          slab={slab}
          geometry={geometry}
          hatch={hatch}
          changes={changes}
          scale={scale}
        />
        {/* The buttons' places depend on the size of the drawing. So they are rendered once the sheet is measured. */}
        {size &&
          geometry.joints.map((joint) => (
            <JointButton
              key={`${joint.divides} ${joint.feet}`}
              joint={joint}
              count={count}
              isOmitted={changes.get(joint.index) === "omitted"}
              onPress={() => press(joint.index)}
            />
          ))}
      </div>
      <div className={styles.message} data-needs-script="">
        <Status>{announced}</Status>
        {!announced && <p>{shown}</p>}
      </div>
    </div>
  );
}

type ButtonProps = { joint: DrawnJoint; count: number; isOmitted: boolean; onPress: () => void };

/** The button of a joint: its number at the edge of the slab, and a strip that covers the joint. */
function JointButton({ joint, count, isOmitted, onPress }: ButtonProps) {
  const { stripLength, stripWidth, stripDistance, ...place } = buttonOf(joint);
  const strip = {
    "--strip-length": `${stripLength}px`,
    "--strip-width": `${stripWidth}px`,
    "--strip-distance": `${stripDistance}px`,
  };
  return (
    <button
      type="button"
      className={styles.joint}
      data-orientation={joint.orientation}
      style={{ ...place, ...strip } as CSSProperties}
      aria-label={planTexts.joint(joint, count)}
      aria-pressed={!isOmitted}
      onClick={onPress}
    >
      <span>{joint.index + 1}</span>
    </button>
  );
}

/** The demonstration is on the middle one of the joints that the object for scale does not hide. */
function demonstrationOn(
  slab: Slab,
  scale: ScaleObject | undefined,
  change: JointChange | undefined,
): JointChanges {
  const inSight = jointsInSight(slab, scale);
  const joints = inSight.length > 0 ? inSight : jointsOf(slab);
  const joint = joints[Math.floor((joints.length - 1) / 2)];
  return joint && change ? new Map([[joint.index, change]]) : NO_CHANGES;
}

/** Says what has become of a joint. */
function sentenceAbout([index, change]: [number, JointChange], count: number): string {
  const number = index + 1;
  return change === "omitted" ? planTexts.omitted(number) : planTexts.restored(number, count);
}
