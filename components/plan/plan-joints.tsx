import { useInView } from "framer-motion";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import type { ScaleObject } from "@/lib/plan/scale";
import { ALL_JOINTS, type JointState, jointsOf, type Slab } from "@/lib/plan/slab";
import { Status } from "../ui/status";
import { JointButton } from "./joint-button";
import { PlanDrawing } from "./plan-drawing";
import { geometryOf, SHEETS, type Sheet } from "./plan-geometry";
import styles from "./plan-joints.module.css";
import { planTexts } from "./texts";

/** When the demonstration takes a joint out, and puts it back: milliseconds after the plan has come into view. */
const OMIT_AFTER_MS = 600;
const RESTORE_AFTER_MS = 3600;

type Props = {
  slab: Slab;
  scale: ScaleObject | undefined;
  /** The joints of the visitor's own plan; undefined until there is one. Until then a demonstration is shown. */
  ownState: JointState | undefined;
  onChange: (state: JointState) => void;
};

/** The drawing with its joints, each a button that takes it out. A crack shows its purpose. */
export function PlanJoints({ slab, scale, ownState, onChange }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const sheet = useSheet();
  const geometry = geometryOf(slab, sheet ?? SHEETS.upright);
  const count = geometry.joints.length;
  const demonstration = useDemonstration(element, slab);
  const jointState = ownState ?? demonstration;
  const { omitted, lastChanged } = jointState;

  const press = (index: number) => {
    // A press puts back the joint that the demonstration has taken out. Otherwise the visitor's plan begins with all joints.
    const others = (ownState ?? ALL_JOINTS).omitted.filter((other) => other !== index);
    const wasOmitted = omitted.includes(index);
    const newOmitted = wasOmitted ? others : [...others, index].sort((one, other) => one - other);
    onChange({ omitted: newOmitted, lastChanged: index });
  };

  const isLastOmitted = lastChanged !== undefined && omitted.includes(lastChanged);
  const sentence =
    lastChanged !== undefined &&
    (isLastOmitted
      ? planTexts.omitted(lastChanged + 1)
      : planTexts.restored(lastChanged + 1, count));
  // Screen readers announce what a press has done, but not what the demonstration does. After that, the visitor is asked
  // to do the same.
  const announced = ownState && sentence;
  const hint = count > 0 && planTexts.hint;
  return (
    <div className={styles.frame}>
      <div ref={element} className={styles.sheet}>
        <PlanDrawing slab={slab} geometry={geometry} jointState={jointState} scale={scale} />
        {/* The buttons need scripts, and the exported page may have no `style`. So they are rendered once scripts run. */}
        {sheet &&
          geometry.joints.map((joint) => (
            <JointButton
              key={`${joint.divides} ${joint.feet}`}
              joint={joint}
              sheet={sheet}
              count={count}
              isOmitted={omitted.includes(joint.index)}
              onPress={() => press(joint.index)}
            />
          ))}
      </div>
      <div className={styles.message} data-needs-script="">
        <Status>{announced}</Status>
        {!announced && <p>{isLastOmitted ? sentence : hint}</p>}
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

/**
 * Shows once, when the plan comes into view, what a press on a joint does: on the middle one.
 *
 * @returns the state of the joints
 */
function useDemonstration(plan: RefObject<HTMLElement | null>, slab: Slab): JointState {
  const [step, setStep] = useState<"before" | "omitted" | "restored">("before");
  const seen = useInView(plan, { once: true, amount: 0.7 });
  useEffect(() => {
    if (!seen || isMotionReduced()) return;
    const timers = [
      setTimeout(() => setStep("omitted"), OMIT_AFTER_MS),
      setTimeout(() => setStep("restored"), RESTORE_AFTER_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [seen]);
  const joints = jointsOf(slab);
  const joint = joints[Math.floor((joints.length - 1) / 2)];
  if (!joint || step === "before") return ALL_JOINTS;
  return { omitted: step === "omitted" ? [joint.index] : [], lastChanged: joint.index };
}
