import { clsx } from "clsx";
import { useInView } from "framer-motion";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import { useHydrated } from "@/lib/browser/use-hydrated";
import type { Plan } from "@/lib/plan/plan";
import { ALL_JOINTS, type JointState, jointsOf, type Slab } from "@/lib/plan/slab";
import { Status } from "../ui/status";
import { JointButton } from "./joint-button";
import { PlanDrawing } from "./plan-drawing";
import { geometryOf, SHEETS, type SheetName } from "./plan-geometry";
import styles from "./plan-joints.module.css";
import { planTexts } from "./texts";

/** When the demonstration takes a joint out, and puts it back: milliseconds after the plan has come into view. */
const OMIT_AFTER_MS = 600;
const RESTORE_AFTER_MS = 3600;

type Props = { plan: Plan; onChange: (state: JointState) => void };

/** The drawing with its joints, each a button that takes it out. A crack shows its purpose. */
export function PlanJoints({ plan, onChange }: Props) {
  const { slab, isChanged } = plan;
  const element = useRef<HTMLDivElement>(null);
  const count = jointsOf(slab).length;
  const demonstration = useDemonstration(element, slab);
  const jointState = isChanged ? plan.jointState : demonstration;
  const { omitted, lastChanged } = jointState;

  const press = (index: number) => {
    // A press toggles what is seen. The demonstration's joint comes back with any press, because it is not the plan's.
    const others = plan.jointState.omitted.filter((other) => other !== index);
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
  const announced = isChanged && sentence;
  const hint = count > 0 && planTexts.hint;
  return (
    <div ref={element} className={styles.frame}>
      {(["upright", "lying"] as const).map((sheetName) => (
        <PlanSheet
          key={sheetName}
          sheetName={sheetName}
          plan={{ ...plan, jointState }}
          onPress={press}
        />
      ))}
      <div className={styles.message} data-needs-script="">
        <Status>{announced}</Status>
        {!announced && <p>{isLastOmitted ? sentence : hint}</p>}
      </div>
    </div>
  );
}

type SheetProps = { sheetName: SheetName; plan: Plan; onPress: (index: number) => void };

/** The drawing on one of the sheets, and the buttons of its joints. */
function PlanSheet({ sheetName, plan: { slab, usual, jointState }, onPress }: SheetProps) {
  const geometry = geometryOf(slab, SHEETS[sheetName]);
  const { sheet, joints } = geometry;
  const isHydrated = useHydrated();
  return (
    <div className={clsx(styles.sheet, styles[sheetName])}>
      <PlanDrawing slab={slab} geometry={geometry} jointState={jointState} scale={usual.scale} />
      {/* The buttons need scripts, and the exported page may have no `style`. So they are rendered once scripts run. */}
      {isHydrated && (
        <div className={styles.buttons}>
          {joints.map((joint) => (
            <JointButton
              key={`${joint.divides} ${joint.feet}`}
              joint={joint}
              sheet={sheet}
              count={joints.length}
              isOmitted={jointState.omitted.includes(joint.index)}
              onPress={() => onPress(joint.index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

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
