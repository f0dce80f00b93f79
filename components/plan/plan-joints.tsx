import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { planTexts } from "@/lib/site";
import { formatFeet, type Slab } from "@/lib/slab";
import interactive from "./interactive-plan.module.css";
import styles from "./plan.module.css";
import { PlanDrawing } from "./plan-drawing";
import {
  crackOf,
  type DrawnJoint,
  geometryOf,
  MARGIN,
  type PlanGeometry,
  type Sheet,
} from "./plan-geometry";
import { type JointState, useDemo } from "./use-demo";

/** The joints that are no longer as they were, by index, and the last change. */
export type JointChanges = {
  states: Record<number, JointState>;
  latest?: number;
  byItself?: boolean;
};

type Props = {
  slab: Slab;
  finish: string | undefined;
  changes: JointChanges | undefined;
  onChange: (changes: JointChanges) => void;
};

/** The drawing with its joints: buttons that leave one out. A crack shows what it was for. */
export function PlanJoints({ slab, finish, changes = { states: {} }, onChange }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const geometry = geometryOf(slab, useSize(sheet));
  const { joints } = geometry;
  const { states, latest, byItself } = changes;
  const change = (index: number, state: JointState, byItself: boolean) =>
    onChange({ states: { ...states, [index]: state }, latest: index, byItself });
  useDemo(sheet, (state) => {
    // Unless a joint was pressed, or the slab has become another one.
    const goesOn = state === "omitted" ? latest === undefined && joints.length > 0 : byItself;
    if (goesOn) change(Math.floor((joints.length - 1) / 2), state, true);
  });

  const omitted = joints.filter(({ index }) => states[index] === "omitted");
  const cracked = joints.filter(({ index }) => states[index]);
  const messageOf = (index: number) => {
    if (states[index] === "omitted") return planTexts.omitted(index + 1);
    return byItself ? planTexts.demonstrated(index + 1) : planTexts.restored(index + 1);
  };
  const message = latest === undefined ? planTexts.hint : messageOf(latest);
  const seed = slab.width * 977 + slab.length * 131 + slab.inches * 17;
  return (
    <>
      <div ref={sheet} className={styles.sheet}>
        <PlanDrawing slab={slab} geometry={geometry} finish={finish} omitted={omitted}>
          {omitted.map(({ index, path }) => (
            <path key={index} className={interactive.omittedJoint} d={path} />
          ))}
          {cracked.map((joint) => (
            <path
              key={`${joint.index} ${states[joint.index]}`}
              className={interactive.crack}
              d={crackOf(geometry, joint, omitted, seed + joint.index)}
              data-from={joint.from}
            />
          ))}
        </PlanDrawing>
        {joints.map((joint) => {
          const { index, direction, feet, from } = joint;
          const isOmitted = omitted.includes(joint);
          return (
            <button
              key={`${from} ${feet}`}
              type="button"
              className={interactive.joint}
              data-from={from}
              style={buttonStyle(geometry, joint)}
              aria-label={planTexts.joint(
                index + 1,
                joints.length,
                direction,
                formatFeet(feet),
                from,
              )}
              aria-pressed={!isOmitted}
              onClick={() => change(index, isOmitted ? "restored" : "omitted", false)}
            >
              <span>{index + 1}</span>
            </button>
          );
        })}
      </div>
      {/* What a press has done is read out, what happens by itself is not. */}
      <p className={styles.message} role="status" aria-live={byItself ? "off" : "polite"}>
        {joints.length > 0 && <span key={message}>{message}</span>}
      </p>
    </>
  );
}

/** A joint's button stands at its end, beside the slab, and reaches over the joint. */
function buttonStyle(
  { rect, right, bottom, spacing, rows }: PlanGeometry,
  { index, from, at }: DrawnJoint,
) {
  const gap = spacing[from];
  const size = Math.min(MARGIN, rows[from] === 1 ? gap : gap * 1.5);
  const away = (index % rows[from]) * MARGIN;
  const start = at - size / 2;
  return {
    ...(from === "left"
      ? { left: start, top: bottom + away, width: size, height: MARGIN }
      : { left: right + away, top: start, width: MARGIN, height: size }),
    "--reach": `${(from === "left" ? rect.height : rect.width) + away}px`,
    "--strip": `${Math.min(MARGIN, gap / 2)}px`,
  };
}

/** The size of the sheet, as it is measured. */
function useSize(sheet: RefObject<HTMLElement | null>): Sheet | undefined {
  const [size, setSize] = useState<Sheet>();
  // Before it is painted: the exported drawing stood in the same place.
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = sheet.current ?? {};
      if (Math.min(width, height) > 2 * MARGIN) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (sheet.current) observer.observe(sheet.current);
    return () => observer.disconnect();
  }, [sheet]);
  return size;
}
