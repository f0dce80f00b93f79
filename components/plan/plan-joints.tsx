import { useInView } from "framer-motion";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isMotionReduced } from "@/lib/reduced-motion";
import { planTexts } from "@/lib/site";
import type { Slab } from "@/lib/slab";
import interactive from "./interactive-plan.module.css";
import styles from "./plan.module.css";
import { PlanDrawing } from "./plan-drawing";
import { crackOf, type DrawnJoint, geometryOf, MARGIN, pathOf, type Sheet } from "./plan-geometry";

/** A joint that is left out, or that is back and has the crack inside it. */
type JointState = "omitted" | "restored";

type JointChanges = {
  /** The joints that are no longer as they were, by index. */
  states: Record<number, JointState>;
  /** The last change. */
  latest?: { index: number; state: JointState; byVisitor: boolean };
};

export const NO_CHANGES: JointChanges = { states: {} };

type Props = {
  slab: Slab;
  finish: string | undefined;
  changes: JointChanges;
  onChange: (changes: JointChanges) => void;
};

/** The drawing with its joints: buttons that leave one out. A crack shows what it was for. */
export function PlanJoints({ slab, finish, changes, onChange }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet>();
  const { states, latest } = changes;
  const geometry = geometryOf(slab, sheet);
  const { joints } = geometry;
  const change = (index: number, state: JointState, byVisitor: boolean) =>
    onChange({ states: { ...states, [index]: state }, latest: { index, state, byVisitor } });

  // Before it is painted: the exported drawing stood in the same place.
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = container.current ?? {};
      if (Math.min(width, height) > 2 * MARGIN) setSheet({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const seen = useInView(container, { once: true, amount: 0.7 });
  const demonstrate = useEffectEvent((state: JointState) => {
    const index = Math.floor((joints.length - 1) / 2);
    // Unless a joint was pressed, or the slab has become another one.
    const goesOn = state === "omitted" ? joints.length > 0 : states[index];
    if (!latest?.byVisitor && goesOn) change(index, state, false);
  });
  // Leaves one joint out and puts it back, once.
  useEffect(() => {
    if (!seen || isMotionReduced()) return;
    const timers = [
      setTimeout(() => demonstrate("omitted"), 600),
      setTimeout(() => demonstrate("restored"), 3600),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [seen]);

  const omitted = joints.filter(({ index }) => states[index] === "omitted");
  const cracked = joints.filter(({ index }) => states[index]);
  const message = latest
    ? planTexts[latest.state](latest.index + 1, joints.length)
    : planTexts.hint;
  const seed = slab.width * 977 + slab.length * 131 + slab.inches * 17;
  return (
    <>
      <div ref={container} className={styles.sheet}>
        <PlanDrawing slab={slab} geometry={geometry} finish={finish} omitted={omitted}>
          {omitted.map((joint) => (
            <path key={joint.index} className={interactive.omittedJoint} d={pathOf(joint)} />
          ))}
          {cracked.map((joint) => (
            <path
              key={`${joint.index} ${states[joint.index]}`}
              className={interactive.crack}
              d={crackOf(joint, omitted.includes(joint), seed + joint.index)}
              // From left to right: x and y change places.
              transform={joint.from === "top" ? "matrix(0 1 1 0 0 0)" : undefined}
            />
          ))}
        </PlanDrawing>
        {joints.map((joint) => {
          const { index, feet, from } = joint;
          const isOmitted = omitted.includes(joint);
          return (
            <button
              key={`${from} ${feet}`}
              type="button"
              className={interactive.joint}
              data-from={from}
              style={buttonStyle(joint)}
              aria-label={planTexts.joint(joint, joints.length)}
              aria-pressed={!isOmitted}
              onClick={() => change(index, isOmitted ? "restored" : "omitted", true)}
            >
              <span>{index + 1}</span>
            </button>
          );
        })}
      </div>
      {/* What a press has done is read out, what happens by itself is not. */}
      <p
        className={styles.message}
        role="status"
        aria-live={latest?.byVisitor === false ? "off" : "polite"}
      >
        {joints.length > 0 && message}
      </p>
    </>
  );
}

/** A joint's button stands at its end, beside the slab, and reaches over the joint. */
function buttonStyle({ index, from, at, start, end, gap }: DrawnJoint) {
  // Joints that are closer have their numbers in two rows: 24 px for each (WCAG 2.5.8).
  const isClose = gap < 30;
  const size = isClose ? gap * 1.5 : Math.min(MARGIN, gap);
  const depth = isClose ? 24 : MARGIN;
  const away = isClose ? (index % 2) * depth : 0;
  const [beside, beyond] = [at - size / 2, end + away];
  return {
    ...(from === "left"
      ? { left: beside, top: beyond, width: size, height: depth }
      : { left: beyond, top: beside, width: depth, height: size }),
    "--reach": `${beyond - start}px`,
    "--strip": `${Math.min(MARGIN, gap / 2)}px`,
  };
}
