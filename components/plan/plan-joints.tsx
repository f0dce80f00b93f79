import { useRef, useSyncExternalStore } from "react";
import type { Hatch } from "@/lib/content/types";
import { jointsInSight, type ScaleObject } from "@/lib/plan/scale";
import { jointsOf, type Slab } from "@/lib/plan/slab";
import { Status } from "../ui/status";
import { JointButton } from "./joint-button";
import {
  type JointChange,
  type JointChanges,
  latestIn,
  NO_CHANGES,
  withChange,
} from "./joint-changes";
import { PlanDrawing } from "./plan-drawing";
import { geometryOf, SHEETS, type Sheet } from "./plan-geometry";
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
  const element = useRef<HTMLDivElement>(null);
  const sheet = useSheet();
  const geometry = geometryOf(slab, sheet ?? SHEETS.upright);
  const count = geometry.joints.length;
  const demonstrated = useDemonstration(element);
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
    <div className={styles.frame}>
      <div ref={element} className={styles.sheet}>
        <PlanDrawing
          slab={slab}
          geometry={geometry}
          hatch={hatch}
          changes={changes}
          scale={scale}
        />
        {/* The buttons need scripts, and the exported page may have no `style`. So they are rendered once scripts run. */}
        {sheet &&
          geometry.joints.map((joint) => (
            <JointButton
              key={`${joint.divides} ${joint.feet}`}
              joint={joint}
              sheet={sheet}
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

/**
 * The sheet for this window. Beyond phones it is the lying one, except between 64 and 72rem, where the column left of the
 * joint is too narrow. plan-joints.module.css has the same query.
 *
 * @returns undefined in the exported page
 */
function useSheet(): Sheet | undefined {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(LYING);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => (matchMedia(LYING).matches ? SHEETS.lying : SHEETS.upright),
    () => undefined,
  );
}

const LYING = "(48rem <= width < 64rem), (width >= 72rem)";

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
