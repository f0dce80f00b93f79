import { useInView } from "framer-motion";
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { isMotionReduced } from "@/lib/browser/reduced-motion";
import type { Plan } from "@/lib/plan/plan";
import { ALL_JOINTS, type JointState, jointsOf, type Slab } from "@/lib/plan/slab";
import { Status } from "../ui/status";
import { JointButton } from "./joint-button";
import { PlanDrawing } from "./plan-drawing";
import {
  geometryOf,
  numbersBelow,
  type PlanGeometry,
  SHEETS,
  type Sheet,
  toCqi,
} from "./plan-geometry";
import styles from "./plan-joints.module.css";
import { planTexts } from "./texts";

/** When the demonstration takes a joint out, and puts it back: milliseconds after the plan has come into view. */
const OMIT_AFTER_MS = 600;
const RESTORE_AFTER_MS = 3600;

type Props = { plan: Plan; onChange: (state: JointState) => void };

/** The drawing with its joints, each a button that takes it out. A crack shows its purpose. */
export function PlanJoints({ plan, onChange }: Props) {
  const { usual, slab, isChanged } = plan;
  const element = useRef<HTMLDivElement>(null);
  const sheet = useSheet();
  const geometry = geometryOf(slab, sheet ?? SHEETS.upright);
  const count = geometry.joints.length;
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
    <div className={styles.frame}>
      <div ref={element} className={styles.sheet}>
        <PlanDrawing slab={slab} geometry={geometry} jointState={jointState} scale={usual.scale} />
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
        <div
          className={styles.message}
          style={sheet && messagePlace(geometry, sheet)}
          data-needs-script=""
        >
          <Status>{announced}</Status>
          {!announced && <p>{isLastOmitted ? sentence : hint}</p>}
        </div>
      </div>
    </div>
  );
}

/** The place of the message, which is below the numbers. */
function messagePlace(geometry: PlanGeometry, sheet: Sheet) {
  const { end, rows, depth } = numbersBelow(geometry);
  const place = { "--end": toCqi(end, sheet), "--rows": rows, "--depth": toCqi(depth, sheet) };
  return place as CSSProperties;
}

/**
 * The sheet for this window, by the queries of plan-joints.module.css.
 *
 * @returns undefined in the exported page
 */
function useSheet(): Sheet | undefined {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("resize", onChange);
      return () => removeEventListener("resize", onChange);
    },
    () => {
      if (matchMedia(LOW).matches) return SHEETS.low;
      return matchMedia(LYING).matches ? SHEETS.lying : SHEETS.upright;
    },
    () => undefined,
  );
}

const LOW = "(height < 30rem)";
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
