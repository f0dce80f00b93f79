import { useInView } from "framer-motion";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isMotionReduced } from "@/lib/reduced-motion";
import { planTexts } from "@/lib/site";
import type { Slab } from "@/lib/slab";
import { PlanDrawing } from "./plan-drawing";
import { crackOf, type DrawnJoint, geometryOf, MARGIN, pathOf, type Sheet } from "./plan-geometry";
import styles from "./plan-joints.module.css";
import { PlanSheet } from "./plan-layout";

/** The demonstration leaves a joint out, and puts it back: milliseconds after the plan comes into view. */
const OMIT_AFTER_MS = 600;
const RESTORE_AFTER_MS = 3600;

/** Joints closer than this, in pixels, have their numbers in two rows: 24 px for each (WCAG 2.5.8). */
const ONE_ROW_GAP = 30;
const ROW_DEPTH = 24;

/** A joint that is left out, or that is back and has the crack inside it. */
type JointState = { isOmitted: boolean; byVisitor: boolean };

type JointChanges = {
  slab: Slab;
  /** The joints that are no longer as they were, by index. */
  states: Record<number, JointState>;
  /** The index of the one that the message is about. */
  latest?: number;
};

/** The drawing with its joints, each a button that leaves it out. A crack shows its purpose. */
export function PlanJoints({ slab, finish }: { slab: Slab; finish: string | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet>();
  const unchanged: JointChanges = { slab, states: {} };
  const [changes, setChanges] = useState(unchanged);
  // Another slab begins with all its joints.
  const { states, latest = -1 } = changes.slab === slab ? changes : unchanged;
  const geometry = geometryOf(slab, sheet);
  const { joints } = geometry;
  const count = joints.length;
  const setState = (index: number, state: JointState, about = index) =>
    setChanges({ slab, states: { ...states, [index]: state }, latest: about });

  // Before paint, so that the exported drawing does not jump.
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
  const demonstrated = Math.floor((count - 1) / 2);
  const omit = useEffectEvent(() => {
    if (count > 0 && !states[latest]) setState(demonstrated, { isOmitted: true, byVisitor: false });
  });
  const restore = useEffectEvent(() => {
    // Unless the visitor has pressed it, or has changed the slab. The message may be about another joint by now.
    if (states[demonstrated]?.byVisitor === false)
      setState(demonstrated, { isOmitted: false, byVisitor: false }, latest);
  });
  useEffect(() => {
    if (!seen || isMotionReduced()) return;
    const timers = [setTimeout(omit, OMIT_AFTER_MS), setTimeout(restore, RESTORE_AFTER_MS)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [seen]);

  const omitted = joints.filter(({ index }) => states[index]?.isOmitted);
  const cracked = joints.filter(({ index }) => states[index]);
  const last = states[latest];
  const number = latest + 1;
  const done = last?.isOmitted ? planTexts.omitted(number) : planTexts.restored(number, count);
  const seed = slab.width * 977 + slab.length * 131 + slab.inches * 17;
  return (
    <PlanSheet
      ref={container}
      message={
        // What a press has done is read out, what happens by itself is not.
        <p role="status" aria-live={last?.byVisitor === false ? "off" : "polite"}>
          {count > 0 && (last ? done : planTexts.hint)}
        </p>
      }
    >
      <PlanDrawing slab={slab} geometry={geometry} finish={finish} omitted={omitted}>
        {omitted.map((joint) => (
          <path key={joint.index} className={styles.omitted} d={pathOf(joint)} />
        ))}
        {cracked.map((joint) => (
          <path
            key={`${joint.index} ${omitted.includes(joint)}`}
            className={styles.crack}
            d={crackOf(joint, omitted.includes(joint), seed + joint.index)}
            // From left to right: x and y change places.
            transform={joint.from === "top" ? "matrix(0 1 1 0 0 0)" : undefined}
          />
        ))}
      </PlanDrawing>
      {joints.map((joint) => {
        const { index, feet, from, direction } = joint;
        const isOmitted = omitted.includes(joint);
        return (
          <button
            key={`${direction} ${feet}`}
            type="button"
            className={styles.joint}
            data-from={from}
            style={buttonStyle(joint)}
            aria-label={planTexts.joint(joint, count)}
            aria-pressed={!isOmitted}
            onClick={() => setState(index, { isOmitted: !isOmitted, byVisitor: true })}
          >
            <span>{index + 1}</span>
          </button>
        );
      })}
    </PlanSheet>
  );
}

/** A joint's button stands at its end, beside the slab, and reaches over the joint. */
function buttonStyle({ index, from, at, start, end, gap }: DrawnJoint) {
  const isClose = gap < ONE_ROW_GAP;
  const size = isClose ? gap * 1.5 : Math.min(MARGIN, gap);
  const depth = isClose ? ROW_DEPTH : MARGIN;
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
